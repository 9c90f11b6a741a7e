import { lazyPart } from '@/components/lazy';
import { paths } from '@/config/paths';
import { AdminPage } from '@/features/people/auth/admin-page';

const ContentDesk = lazyPart(
  async () => (await import('@/features/editorial/editor/content-desk')).ContentDesk,
  { essential: true },
);

export function AdminKontenPage() {
  return (
    <AdminPage
      title="Konten"
      lead="Berita, foto, tanya jawab, dan data perusahaan yang dibaca pengunjung."
      path={paths.adminContent}
    >
      <ContentDesk />
    </AdminPage>
  );
}
