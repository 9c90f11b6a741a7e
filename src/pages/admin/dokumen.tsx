import { lazyPart } from '@/components/lazy';
import { paths } from '@/config/paths';
import { AdminPage } from '@/features/people/auth/admin-page';

const DocumentDesk = lazyPart(
  async () => (await import('@/features/shared/program-documents/desk/document-desk')).DocumentDesk,
  { essential: true },
);

export function AdminDokumenPage() {
  return (
    <AdminPage
      title="Dokumen"
      lead="PDF di halaman Program: yang baru, judul, tanggal, urutan, dan edisinya."
      path={paths.adminDocuments}
      audience="managers"
    >
      <DocumentDesk />
    </AdminPage>
  );
}
