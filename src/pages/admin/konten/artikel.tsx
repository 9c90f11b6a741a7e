import { lazyPart } from '@/components/lazy';
import { paths } from '@/config/paths';
import { AdminPage } from '@/features/people/auth/admin-page';

const ArticleEditor = lazyPart(
  async () => (await import('@/features/editorial/editor/articles/article-editor')).ArticleEditor,
  { essential: true },
);

export function AdminArtikelPage() {
  return (
    <AdminPage
      title="Tulis Artikel"
      lead="Pengunjung baru melihatnya setelah Anda menerbitkannya. Yang Anda ketik tidak hilang bila halaman dimuat ulang."
      path={paths.adminArticle}
    >
      <ArticleEditor />
    </AdminPage>
  );
}
