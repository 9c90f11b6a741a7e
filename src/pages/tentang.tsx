import { FoldedList } from '@/components/folded';
import { LegalIdentity } from '@/components/legal-identity';
import { ClosingCall, Section } from '@/components/section';
import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/config/paths';
import {
  directionSection,
  aboutHead,
  coreValues,
  aboutHero,
  partnersSection,
  synergySection,
  valuesSection,
} from '@/pages/tentang/content';
import { usePageTexts } from '@/features/shared/page-texts/page-texts';
import { PartnerList, PartyTable, VisionMission } from '@/pages/tentang/about-sections';

export function TentangPage() {
  const texts = usePageTexts('tentang');
  return (
    <>
      <PageHead {...aboutHead} path={paths.tentang} />
      <PageHero {...aboutHero} title={texts.hero_title} lead={texts.hero_lead} />
      <Section {...directionSection}>
        <VisionMission />
      </Section>
      <Section tone="white" layout="side" {...synergySection}>
        <PartyTable />
        <LegalIdentity />
        <ButtonLink to={paths.strukturOrganisasi} variant="outline" className="mt-5 sm:mt-8">
          Lihat struktur organisasi
        </ButtonLink>
      </Section>
      <Section {...valuesSection}>
        <FoldedList items={coreValues} isWide />
      </Section>
      <Section tone="deep" {...partnersSection}>
        <PartnerList />
      </Section>
      <ClosingCall
        title={texts.closing_title}
        actions={
          <>
            <ButtonLink to={paths.kemitraan}>Lihat peluang kemitraan</ButtonLink>
            <ButtonLink to={paths.kontak} variant="ink">
              Hubungi kami
            </ButtonLink>
          </>
        }
      >
        <p>{texts.closing_text}</p>
      </ClosingCall>
    </>
  );
}
