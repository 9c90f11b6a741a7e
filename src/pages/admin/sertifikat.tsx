import { lazy } from 'react';
import { paths } from '@/config/paths';
import { AdminPage } from '@/features/people/auth/admin-page';

const CertificateDesk = lazy(async () => ({
  default: (await import('@/features/kitchens/certificates/certificate-desk')).CertificateDesk,
}));

export function AdminSertifikatPage() {
  return (
    <AdminPage
      title="Sertifikat"
      lead="Sertifikat setiap SPPG, yang paling dulu habis di atas."
      path={paths.adminCertificates}
      audience="managers"
    >
      <CertificateDesk />
    </AdminPage>
  );
}
