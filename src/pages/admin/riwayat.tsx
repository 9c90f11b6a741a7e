import { lazy } from 'react';
import { paths } from '@/config/paths';
import { AdminPage } from '@/features/people/auth/admin-page';

const AuditList = lazy(async () => ({
  default: (await import('@/features/back-office/audit/audit-list')).AuditList,
}));

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
