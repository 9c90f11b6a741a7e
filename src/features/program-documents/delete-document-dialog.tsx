import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { ProgramDocument } from './api';
import { useDeleteDocument } from './use-delete-document';

interface DeleteDocumentDialogProps {
  document: ProgramDocument;
  onClose: () => void;
}

export function DeleteDocumentDialog({ document, onClose }: DeleteDocumentDialogProps) {
  const { remove, isPending } = useDeleteDocument();

  async function handleDelete() {
    if (await remove(document)) onClose();
  }

  return (
    <Dialog
      role="alertdialog"
      title="Konfirmasi Penghapusan"
      description={`Apakah Anda yakin ingin menghapus dokumen "${document.title}"? Tindakan ini tidak dapat dibatalkan.`}
      onClose={onClose}
    >
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" disabled={isPending} onClick={onClose}>
          Batal
        </Button>
        <Button variant="danger" busy={isPending} onClick={() => void handleDelete()}>
          Hapus
        </Button>
      </div>
    </Dialog>
  );
}
