import { lazy } from 'react';
import { paths } from '@/config/paths';
import { AdminPage } from '@/features/people/auth/admin-page';

const SettingsCards = lazy(async () => ({
  default: (await import('@/features/people/settings/settings-cards')).SettingsCards,
}));
const OwnNameForm = lazy(async () => ({
  default: (await import('@/features/people/accounts/own-name-form')).OwnNameForm,
}));
const OwnRights = lazy(async () => ({
  default: (await import('@/features/people/accounts/own-rights')).OwnRights,
}));
const MailChoices = lazy(async () => ({
  default: (await import('@/features/people/accounts/mail-choices')).MailChoices,
}));

export function AdminSettingsPage() {
  return (
    <AdminPage
      title="Pengaturan Akun"
      lead="Nama, email, foto, kata sandi, dan hak akun Anda di situs ini."
      path={paths.adminSettings}
      audience="signed-in"
    >
      <SettingsCards name={<OwnNameForm />} rights={<OwnRights />} mails={<MailChoices />} />
    </AdminPage>
  );
}
