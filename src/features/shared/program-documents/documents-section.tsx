import { type ReactNode, useDeferredValue, useState } from 'react';
import { lazyPart } from '@/components/lazy';
import { FilterBar, phoneColumns } from '@/components/lists/filter-bar';
import { QueryProvider } from '@/components/query-provider';
import { Section } from '@/components/section';
import { useAccess } from '@/features/people/auth/use-access';
import { useScrollToLinkedFilter } from '@/lib/url/linked-scroll';
import { useUrlFilter } from '@/lib/url/use-url-filter';
import { documentFilterSchema } from './document-filter';
import { DocumentList } from './document-list';
import { loadManagementTools } from './document-row';
import type { ProgramDocument } from './api';

const sectionId = 'dokumen';

/**
 * The block "Dokumen dan regulasi" of the programme page.
 * @param children - the list without JavaScript
 */
export function DocumentsSection({ children }: { children?: ReactNode }) {
  useScrollToLinkedFilter(sectionId, documentFilterSchema);
  return (
    <Section
      id={sectionId}
      tone="white"
      layout="side"
      title="Dokumen dan regulasi"
      lead="Ringkasan, panduan, dan daftar periksa untuk dapur SPPG. Unduh atau bagikan; yang terbaru berada di atas."
    >
      {children}
      <DocumentsPanel />
    </Section>
  );
}

// In chunks of their own, as visitors never need them.
const AccessNotice = lazyPart(
  async () => (await import('@/features/people/auth/access-notice')).AccessNotice,
);

const DocumentTools = lazyPart(async () => (await loadManagementTools()).DocumentTools);

function PanelContent() {
  const access = useAccess();
  const { canManage, isManager } = access;
  const urlFilter = useUrlFilter(documentFilterSchema);
  const { filter, reset } = urlFilter;
  const [deleted, setDeleted] = useState<ProgramDocument | null>(null);

  return (
    <>
      {access.isSignedIn && <AccessNotice access={access} className="mb-6" />}
      {canManage && (
        <DocumentTools
          category={filter.kategori}
          hasDesk={isManager}
          deleted={deleted}
          onClose={() => setDeleted(null)}
        />
      )}
      <FilterBar
        urlFilter={urlFilter}
        label="Cari dan saring dokumen"
        className={`mb-6 grid items-end gap-3 ${phoneColumns} sm:grid-cols-[1fr_11rem_auto]`}
        places={{ dokumen: 'max-sm:col-span-full' }}
      />
      <DocumentList
        filter={useDeferredValue(filter)}
        onReset={reset}
        onDelete={canManage ? setDeleted : undefined}
      />
    </>
  );
}

function DocumentsPanel() {
  return (
    <QueryProvider>
      <PanelContent />
    </QueryProvider>
  );
}
