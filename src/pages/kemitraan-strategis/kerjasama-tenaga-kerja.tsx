import { PageHead } from '@/components/page-head';

export function KerjasamaTenagaKerjaPage() {
  return (
    <PageHead
      title="KerjasamaTenagaKerjaPage"
      description=""
      path="/kemitraan-strategis/kerjasama-tenaga-kerja"
    />
  );
}
