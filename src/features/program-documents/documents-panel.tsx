import { useDeferredValue, useState } from 'react';
import { lazyDialog, lazyPart } from '@/components/lazy';
import { QueryProvider } from '@/components/query-provider';
import { FilterBar } from '@/components/lists/filter-bar';
import { AccessNotice } from '@/features/auth/access-notice';
import { useAccess } from '@/features/auth/use-access';
import { useUrlFilter } from '@/lib/url/use-url-filter';
import type { DocumentAction } from './document-actions';
import { documentFilterSchema } from './document-filter';
import { DocumentList } from './document-list';

// Chunks for users who may manage documents; visitors download neither.
const UploadDocumentButton = lazyPart(
  async () => (await import('./upload-document-button')).UploadDocumentButton,
);
const DocumentDialogs = lazyDialog(async () => (await import('./document-dialogs')).DocumentDialogs);

function PanelContent() {
  const access = useAccess();
  const { canManage } = access;
  const urlFilter = useUrlFilter(documentFilterSchema);
  const { filter, reset } = urlFilter;
  const [action, setAction] = useState<DocumentAction | null>(null);

  return (
    <>
      <AccessNotice access={access} className="mb-6" />
      {canManage && (
        <div className="mb-6">
          <UploadDocumentButton category={filter.kategori} />
        </div>
      )}
      <FilterBar
        urlFilter={urlFilter}
        label="Cari dan saring dokumen"
        className="mb-6 grid grid-cols-[1fr_auto] items-end gap-3 sm:grid-cols-[1fr_11rem_auto]"
        places={{ dokumen: 'max-sm:col-span-full' }}
      />
      <DocumentList
        filter={useDeferredValue(filter)}
        onReset={reset}
        onAction={canManage ? setAction : undefined}
      />
      {action && <DocumentDialogs action={action} onClose={() => setAction(null)} />}
    </>
  );
}

export function DocumentsPanel() {
  return (
    <QueryProvider>
      <PanelContent />
    </QueryProvider>
  );
}
