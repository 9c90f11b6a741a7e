import { PageHead } from '@/components/page-head';

export function KemitraanStrategisPage() {
  return <PageHead title="KemitraanStrategisPage" description="" path="/kemitraan-strategis" />;
}
