import { paths } from '@/config/paths';
import { OwnRights } from '@/features/accounts/own-rights';
import { AdminPage } from '@/features/auth/admin-page';
import { SettingsCards } from '@/features/settings/settings-cards';

export function AdminSettingsPage() {
  return (
    <AdminPage
      title="Pengaturan Akun"
      lead="Email, foto, kata sandi, dan hak akun Anda di situs ini."
      path={paths.adminSettings}
      audience="signed-in"
    >
      <SettingsCards rights={<OwnRights />} />
    </AdminPage>
  );
}
