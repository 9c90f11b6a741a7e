import { ConfirmDialog } from '@/components/confirm-dialog';
import type { ProgramDocument } from './api';
import type { DocumentAction } from './document-actions';
import { DocumentFormDialog } from './document-form-dialog';
import { useDeleteDocument } from './mutations';

interface DocumentDialogsProps {
  action: DocumentAction;
  onClose: () => void;
}

export function DocumentDialogs({ action: { kind, document }, onClose }: DocumentDialogsProps) {
  const Dialog = kind === 'edit' ? DocumentFormDialog : DeleteDocumentDialog;
  return <Dialog document={document} onClose={onClose} />;
}

interface DeleteDocumentDialogProps {
  document: ProgramDocument;
  onClose: () => void;
}

function DeleteDocumentDialog({ document, onClose }: DeleteDocumentDialogProps) {
  const remove = useDeleteDocument();
  return (
    <ConfirmDialog
      title="Konfirmasi Penghapusan"
      description={`Apakah Anda yakin ingin menghapus dokumen "${document.title}"?`}
      note="Filenya ikut terhapus. Bila ternyata keliru, seorang admin dapat memulihkan dokumen ini di halaman Riwayat dengan mengunggah lagi PDF-nya."
      confirmLabel="Hapus"
      variant="danger"
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(document, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
