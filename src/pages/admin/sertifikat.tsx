import { lazyPart } from '@/components/lazy';
import { paths } from '@/config/paths';
import { AdminPage } from '@/features/people/auth/admin-page';

const CertificateDesk = lazyPart(
  async () => (await import('@/features/kitchens/certificates/certificate-desk')).CertificateDesk,
  { essential: true },
);

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
