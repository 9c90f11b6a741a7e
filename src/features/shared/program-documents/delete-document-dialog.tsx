import { DeleteDialog } from '@/components/confirm-dialog';
import type { ProgramDocument } from './api';
import { useDeleteDocument } from './mutations';

export interface DocumentDialogProps {
  document: ProgramDocument;
  onClose: () => void;
}

export function DeleteDocumentDialog({ document, onClose }: DocumentDialogProps) {
  return (
    <DeleteDialog
      title="Konfirmasi Penghapusan"
      description={`Apakah Anda yakin ingin menghapus dokumen "${document.title}"?`}
      note="Filenya ikut terhapus, juga edisi sebelumnya. Bila ternyata keliru, seorang admin dapat memulihkan dokumen ini di halaman Riwayat dengan mengunggah lagi PDF-nya."
      row={document}
      remove={useDeleteDocument()}
      onClose={onClose}
    />
  );
}
