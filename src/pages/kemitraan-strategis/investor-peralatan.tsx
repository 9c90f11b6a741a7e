import { PageHead } from '@/components/page-head';

export function InvestorPeralatanPage() {
  return (
    <PageHead title="InvestorPeralatanPage" description="" path="/kemitraan-strategis/investor-peralatan" />
  );
}
