// The documents of /program are arranged here. New files wait in a dialog until they are published. Documents with an
// `urutan` stand above the others, in an order that people set by dragging or with buttons; the others follow by their
// day.
import { useId, useState } from 'react';
import { FileUp } from 'lucide-react';
import { lazyDialog } from '@/components/lazy';
import { TextLink } from '@/components/links';
import { FilterBar, phoneColumns } from '@/components/lists/filter-bar';
import { Loaded } from '@/components/lists/loaded';
import { EmptyState } from '@/components/states';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { useUrlFilter } from '@/lib/url/use-url-filter';
import { useProgramDocuments } from '@/features/shared/program-documents/api';
import { documentFilterSchema, foundDocuments } from '@/features/shared/program-documents/document-filter';
import type { DocumentAction } from '@/features/shared/program-documents/document-dialogs';
import { ManagedList } from './managed-list';

const DocumentDialogs = lazyDialog(
  async () => (await import('@/features/shared/program-documents/document-dialogs')).DocumentDialogs,
);
const NewDocumentsDialog = lazyDialog(
  async () => (await import('./new-documents-dialog')).NewDocumentsDialog,
);

const { dokumen, kategori } = documentFilterSchema;
const schema = { dokumen, kategori };

/** All programme documents, with what can be done about each, and the way to new ones. */
export function DocumentDesk() {
  const [files, setFiles] = useState<File[]>([]);
  const [action, setAction] = useState<DocumentAction | null>(null);
  const urlFilter = useUrlFilter(schema);
  const { filter, reset, isActive } = urlFilter;

  return (
    <div className="space-y-6">
      <DropZone onChosen={setFiles} />
      <FilterBar
        urlFilter={urlFilter}
        label="Cari dan saring dokumen"
        className={`grid items-end gap-3 ${phoneColumns} sm:grid-cols-[1fr_11rem_auto]`}
        places={{ dokumen: 'max-sm:col-span-full' }}
      />
      <Loaded query={useProgramDocuments()} loading="Memuat dokumen...">
        {(documents) => {
          const found = foundDocuments(documents, filter);
          if (found.length === 0)
            return (
              <EmptyState
                title="Tidak ada dokumen ditemukan."
                action={isActive && <Button onClick={reset}>Hapus pencarian dan filter</Button>}
              >
                Yang Anda terbitkan akan tampil di sini dan di halaman Program.
              </EmptyState>
            );
          return <ManagedList documents={found} isWhole={!isActive} onAction={setAction} />;
        }}
      </Loaded>
      <p>
        <TextLink to={`${paths.program}#dokumen`}>Lihat di halaman Program</TextLink>
      </p>
      {files.length > 0 && <NewDocumentsDialog files={files} onClose={() => setFiles([])} />}
      {action && <DocumentDialogs action={action} onClose={() => setAction(null)} />}
    </div>
  );
}

/** Takes PDFs, several at once, that are dropped on it or chosen. */
function DropZone({ onChosen }: { onChosen: (files: File[]) => void }) {
  const hintId = useId();
  return (
    <div className="relative rounded-2xl border-2 border-dashed border-brand-200 bg-brand-50 px-5 py-5 text-center sm:py-8 hover:border-brand-600 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:ring-6 has-focus-visible:ring-brand-700 has-focus-visible:outline-saffron-400">
      {/* The input covers the whole box, so that files can be dropped anywhere on it. */}
      <input
        type="file"
        multiple
        accept=".pdf,application/pdf"
        aria-label="Tambah dokumen PDF"
        aria-describedby={hintId}
        className="absolute inset-0 w-full cursor-pointer opacity-0"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Lets the same files be chosen again.
          target.value = '';
          if (files.length > 0) onChosen(files);
        }}
      />
      <div aria-hidden="true" className="flex flex-col items-center gap-2">
        <FileUp className="size-8 text-brand-600" />
        <p className="text-lg font-semibold text-brand-700">Pilih file PDF, atau seret ke sini</p>
      </div>
      <p id={hintId} className="mt-1 text-sm text-ink-soft">
        Boleh beberapa sekaligus. Pengunjung baru melihatnya setelah Anda menekan Terbitkan.
      </p>
    </div>
  );
}
