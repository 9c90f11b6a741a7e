import { lazyPart } from '@/components/lazy';
import { paths } from '@/config/paths';
import { AdminPage } from '@/features/people/auth/admin-page';

const SummaryDesk = lazyPart(
  async () => (await import('@/features/back-office/summary/summary-desk')).SummaryDesk,
  { essential: true },
);

export function AdminRingkasanPage() {
  return (
    <AdminPage title="Ringkasan" lead="Yang perlu ditangani hari ini." path={paths.admin} audience="managers">
      <SummaryDesk />
    </AdminPage>
  );
}
