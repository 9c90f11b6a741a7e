import { PageHead } from '@/components/page-head';

export function DataYayasanPage() {
  return <PageHead title="DataYayasanPage" description="" path="/data-yayasan" />;
}
