import { lazy } from 'react';
import { paths } from '@/config/paths';
import { AdminPage } from '@/features/people/auth/admin-page';

const MailDesk = lazy(async () => ({
  default: (await import('@/features/back-office/mails/mail-desk')).MailDesk,
}));

export function AdminSuratPage() {
  return (
    <AdminPage
      title="Surat"
      lead="Email yang dikirim situs dengan sendirinya dalam 30 hari terakhir."
      path={paths.adminMails}
    >
      <MailDesk />
    </AdminPage>
  );
}
