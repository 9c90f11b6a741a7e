import { lazy } from 'react';
import { paths } from '@/config/paths';
import { AdminPage } from '@/features/people/auth/admin-page';

const ContentDesk = lazy(async () => ({
  default: (await import('@/features/editorial/editor/content-desk')).ContentDesk,
}));

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
