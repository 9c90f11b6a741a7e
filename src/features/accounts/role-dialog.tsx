import { ConfirmDialog } from '@/components/confirm-dialog';
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
  const save = useSetAccountRole();
  const isAdmin = account.role === 'admin';

  return (
    <ConfirmDialog
      title={isAdmin ? 'Cabut akses admin?' : 'Setujui sebagai admin?'}
      description={question(account, isOwn)}
      confirmLabel={isAdmin ? 'Cabut Akses' : 'Setujui'}
      variant={isAdmin ? 'danger' : 'primary'}
      onConfirm={() => save({ ...account, role: isAdmin ? 'pending' : 'admin' })}
      onClose={onClose}
    />
  );
}
