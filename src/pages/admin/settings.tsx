import { paths } from '@/config/paths';
import { AccountSummary } from '@/features/auth/account-summary';
import { AdminPage } from '@/features/auth/admin-page';

export function AdminSettingsPage() {
  return (
    <AdminPage
      title="Pengaturan Akun"
      lead="Email, foto, kata sandi, dan hak akun Anda di situs ini."
      path={paths.adminSettings}
      audience="signed-in"
    >
      <AccountSummary />
    </AdminPage>
  );
}
