import { lazyPart } from '@/components/lazy';
import { paths } from '@/config/paths';
import { AdminPage } from '@/features/people/auth/admin-page';

const MailDesk = lazyPart(async () => (await import('@/features/back-office/mails/mail-desk')).MailDesk, {
  essential: true,
});

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
