import { ConfirmDialog } from '@/components/confirm-dialog';
import type { Sppg, YayasanName } from './dialog-state';
import { useDeleteSppg } from './use-delete-sppg';

interface DeleteSppgDialogProps {
  sppg: Sppg;
  yayasan: YayasanName;
  onClose: () => void;
}

export function DeleteSppgDialog({ sppg, yayasan, onClose }: DeleteSppgDialogProps) {
  const remove = useDeleteSppg();
  return (
    <ConfirmDialog
      title="Konfirmasi Penghapusan"
      description={`Apakah Anda yakin ingin menghapus SPPG "${sppg.nama}"? Tindakan ini tidak dapat dibatalkan.`}
      confirmLabel="Hapus"
      variant="danger"
      onConfirm={() => remove({ id: sppg.id, nama: sppg.nama, yayasanNama: yayasan.nama })}
      onClose={onClose}
    />
  );
}
