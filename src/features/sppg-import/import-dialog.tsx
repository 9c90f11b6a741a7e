import { Download, FileUp } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { announceDownload } from '@/features/downloads/start-download';
import { errorMessage } from '@/lib/error-message';
import { formatNumber } from '@/lib/format';
import { saveCsv } from '@/lib/save-csv';
import { checkRows } from './check-rows';
import { templateTable } from './export-csv';
import { ImportPreview } from './import-preview';
import { useChosenTable } from './use-chosen-table';
import { useImportReference, useImportSppg } from './use-import-sppg';

function saveTemplate() {
  const fileName = 'template-impor-sppg.csv';
  saveCsv(templateTable(), fileName);
  announceDownload(fileName);
}

/** Template, file, preview with every row's errors, and the import of all rows or none. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { chosen, choose } = useChosenTable();
  const { data: reference, error, isFetching, refetch } = useImportReference();
  const { save, isSaving, progress } = useImportSppg();
  const inputRef = useRef<HTMLInputElement>(null);
  const table = chosen?.table;
  const rows = useMemo(() => table && reference && checkRows(table.rows, reference), [table, reference]);

  async function importRows() {
    const inputs = (rows ?? []).flatMap(({ input }) => input ?? []);
    if (await save(inputs)) onClose();
  }

  return (
    <Dialog
      wide
      title="Impor SPPG dari CSV"
      description="Setiap baris menjadi SPPG baru. Semua baris disimpan sekaligus, atau tidak satu pun."
      // An import that has been sent can't be taken back.
      isBusy={isSaving}
      onClose={onClose}
    >
      {isSaving ? (
        <div className="space-y-3 py-6">
          <output>Menyimpan {formatNumber(table?.rows.length ?? 0)} SPPG...</output>
          <progress
            aria-label="Kemajuan impor"
            max={100}
            value={progress}
            className="block w-full accent-brand-600"
          />
        </div>
      ) : (
        <>
          <p className="max-w-prose text-ink-soft">
            Isi template dengan Excel atau aplikasi lembar kerja lain, satu baris untuk satu SPPG. Kode unik,
            nama, lokasi, dan nama yayasan wajib diisi. Simpan sebagai CSV, lalu pilih filenya di sini.
          </p>
          <div className="mt-5 flex flex-wrap gap-3">
            <input
              ref={inputRef}
              type="file"
              accept=".csv,text/csv"
              aria-label="File CSV"
              hidden
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file) void choose(file);
                // The corrected file has the same name and must count as a choice again.
                target.value = '';
              }}
            />
            <Button variant={table ? 'outline' : 'primary'} onClick={() => inputRef.current?.click()}>
              <FileUp aria-hidden="true" className="size-5" />
              {chosen ? 'Pilih File Lagi' : 'Pilih File CSV'}
            </Button>
            <Button variant="outline" onClick={saveTemplate}>
              <Download aria-hidden="true" className="size-5" />
              Unduh Template
            </Button>
          </div>
          {chosen?.error && (
            <p role="alert" className="mt-5 font-semibold wrap-anywhere text-danger-600">
              {chosen.fileName}: {chosen.error}
            </p>
          )}
          {table && !reference && !error && <LoadingState text="Memeriksa setiap baris..." />}
          {table && !reference && error && (
            <div className="mt-6">
              <ErrorState message={errorMessage(error)} busy={isFetching} onRetry={() => void refetch()} />
            </div>
          )}
          {chosen && table && rows && (
            <ImportPreview
              // Another file starts with its own rows in view.
              key={chosen.id}
              fileName={chosen.fileName}
              ignored={table.ignored}
              rows={rows}
              onImport={() => void importRows()}
            />
          )}
        </>
      )}
    </Dialog>
  );
}
