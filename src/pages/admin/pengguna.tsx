import { lazy } from 'react';
import { paths } from '@/config/paths';
import { AdminPage } from '@/features/people/auth/admin-page';

const AccountsDesk = lazy(async () => ({
  default: (await import('@/features/people/accounts/accounts-desk')).AccountsDesk,
}));

export function AdminPenggunaPage() {
  return (
    <AdminPage
      title="Pengguna"
      lead="Akun yang terdaftar di situs ini dan apa yang boleh dilakukannya."
      path={paths.adminUsers}
    >
      <AccountsDesk />
    </AdminPage>
  );
}
