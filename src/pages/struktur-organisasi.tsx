import { useLoaderData } from 'react-router-dom';
import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { Section } from '@/components/section';
import { paths } from '@/config/paths';
import { CommitmentList } from '@/pages/struktur-organisasi/commitment-list';
import {
  chartSection,
  commitmentSection,
  contactsSection,
  organizationHead,
  organizationHero,
} from '@/pages/struktur-organisasi/content';
import { OrgChart } from '@/pages/struktur-organisasi/org-chart';
import {
  type BuiltContacts,
  ContactsWithoutScript,
} from '@/features/shared/regional-contacts/built-contacts';
import { ContactDirectory } from '@/features/shared/regional-contacts/contact-directory';

export function StrukturOrganisasiPage() {
  return (
    <>
      <PageHead {...organizationHead} path={paths.strukturOrganisasi} />
      <PageHero {...organizationHero} />
      <Section {...chartSection}>
        <OrgChart />
      </Section>
      <Section tone="green" layout="side" {...commitmentSection}>
        <CommitmentList />
      </Section>
      <Section {...contactsSection}>
        <ContactsWithoutScript built={useLoaderData<BuiltContacts | null>()} />
        <ContactDirectory isFolded />
      </Section>
    </>
  );
}
