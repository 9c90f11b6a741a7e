import { Container } from '@/components/section';
import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { paths } from '@/config/paths';
import { head, hero, opportunitiesOf } from '@/features/leads/opportunities/kemitraan-strategis.content';
import { OpportunityCard } from '@/features/leads/opportunities/opportunity-card';
import { ProgramNotice } from '@/features/shared/program-notice/program-notice';
import { useCompany } from '@/lib/content/company';

export function KemitraanStrategisPage() {
  const opportunities = opportunitiesOf(useCompany());
  return (
    <>
      <PageHead {...head} path={paths.kemitraan} />
      <PageHero {...hero} />
      <ProgramNotice />
      <Container className="py-6 sm:py-10">
        {opportunities.map((opportunity, index) => (
          <OpportunityCard key={opportunity.id} opportunity={opportunity} position={index + 1} />
        ))}
      </Container>
    </>
  );
}
