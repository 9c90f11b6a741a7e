import { paths } from '@/config/paths';
import { AccountsDesk } from '@/features/accounts/accounts-desk';
import { AdminPage } from '@/features/auth/admin-page';

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
