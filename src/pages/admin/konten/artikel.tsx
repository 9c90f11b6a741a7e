import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '@/components/lazy';
import { paths } from '@/config/paths';
import { AdminPage } from '@/features/people/auth/admin-page';
import { useHydratedValue } from '@/lib/use-hydrated-value';

const ArticleEditor = lazyPart(
  async () => (await import('@/features/editorial/editor/articles/article-editor')).ArticleEditor,
  { essential: true },
);

export function AdminArtikelPage() {
  const [params] = useSearchParams();
  const isStored = useHydratedValue(() => params.has('id'), false);
  return (
    <AdminPage
      title={isStored ? 'Edit Artikel' : 'Tulis Artikel'}
      lead="Pengunjung baru melihatnya setelah Anda menerbitkannya. Yang Anda ketik tidak hilang bila halaman dimuat ulang."
      path={paths.adminArticle}
    >
      <ArticleEditor />
    </AdminPage>
  );
}
