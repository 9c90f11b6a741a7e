import { PageHead } from '@/components/page-head';

export function BeritaPage() {
  return <PageHead title="BeritaPage" description="" path="/berita" />;
}
