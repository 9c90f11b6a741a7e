import { PageHead } from '@/components/page-head';

export function GaleriPage() {
  return <PageHead title="GaleriPage" description="" path="/galeri" />;
}
