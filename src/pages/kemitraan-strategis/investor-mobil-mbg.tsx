import { PageHead } from '@/components/page-head';

export function InvestorMobilMbgPage() {
  return (
    <PageHead title="InvestorMobilMbgPage" description="" path="/kemitraan-strategis/investor-mobil-mbg" />
  );
}
