import { PageHead } from '@/components/page-head';

export function KerjasamaKonsultanPage() {
  return (
    <PageHead title="KerjasamaKonsultanPage" description="" path="/kemitraan-strategis/kerjasama-konsultan" />
  );
}
