import { ConfirmDialog } from '@/components/confirm-dialog';
import type { Account } from './api';
import { useSetAccountRole } from './mutations';
import { duties } from './roles';

interface RoleDialogProps {
  account: Account;
  /** The new role. */
  role: string;
  /** Whether accounts without approval may manage data. */
  pendingMayManage: boolean;
  onClose: () => void;
}

function question({ account, role, pendingMayManage }: Omit<RoleDialogProps, 'onClose'>) {
  const { email } = account;
  if (role === 'admin')
    return `${email} akan menjadi admin: dapat ${duties.admin}. Pastikan Anda mengenal pemilik email ini.`;
  if (role === 'pengelola')
    return account.role === 'admin'
      ? `${email} menjadi pengelola: tetap dapat ${duties.pengelola}, tetapi tidak dapat lagi membaca pesan dan pengajuan serta mengatur akun. Undangan yang dikirimnya dan belum diterima ikut ditarik.`
      : `${email} akan menjadi pengelola: dapat ${duties.pengelola}. Yang ditulisnya tentang sebuah dapur langsung terkonfirmasi. Pengelola tidak membaca pesan masuk dan data pribadi.`;
  const loss =
    'Anda akan kehilangan akses ke kotak masuk, pengguna, dan riwayat. Hanya admin lain yang dapat mengembalikannya. Undangan yang Anda kirim dan belum diterima ikut ditarik.';
  return pendingMayManage
    ? `${loss} Data SPPG dan dokumen tetap dapat dikelola selama aturannya “Semua akun yang login”.`
    : loss;
}

interface Words {
  title: string;
  confirmLabel: string;
}

const approvals: Record<string, Words> = {
  admin: { title: 'Setujui sebagai admin?', confirmLabel: 'Setujui sebagai admin' },
  pengelola: { title: 'Setujui sebagai pengelola?', confirmLabel: 'Setujui sebagai pengelola' },
};

const demotion: Words = { title: 'Jadikan pengelola?', confirmLabel: 'Jadikan Pengelola' };
const resignation: Words = { title: 'Lepas peran Anda?', confirmLabel: 'Lepas Peran Saya' };

/** Asks before somebody gets another role, or gives up their own. */
export function RoleDialog({ onClose, ...about }: RoleDialogProps) {
  const { account, role } = about;
  const save = useSetAccountRole();
  const words = account.role === 'admin' && role === 'pengelola' ? demotion : approvals[role];

  return (
    <ConfirmDialog
      {...(words ?? resignation)}
      description={question(about)}
      variant={words ? 'primary' : 'danger'}
      isBusy={save.isPending}
      onConfirm={() => save.mutate({ ...account, role }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
