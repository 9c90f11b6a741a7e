import { paths } from '@/config/paths';
import { AccessModeForm } from '@/features/accounts/access-mode-form';
import { AccountList } from '@/features/accounts/account-list';
import { AdminPage } from '@/features/auth/admin-page';

export function AdminPenggunaPage() {
  return (
    <AdminPage
      title="Pengguna"
      lead="Akun yang terdaftar di situs ini dan apa yang boleh dilakukannya."
      path={paths.adminUsers}
    >
      <div className="space-y-10">
        <AccessModeForm />
        <AccountList />
      </div>
    </AdminPage>
  );
}
