import { PageHead } from '@/components/page-head';

export function TidakDitemukanPage() {
  return <PageHead title="TidakDitemukanPage" description="" path="/tidak-ditemukan" />;
}
