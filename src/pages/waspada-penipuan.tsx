import { PageHead } from '@/components/page-head';

export function WaspadaPenipuanPage() {
  return <PageHead title="WaspadaPenipuanPage" description="" path="/waspada-penipuan" />;
}
