import { lazyPart } from '@/components/lazy';
import { paths } from '@/config/paths';
import { AdminPage } from '@/features/people/auth/admin-page';

// One chunk, so that all cards appear together.
const Settings = lazyPart(
  async () => {
    const [{ SettingsCards }, { OwnNameForm }, { OwnRights }, { MailChoices }, { DeviceCard }] =
      await Promise.all([
        import('@/features/people/settings/settings-cards'),
        import('@/features/people/accounts/own-name-form'),
        import('@/features/people/accounts/own-rights'),
        import('@/features/people/accounts/mail-choices'),
        import('@/features/people/second-factor/device-card'),
      ]);
    return () => (
      <SettingsCards
        name={<OwnNameForm />}
        rights={<OwnRights />}
        mails={<MailChoices />}
        devices={<DeviceCard />}
      />
    );
  },
  { essential: true },
);

export function AdminSettingsPage() {
  return (
    <AdminPage
      title="Pengaturan Akun"
      lead="Nama, email, foto, kata sandi, dan hak akun Anda di situs ini."
      path={paths.adminSettings}
      audience="signed-in"
    >
      <Settings />
    </AdminPage>
  );
}
