import { PageHead } from '@/components/page-head';

export function ProgramPage() {
  return <PageHead title="ProgramPage" description="" path="/program" />;
}
