import { ClosingCall } from '@/components/closing-call';
import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { Section } from '@/components/section';
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
} from '@/features/about/content';
import { CoreValues } from '@/features/about/core-values';
import { PartnerList } from '@/features/about/partner-list';
import { PartyTable } from '@/features/about/party-table';
import { VisionMission } from '@/features/about/vision-mission';

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
