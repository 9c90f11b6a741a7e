import { lazy } from 'react';
import { paths } from '@/config/paths';
import { AdminPage } from '@/features/auth/admin-page';

const LeadList = lazy(async () => ({ default: (await import('@/features/leads/lead-list')).LeadList }));

export function AdminKotakMasukPage() {
  return (
    <AdminPage
      title="Kotak Masuk"
      lead="Pesan dari halaman Kontak dan pengajuan kemitraan, yang terbaru di atas."
      path={paths.adminInbox}
    >
      <LeadList />
    </AdminPage>
  );
}
