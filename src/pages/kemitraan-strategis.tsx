import { Container } from '@/components/section';
import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/config/paths';
import {
  opportunitiesHead,
  opportunitiesHero,
  offers,
  opportunitiesOf,
} from '@/features/leads/opportunities/kemitraan-strategis.content';
import { OpportunityCard } from '@/features/leads/opportunities/opportunity-card';
import { ProgramNoticeLine } from '@/features/shared/program-notice/program-notice';
import { useCompany } from '@/lib/content/company';

export function KemitraanStrategisPage() {
  const opportunities = opportunitiesOf(useCompany());
  return (
    <>
      <PageHead {...opportunitiesHead} path={paths.kemitraan} />
      <PageHero {...opportunitiesHero}>
        <nav aria-label={offers.title} className="mt-5">
          <h2 className="text-lg sm:text-xl">{offers.title}</h2>
          {/* In columns: rows of words would break at other places once the web font arrives. */}
          <ul className="mt-2 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:gap-3">
            {offers.links.map(({ label, to }) => (
              <li key={to}>
                <ButtonLink to={to} variant="light" size="sm" className="w-full px-1! sm:px-4!">
                  {label}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </nav>
      </PageHero>
      <ProgramNoticeLine />
      <Container className="py-6 sm:py-10">
        {opportunities.map((opportunity, index) => (
          <OpportunityCard key={opportunity.id} opportunity={opportunity} position={index + 1} />
        ))}
      </Container>
    </>
  );
}
