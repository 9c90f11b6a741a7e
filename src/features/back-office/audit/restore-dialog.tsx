import { ConfirmDialog } from '@/components/confirm-dialog';
import { LoadingState } from '@/components/states';
import { ChosenPdfField } from '@/features/shared/program-documents/chosen-pdf-field';
import { useChosenPdf } from '@/features/shared/program-documents/use-chosen-pdf';
import { photoName } from '@/features/shared/regional-contacts/admin-api';
import { errorMessage } from '@/lib/errors/error-message';
import { formatDateTime } from '@/lib/text/format';
import { type AuditEntry, restorableTable, rowOf, textOf } from './audit-entry';
import { useRestore } from './mutations';
import { useDocumentFile, useIsPhotoGone, useIsScanGone } from './queries';

interface RestoreDialogProps {
  entry: AuditEntry;
  /** 'SPPG Tembalang' */
  name: string;
  onClose: () => void;
}

/** Asks before a deleted row is restored; a document whose file is gone needs its PDF again. */
export function RestoreDialog({ entry, name, onClose }: RestoreDialogProps) {
  const path =
    entry.table_name === 'program_documents' ? textOf(rowOf(entry.before), 'file_path') : undefined;
  const { data: hasFile, error, isLoading } = useDocumentFile(path);
  const { data: isPhotoGone } = useIsPhotoGone(photoName(textOf(rowOf(entry.before), 'foto_url')));
  const { data: isScanGone } = useIsScanGone(textOf(rowOf(entry.before), 'scan_path'));
  const chosen = useChosenPdf({ title: name });
  const { file } = chosen;
  const restore = useRestore();
  const needsFile = path !== undefined && hasFile === false;

  const note =
    (isPhotoGone && 'Fotonya sudah dihapus, jadi kontak ini kembali tanpa foto.') ||
    (isScanGone && 'Pindaiannya sudah dihapus, jadi sertifikat ini kembali tanpa pindaian.') ||
    undefined;

  function handleRestore() {
    const table = restorableTable(entry);
    if (!table || !entry.row_id) return;
    const upload = path && needsFile && file ? { path, file } : undefined;
    const row = { table, id: entry.row_id };
    restore.mutate({ entryId: entry.id, row, upload, name }, { onSuccess: onClose });
  }

  return (
    <ConfirmDialog
      title="Pulihkan data ini?"
      description={`${name} akan tampil lagi di situs, sama seperti saat dihapus pada ${formatDateTime(entry.created_at)}.`}
      note={note}
      confirmLabel="Pulihkan"
      disabled={path !== undefined && !(hasFile || file)}
      isBusy={restore.isPending}
      onConfirm={handleRestore}
      onClose={onClose}
    >
      {isLoading && <LoadingState text="Memeriksa file PDF..." />}
      {error && (
        <p role="alert" className="mb-6 font-semibold text-danger-600">
          File PDF-nya tidak dapat diperiksa. {errorMessage(error)}
        </p>
      )}
      {needsFile && (
        <div className="mb-6">
          <ChosenPdfField
            label="Pilih lagi file PDF-nya"
            hint="File itu ikut terhapus bersama dokumen ini, jadi harus diunggah kembali."
            chosen={chosen}
          />
        </div>
      )}
    </ConfirmDialog>
  );
}
