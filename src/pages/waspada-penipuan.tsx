import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { RunningText } from '@/components/running-text';
import { Section } from '@/components/section';
import { ButtonAnchor, ButtonLink } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { ProgramNotice } from '@/features/shared/program-notice/program-notice';
import {
  ClaimList,
  OfficialChannels,
  PrincipleList,
  FraudReportSteps,
} from '@/pages/waspada-penipuan/warning-sections';
import {
  officialChannelsSection,
  checkNote,
  claimsSection,
  fraudHead,
  fraudHero,
  principlesSection,
  fraudReportSection,
} from '@/pages/waspada-penipuan/content';

export function WaspadaPenipuanPage() {
  return (
    <>
      <PageHead {...fraudHead} path={paths.waspadaPenipuan} />
      <PageHero
        {...fraudHero}
        actions={
          <>
            <ButtonLink to="#keadaan-program" variant="accent">
              Apakah pendaftaran dibuka?
            </ButtonLink>
            <ButtonAnchor href={site.officialChannels.registration} rel="noopener noreferrer" variant="light">
              Buka {new URL(site.officialChannels.registration).host}
            </ButtonAnchor>
          </>
        }
      />
      <Section {...principlesSection}>
        <PrincipleList />
      </Section>
      <div className="pb-8 sm:pb-20">
        <ProgramNotice />
      </div>
      <Section tone="white" {...claimsSection}>
        <ClaimList />
        <p className="mt-5 max-w-prose sm:mt-8">
          <RunningText text={checkNote} />
        </p>
      </Section>
      <Section tone="green" layout="side" {...fraudReportSection}>
        <FraudReportSteps />
      </Section>
      <Section {...officialChannelsSection}>
        <OfficialChannels />
        <ButtonLink to={paths.direktoriKontak} variant="outline" className="mt-6 sm:mt-10">
          Cocokkan nomor narahubung daerah
        </ButtonLink>
      </Section>
    </>
  );
}
