import { lazy, useDeferredValue, useState } from 'react';
import { lazyDialog } from '@/components/lazy-dialog';
import { OptionalPart } from '@/components/optional-part';
import { QueryProvider } from '@/components/query-provider';
import { SearchField } from '@/components/lists/search-field';
import { AccessNotice } from '@/features/auth/access-notice';
import { useAccess } from '@/features/auth/use-access';
import { text } from '@/lib/url/url-filter';
import { useUrlFilter } from '@/lib/url/use-url-filter';
import type { ProgramDocument } from './api';
import { DocumentList } from './document-list';

export const documentFilterSchema = { dokumen: text };

// Chunks for users who may manage documents; visitors download neither.
const UploadDocumentButton = lazy(async () => ({
  default: (await import('./upload-document-button')).UploadDocumentButton,
}));
const DeleteDocumentDialog = lazyDialog(
  async () => (await import('./delete-document-dialog')).DeleteDocumentDialog,
);

function PanelContent() {
  const access = useAccess();
  const { canManage } = access;
  const { filter, type } = useUrlFilter(documentFilterSchema);
  const search = useDeferredValue(filter.dokumen);
  const [deleting, setDeleting] = useState<ProgramDocument | null>(null);

  return (
    <>
      <AccessNotice access={access} className="mb-6" />
      <div className="mb-6 flex flex-wrap gap-3">
        <SearchField
          label="Cari dokumen"
          placeholder="Cari judul dokumen..."
          value={filter.dokumen}
          onValueChange={(dokumen) => type({ dokumen })}
          className="flex-1 basis-64"
        />
        {canManage && (
          <OptionalPart>
            <UploadDocumentButton />
          </OptionalPart>
        )}
      </div>
      <DocumentList search={search} onDelete={canManage ? setDeleting : undefined} />
      {deleting && <DeleteDocumentDialog document={deleting} onClose={() => setDeleting(null)} />}
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
