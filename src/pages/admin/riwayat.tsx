import { lazyPart } from '@/components/lazy';
import { paths } from '@/config/paths';
import { AdminPage } from '@/features/people/auth/admin-page';

const AuditList = lazyPart(async () => (await import('@/features/back-office/audit/audit-list')).AuditList, {
  essential: true,
});

export function AdminRiwayatPage() {
  return (
    <AdminPage
      title="Riwayat"
      lead="Siapa mengubah apa dan kapan. Yayasan, SPPG, sertifikat, dokumen, kontak, dan konten situs yang dihapus atau diubah dapat dipulihkan."
      path={paths.adminAudit}
    >
      <AuditList />
    </AdminPage>
  );
}
