import { paths } from '@/config/paths';
import { adminPage } from '@/features/people/auth/admin-page';

export const AdminSuratPage = adminPage(
  {
    title: 'Surat',
    lead: 'Email yang dikirim situs dengan sendirinya dalam 30 hari terakhir.',
    path: paths.adminMails,
  },
  async () => (await import('@/features/back-office/mails/mail-desk')).MailDesk,
);
