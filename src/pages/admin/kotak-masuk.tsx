import { paths } from '@/config/paths';
import { AdminPage } from '@/features/auth/admin-page';
import { LeadFilters } from '@/features/leads/lead-filters';
import { LeadList } from '@/features/leads/lead-list';

export function AdminKotakMasukPage() {
  return (
    <AdminPage
      title="Kotak Masuk"
      lead="Pesan dari halaman Kontak dan pengajuan kemitraan, yang terbaru di atas."
      path={paths.adminInbox}
    >
      <LeadFilters />
      <LeadList />
    </AdminPage>
  );
}
