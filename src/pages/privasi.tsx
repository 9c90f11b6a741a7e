import { PageHead } from '@/components/page-head';

export function PrivasiPage() {
  return <PageHead title="PrivasiPage" description="" path="/privasi" />;
}
