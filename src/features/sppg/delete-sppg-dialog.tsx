import { useState } from 'react';
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
  const [isBusy, setIsBusy] = useState(false);

  async function handleConfirm() {
    setIsBusy(true);
    const isDone = await remove({ id: sppg.id, nama: sppg.nama, yayasanNama: yayasan.nama });
    setIsBusy(false);
    if (isDone) onClose();
  }

  return (
    <ConfirmDialog
      title="Konfirmasi Penghapusan"
      description={`Apakah Anda yakin ingin menghapus SPPG "${sppg.nama}"? Tindakan ini tidak dapat dibatalkan.`}
      confirmLabel="Hapus"
      variant="danger"
      isBusy={isBusy}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    />
  );
}
