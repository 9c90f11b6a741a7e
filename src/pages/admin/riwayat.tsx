import { paths } from '@/config/paths';
import { adminPage } from '@/features/people/auth/admin-page';

export const AdminRiwayatPage = adminPage(
  {
    title: 'Riwayat',
    lead: 'Siapa mengubah apa dan kapan. Yayasan, SPPG, sertifikat, dokumen, kontak, dan konten situs yang dihapus atau diubah dapat dipulihkan.',
    path: paths.adminAudit,
  },
  async () => (await import('@/features/back-office/audit/audit-list')).AuditList,
);
