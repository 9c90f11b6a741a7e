import { paths } from '@/config/paths';
import { adminPage } from '@/features/people/auth/admin-page';

export const AdminDokumenPage = adminPage(
  {
    title: 'Dokumen',
    lead: 'PDF di halaman Program: yang baru, judul, tanggal, urutan, dan edisinya.',
    path: paths.adminDocuments,
    audience: 'managers',
  },
  async () => (await import('@/features/shared/program-documents/desk/document-desk')).DocumentDesk,
);
