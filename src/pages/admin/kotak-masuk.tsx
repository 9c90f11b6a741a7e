import { lazyPart } from '@/components/lazy';
import { TextLink } from '@/components/links';
import { paths } from '@/config/paths';
import { AdminPage } from '@/features/people/auth/admin-page';
import { useAccess } from '@/features/people/auth/use-access';

const LeadList = lazyPart(async () => (await import('@/features/leads/inbox/lead-list')).LeadList, {
  essential: true,
});

export function AdminKotakMasukPage() {
  return (
    <AdminPage
      title="Kotak Masuk"
      lead="Pesan, pengajuan kemitraan, dan keluhan tentang dapur, yang terbaru di atas."
      path={paths.adminInbox}
      audience="managers"
    >
      <LeadList />
      <PagesOfAdmins />
    </AdminPage>
  );
}

function PagesOfAdmins() {
  const { isAdmin } = useAccess();
  if (!isAdmin) return null;
  return (
    <p className="mt-8 flex flex-wrap gap-x-6 gap-y-3">
      <TextLink to={paths.adminPersonalData}>Semua data satu orang</TextLink>
      <TextLink to={paths.adminMails}>Surat yang dikirim situs</TextLink>
    </p>
  );
}
