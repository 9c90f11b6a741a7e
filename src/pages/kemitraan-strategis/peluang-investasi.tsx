import { PageHead } from '@/components/page-head';

export function PeluangInvestasiPage() {
  return (
    <PageHead title="PeluangInvestasiPage" description="" path="/kemitraan-strategis/peluang-investasi" />
  );
}
