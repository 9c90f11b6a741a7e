import { useId, useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { LoadingState } from '@/components/loading-state';
import { isPdf, maxDocumentBytes } from '@/features/program-documents/document-file';
import { errorMessage } from '@/lib/error-message';
import { formatDateTime } from '@/lib/format';
import { type AuditEntry, rowOf, textOf } from './audit-entry';
import { useDocumentFile } from './use-audit';
import { useRestore } from './use-restore';

interface RestoreDialogProps {
  entry: AuditEntry;
  /** 'SPPG Tembalang' */
  name: string;
  onClose: () => void;
}

/** Asks before a deleted row is put back; a document whose file is gone needs its PDF again. */
export function RestoreDialog({ entry, name, onClose }: RestoreDialogProps) {
  const path =
    entry.table_name === 'program_documents' ? textOf(rowOf(entry.before), 'file_path') : undefined;
  const { data: hasFile, error, isLoading } = useDocumentFile(path);
  const [file, setFile] = useState<File | null>(null);
  const { restore, isPending } = useRestore();
  const needsFile = path !== undefined && hasFile === false;

  function handleRestore() {
    const upload = path && needsFile && file ? { path, file } : undefined;
    return restore(name, { entryId: entry.id, upload });
  }

  return (
    <ConfirmDialog
      title="Pulihkan data ini?"
      description={`${name} akan tampil lagi di situs, sama seperti saat dihapus pada ${formatDateTime(entry.created_at)}.`}
      confirmLabel={isPending ? 'Memulihkan...' : 'Pulihkan'}
      isBusy={isPending}
      disabled={path !== undefined && !(hasFile || file)}
      onConfirm={handleRestore}
      onClose={onClose}
    >
      {isLoading && <LoadingState text="Memeriksa berkas PDF..." />}
      {error && (
        <p role="alert" className="mb-6 font-semibold text-danger-600">
          Berkas PDF-nya tidak dapat diperiksa. {errorMessage(error)}
        </p>
      )}
      {needsFile && <FileRequest onChoose={setFile} />}
    </ConfirmDialog>
  );
}

async function fileProblem(file: File): Promise<string | null> {
  if (!(await isPdf(file))) return 'Hanya file PDF yang diizinkan.';
  return file.size > maxDocumentBytes ? 'Ukuran file maksimal adalah 20MB.' : null;
}

function FileRequest({ onChoose }: { onChoose: (file: File | null) => void }) {
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);

  async function handleChange(file: File | undefined) {
    const found = file ? await fileProblem(file) : null;
    setProblem(found);
    onChoose(file && !found ? file : null);
  }

  return (
    <div className="mb-6">
      <label htmlFor={id} className="block font-semibold">
        Pilih lagi berkas PDF-nya
      </label>
      <p id={`${id}-hint`} className="mt-1 text-ink-soft">
        Berkasnya ikut terhapus bersama dokumen ini, jadi harus diunggah kembali.
      </p>
      <input
        id={id}
        type="file"
        accept=".pdf,application/pdf"
        aria-describedby={`${id}-hint ${id}-problem`}
        aria-invalid={problem !== null}
        onChange={(event) => void handleChange(event.target.files?.[0])}
        className="mt-3 block w-full rounded-xl border border-ink-muted bg-white p-2 file:mr-3 file:rounded-full file:border-0 file:bg-brand-600 file:px-4 file:py-2 file:font-semibold file:text-white"
      />
      <p id={`${id}-problem`} role="alert" className="mt-1.5 text-sm font-semibold text-danger-600">
        {problem}
      </p>
    </div>
  );
}
