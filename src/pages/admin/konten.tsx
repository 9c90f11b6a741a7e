import { paths } from '@/config/paths';
import { adminPage } from '@/features/people/auth/admin-page';

export const AdminKontenPage = adminPage(
  {
    title: 'Konten',
    lead: 'Berita, foto, tanya jawab, dan data perusahaan yang dibaca pengunjung.',
    path: paths.adminContent,
  },
  async () => (await import('@/features/editorial/editor/content-desk')).ContentDesk,
);
