// A CSV file adds the SPPG whose code is new and changes those whose code is known: in one call (perbarui_sppg), each with an
// optimistic lock. The file may be an edited export: what a spreadsheet makes of a text is no edit (spreadsheet-text.ts). Code,
// name and foundation find a row and are not written; another spelling is told. What somebody changed after the export (each row
// says when it was, else the file's date) stays, unless its box is ticked. A column whose new values are those of other rows
// needs a tick, too (shifted-columns.ts).
import { Download, FileUp } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { NotLoaded } from '@/components/lists/loaded';
import { ErrorState, LoadingState } from '@/components/states';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { useAccess } from '@/features/people/auth/use-access';
import { downloadMessages } from '@/features/shared/downloads/messages';
import { errorMessage } from '@/lib/errors/error-message';
import { saveRows } from '@/lib/files/csv';
import { readCsvFile, tableFileTypes } from '@/lib/files/read-csv-file';
import { serverNow } from '@/lib/supabase/server-time';
import { formatNumber } from '@/lib/text/format';
import { searchKey } from '@/lib/text/search-key';
import { useToast } from '@/lib/toasts/toast';
import { type CheckedRow, checkRows } from './check-rows';
import { templateTable } from './export-csv';
import { ImportPreview } from './import-preview';
import { useImportSppg } from './mutations';
import { useImportReference, useNewerValues } from './api';
import { changedSince, markNewer } from './newer-values';
import { readTable, type ImportTable } from './read-table';

interface ChosenTable {
  /** The id of the choice: another for every one, even of the same file. */
  id: number;
  fileName: string;
  table?: ImportTable;
  /** Why the file as a whole can't be imported. */
  error?: string;
}

/** Reads the file that was chosen last. */
function useChosenTable() {
  const [chosen, setChosen] = useState<ChosenTable | null>(null);

  const lastId = useRef(0);

  async function choose(file: File) {
    lastId.current += 1;
    const id = lastId.current;
    const read = await readCsvFile(file)
      .then(readTable)
      .then(
        // The device's clock may be wrong by days.
        (table) => ({ table: { ...table, savedAt: file.lastModified + serverNow() - Date.now() } }),
        (error: unknown) => ({ error: errorMessage(error) }),
      );
    // Another file may have been chosen while this one was read.
    if (id === lastId.current) setChosen({ id, fileName: file.name, ...read });
  }

  return { chosen, choose };
}

/** Template, file, preview with the errors and differences of each row, and the import. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { chosen, choose } = useChosenTable();
  const { data: reference, error, isFetching, refetch } = useImportReference();
  const importRows = useImportSppg();
  const toast = useToast();
  const inputRef = useRef<HTMLInputElement>(null);
  const table = chosen?.table;
  const { isAdmin } = useAccess();
  // The foundations to add, kept for the next file: it usually is the corrected one.
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set());
  const checked = useMemo(
    () => table && reference && checkRows(table, reference, wanted, importRows.sentIds),
    [table, reference, wanted, importRows.sentIds],
  );
  const asked = changedSince(checked ?? []);
  const newer = useNewerValues(asked);
  const isNewerNeeded = asked.length > 0;
  const rows = useMemo(
    () => (isNewerNeeded ? checked && newer.data && markNewer(checked, newer.data) : checked),
    [isNewerNeeded, checked, newer.data],
  );

  function saveTemplate() {
    const fileName = 'template-impor-sppg.csv';
    saveRows(templateTable(), fileName);
    toast(downloadMessages.started(fileName));
  }

  const refusedKodes = new Set(importRows.data?.map(({ base }) => searchKey(base.kode_unik_pendaftaran)));
  const isRefused = ({ kode }: CheckedRow) => refusedKodes.has(searchKey(kode));
  // True until the dialog is closed: an import that has been sent can't be undone. It stays for what was refused.
  const isDone = importRows.isSuccess && refusedKodes.size === 0;
  const isSaving = importRows.isPending || isDone;
  const sent = importRows.variables;

  return (
    <Dialog
      wide
      title="Impor SPPG dari Excel"
      description="Baris dengan kode baru menjadi SPPG baru, baris dengan kode yang sudah terdaftar mengubah SPPG itu. Yang akan berubah ditampilkan dulu sebelum disimpan."
      isBusy={isSaving}
      onClose={onClose}
    >
      {isSaving ? (
        <ImportProgress count={sent ? sent.rows.length + sent.updates.length : 0} isDone={isDone} />
      ) : (
        <>
          <p className="max-w-prose text-ink-soft">
            Isi template dengan Excel atau aplikasi lembar kerja lain, satu baris untuk satu SPPG. Kode unik,
            nama, lokasi, dan nama yayasan wajib diisi. Simpan sebagai CSV, lalu pilih filenya di sini.
          </p>
          <p className="mt-2 max-w-prose text-ink-soft">
            Untuk mengubah banyak SPPG sekaligus, ubah file dari Unduh CSV di Excel, lalu pilih di sini. Sel
            yang Anda kosongkan akan mengosongkan isiannya (yang wajib harus tetap terisi); kolom yang tidak
            ada di file dibiarkan.
          </p>
          <div className="mt-5 flex flex-wrap gap-3">
            <input
              ref={inputRef}
              type="file"
              accept={tableFileTypes}
              aria-label="File dari Excel"
              hidden
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                importRows.reset();
                if (file) void choose(file);
                // Lets the corrected file, which has the same name, be chosen again.
                target.value = '';
              }}
            />
            <Button variant={table ? 'outline' : 'primary'} onClick={() => inputRef.current?.click()}>
              <FileUp aria-hidden="true" className="size-5" />
              {chosen ? 'Pilih File Lagi' : 'Pilih File'}
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
          {checked && !rows && (
            <NotLoaded query={newer} loading="Memeriksa apa yang lebih baru daripada file ini..." />
          )}
          {chosen && table && rows && (
            <ImportPreview
              // A new file resets the preview.
              key={chosen.id}
              fileName={chosen.fileName}
              table={table}
              rows={rows}
              isAdmin={isAdmin}
              wanted={wanted}
              onWantedChange={setWanted}
              isRefused={isRefused}
              onImport={(plan) =>
                importRows.mutate(plan, { onSuccess: (refused) => refused.length === 0 && onClose() })
              }
            />
          )}
        </>
      )}
    </Dialog>
  );
}

/** The progress of the import, simulated: a single request reports none. */
function ImportProgress({ count, isDone }: { count: number; isDone: boolean }) {
  const [progress, setProgress] = useState(0);

  useEffect(() => {
    const timer = setInterval(() => setProgress((value) => Math.min(90, value + 10)), 200);
    return () => clearInterval(timer);
  }, []);

  return (
    <div className="space-y-3 py-6">
      <output>Menyimpan {formatNumber(count)} SPPG...</output>
      <progress
        aria-label="Kemajuan impor"
        max={100}
        value={isDone ? 100 : progress}
        className="block w-full accent-brand-600"
      />
    </div>
  );
}
