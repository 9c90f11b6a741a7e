import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { Tables } from '@/lib/database.types';
import type { Sppg } from './dialog-state';
import { useDeleteSppg } from './use-delete-sppg';

interface DeleteSppgDialogProps {
  sppg: Sppg;
  yayasan: Pick<Tables<'yayasan'>, 'nama'>;
  onClose: () => void;
}

export function DeleteSppgDialog({ sppg, yayasan, onClose }: DeleteSppgDialogProps) {
  const { remove, isPending } = useDeleteSppg();

  async function handleDelete() {
    if (await remove({ id: sppg.id, nama: sppg.nama, yayasanNama: yayasan.nama })) onClose();
  }

  return (
    <Dialog
      role="alertdialog"
      title="Konfirmasi Penghapusan"
      description={`Apakah Anda yakin ingin menghapus SPPG "${sppg.nama}"? Tindakan ini tidak dapat dibatalkan.`}
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
