import { ConfirmDialog } from '@/components/confirm-dialog';
import type { Account } from './api';
import { useSetAccountRole } from './mutations';

interface RoleDialogProps {
  account: Account;
  isOwn: boolean;
  /** Whether accounts without approval may manage data. */
  pendingMayManage: boolean;
  onClose: () => void;
}

function question({ account: { email, role }, isOwn, pendingMayManage }: Omit<RoleDialogProps, 'onClose'>) {
  if (role !== 'admin') {
    return `${email} akan menjadi admin: dapat membaca pesan masuk dan pengajuan kemitraan, serta mengatur akun lain. Pastikan Anda mengenal pemilik email ini.`;
  }
  const loss = isOwn
    ? 'Anda akan kehilangan akses ke kotak masuk, pengguna, dan riwayat. Hanya admin lain yang dapat mengembalikannya.'
    : `${email} tidak akan dapat lagi membaca pesan masuk dan mengatur akun.`;
  return pendingMayManage
    ? `${loss} Data SPPG dan dokumen tetap dapat dikelola selama aturannya “Semua akun yang login”.`
    : loss;
}

/** Asks before somebody becomes an admin or stops being one. */
export function RoleDialog({ onClose, ...about }: RoleDialogProps) {
  const { account } = about;
  const save = useSetAccountRole();
  const isAdmin = account.role === 'admin';

  return (
    <ConfirmDialog
      title={isAdmin ? 'Cabut akses admin?' : 'Setujui sebagai admin?'}
      description={question(about)}
      confirmLabel={isAdmin ? 'Cabut Akses' : 'Setujui sebagai admin'}
      variant={isAdmin ? 'danger' : 'primary'}
      isBusy={save.isPending}
      onConfirm={() =>
        save.mutate({ ...account, role: isAdmin ? 'pending' : 'admin' }, { onSuccess: onClose })
      }
      onClose={onClose}
    />
  );
}
