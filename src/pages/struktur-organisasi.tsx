import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { Section } from '@/components/section';
import { paths } from '@/config/paths';
import { CommitmentList } from '@/features/organization/commitment-list';
import {
  chartSection,
  commitmentSection,
  contactsSection,
  head,
  hero,
} from '@/features/organization/content';
import { OrgChart } from '@/features/organization/org-chart';
import { ContactDirectory } from '@/features/regional-contacts/contact-directory';

export function StrukturOrganisasiPage() {
  return (
    <>
      <PageHead {...head} path={paths.strukturOrganisasi} />
      <PageHero {...hero} look="compact" />
      <Section {...chartSection}>
        <OrgChart />
      </Section>
      <Section tone="green" layout="side" {...commitmentSection}>
        <CommitmentList />
      </Section>
      <Section {...contactsSection}>
        <ContactDirectory />
      </Section>
    </>
  );
}
