import { ConfirmDialog } from '@/components/confirm-dialog';
import type { Account } from './api';
import { useSetAccountRole } from './mutations';

interface RoleDialogProps {
  account: Account;
  /** The new role. */
  role: string;
  isOwn: boolean;
  /** Whether accounts without approval may manage data. */
  pendingMayManage: boolean;
  onClose: () => void;
}

function question({ account, role, isOwn, pendingMayManage }: Omit<RoleDialogProps, 'onClose'>) {
  const { email } = account;
  if (role === 'admin')
    return `${email} akan menjadi admin: dapat membaca pesan masuk dan pengajuan kemitraan, serta mengatur akun lain. Pastikan Anda mengenal pemilik email ini.`;
  if (role === 'pengelola')
    return `${email} akan menjadi pengelola: dapat mengelola SPPG, sertifikat, dan dokumen program, dan yang ditulisnya tentang sebuah dapur langsung terkonfirmasi. Pengelola tidak membaca pesan masuk dan data pribadi.`;
  const loss = isOwn
    ? 'Anda akan kehilangan akses ke kotak masuk, pengguna, dan riwayat. Hanya admin lain yang dapat mengembalikannya. Undangan yang Anda kirim dan belum diterima ikut ditarik.'
    : account.role === 'admin'
      ? `${email} tidak akan dapat lagi membaca pesan masuk dan mengatur akun. Undangan yang dikirimnya dan belum diterima ikut ditarik.`
      : `${email} tidak akan dapat lagi mengelola sertifikat dan mengonfirmasi SPPG.`;
  return pendingMayManage
    ? `${loss} Data SPPG dan dokumen tetap dapat dikelola selama aturannya “Semua akun yang login”.`
    : loss;
}

const words: Record<string, { title: string; confirmLabel: string }> = {
  admin: { title: 'Setujui sebagai admin?', confirmLabel: 'Setujui sebagai admin' },
  pengelola: { title: 'Setujui sebagai pengelola?', confirmLabel: 'Setujui sebagai pengelola' },
};

/** Asks before somebody gets another role or loses theirs. */
export function RoleDialog({ onClose, ...about }: RoleDialogProps) {
  const { account, role } = about;
  const save = useSetAccountRole();
  const approval = words[role];
  const revocation = {
    title: account.role === 'admin' ? 'Cabut akses admin?' : 'Cabut akses pengelola?',
    confirmLabel: 'Cabut Akses',
  };

  return (
    <ConfirmDialog
      {...(approval ?? revocation)}
      description={question(about)}
      variant={approval ? 'primary' : 'danger'}
      isBusy={save.isPending}
      onConfirm={() => save.mutate({ ...account, role }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
