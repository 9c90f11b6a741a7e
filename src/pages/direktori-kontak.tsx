import { PageHead } from '@/components/page-head';

export function DirektoriKontakPage() {
  return <PageHead title="DirektoriKontakPage" description="" path="/direktori-kontak" />;
}
