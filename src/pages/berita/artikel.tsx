import { PageHead } from '@/components/page-head';

export function BeritaArtikelPage() {
  return <PageHead title="BeritaArtikelPage" description="" path="/berita/artikel" />;
}
