import { LegalIdentity } from '@/components/legal-identity';
import { ClosingCall, Section } from '@/components/section';
import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/config/paths';
import {
  closing,
  directionSection,
  head,
  hero,
  partnersSection,
  synergySection,
  valuesSection,
} from '@/pages/tentang/content';
import { CoreValues, PartnerList, PartyTable, VisionMission } from '@/pages/tentang/about-sections';

export function TentangPage() {
  return (
    <>
      <PageHead {...head} path={paths.tentang} />
      <PageHero {...hero} />
      <Section {...directionSection}>
        <VisionMission />
      </Section>
      <Section tone="white" layout="side" {...synergySection}>
        <PartyTable />
        <LegalIdentity />
        <ButtonLink to={paths.strukturOrganisasi} variant="outline" className="mt-8">
          Lihat struktur organisasi
        </ButtonLink>
      </Section>
      <Section {...valuesSection}>
        <CoreValues />
      </Section>
      <Section tone="deep" {...partnersSection}>
        <PartnerList />
      </Section>
      <ClosingCall
        title={closing.title}
        actions={
          <>
            <ButtonLink to={paths.kemitraan}>Lihat peluang kemitraan</ButtonLink>
            <ButtonLink to={paths.kontak} variant="ink">
              Hubungi kami
            </ButtonLink>
          </>
        }
      >
        <p>{closing.text}</p>
      </ClosingCall>
    </>
  );
}
