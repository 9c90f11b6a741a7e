import { paths } from '@/config/paths';
import { adminPage } from '@/features/people/auth/admin-page';

export const AdminSertifikatPage = adminPage(
  {
    title: 'Sertifikat',
    lead: 'Sertifikat setiap SPPG, yang paling dulu habis di atas.',
    path: paths.adminCertificates,
    audience: 'managers',
  },
  async () => (await import('@/features/kitchens/certificates/certificate-desk')).CertificateDesk,
);
