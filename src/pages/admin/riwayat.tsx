import { paths } from '@/config/paths';
import { AuditFilters } from '@/features/audit/audit-filters';
import { AuditList } from '@/features/audit/audit-list';
import { AdminPage } from '@/features/auth/admin-page';

export function AdminRiwayatPage() {
  return (
    <AdminPage
      title="Riwayat"
      lead="Siapa mengubah apa dan kapan. Yayasan, SPPG, dan dokumen yang terhapus dapat dipulihkan."
      path={paths.adminAudit}
    >
      <AuditFilters />
      <AuditList />
    </AdminPage>
  );
}
