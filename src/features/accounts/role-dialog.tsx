import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { Account } from './api';
import { useSetAccountRole } from './use-accounts';

interface RoleDialogProps {
  account: Account;
  isOwn: boolean;
  onClose: () => void;
}

function question({ email, role }: Account, isOwn: boolean): string {
  if (role !== 'admin') {
    return `${email} akan dapat membaca pesan masuk dan pengajuan kemitraan, serta mengatur akun lain. Pastikan Anda mengenal pemilik email ini.`;
  }
  return isOwn
    ? 'Anda akan kehilangan akses ke kotak masuk, pengguna, dan riwayat. Hanya admin lain yang dapat mengembalikannya.'
    : `${email} tidak akan dapat lagi membaca pesan masuk dan mengatur akun.`;
}

/** Asks before somebody becomes an admin or stops being one. */
export function RoleDialog({ account, isOwn, onClose }: RoleDialogProps) {
  const { save, isPending } = useSetAccountRole();
  const isAdmin = account.role === 'admin';

  async function handleConfirm() {
    if (await save({ ...account, role: isAdmin ? 'pending' : 'admin' })) onClose();
  }

  return (
    <Dialog
      role="alertdialog"
      title={isAdmin ? 'Cabut akses admin?' : 'Setujui sebagai admin?'}
      description={question(account, isOwn)}
      onClose={onClose}
    >
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" disabled={isPending} onClick={onClose}>
          Batal
        </Button>
        <Button
          variant={isAdmin ? 'danger' : 'primary'}
          busy={isPending}
          onClick={() => void handleConfirm()}
        >
          {isAdmin ? 'Cabut Akses' : 'Setujui'}
        </Button>
      </div>
    </Dialog>
  );
}
