import { PageHead } from '@/components/page-head';

export function BerandaPage() {
  return <PageHead title="BerandaPage" description="" path="/beranda" />;
}
