import { PageHead } from '@/components/page-head';

export function TentangPage() {
  return <PageHead title="TentangPage" description="" path="/tentang" />;
}
