import { PageHead } from '@/components/page-head';

export function KontakPage() {
  return <PageHead title="KontakPage" description="" path="/kontak" />;
}
