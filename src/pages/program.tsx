import { useLoaderData } from 'react-router-dom';
import { ClosingCall } from '@/components/section';
import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { TextLink } from '@/components/links';
import { ButtonLink } from '@/components/ui/button';
import { anchors, paths } from '@/config/paths';
import { BusinessOpportunities, PartnershipOverview, ProgramBasics } from '@/pages/program/program-sections';
import { programHead, programHero } from '@/pages/program/content';
import { usePageTexts } from '@/features/shared/page-texts/page-texts';
import type { BuiltProgram } from '@/pages/program/built-program';
import { DocumentsWithoutScript } from '@/features/shared/program-documents/built-documents';
import { DocumentsSection } from '@/features/shared/program-documents/documents-section';
import { ProgramNotice } from '@/features/shared/program-notice/program-notice';
import { MapBesideList } from '@/features/kitchens/map/map-beside-list';
import { NetworkWithoutScript } from '@/features/kitchens/open-data/built-lists';
import { SppgNetworkSection, StageCounts } from '@/features/kitchens/sppg/network/sppg-network';

export function ProgramPage() {
  const texts = usePageTexts('program');
  const built = useLoaderData<BuiltProgram | null>();
  return (
    <>
      <PageHead {...programHead} path={paths.program} />
      <PageHero
        {...programHero}
        title={texts.hero_title}
        lead={
          <>
            {texts.hero_lead}{' '}
            <TextLink onGreen to={anchors.sekilasPeluang} className="block w-fit">
              Lihat sekilas peluang kolaborasi
            </TextLink>
          </>
        }
      >
        <StageCounts />
      </PageHero>
      <ProgramNotice isWhole />
      <ProgramBasics />
      <DocumentsSection>
        <DocumentsWithoutScript built={built && built.documents} />
      </DocumentsSection>
      <BusinessOpportunities />
      <PartnershipOverview />
      <SppgNetworkSection>
        {/* On a phone the filter has the kabupaten, and Cek SPPG the map. */}
        <div className="mb-8 max-sm:hidden">
          <MapBesideList />
        </div>
        <NetworkWithoutScript built={built && built.network} />
      </SppgNetworkSection>
      <ClosingCall
        title={texts.closing_title}
        actions={
          <>
            <ButtonLink to={paths.kemitraan}>Jadi Mitra Kami</ButtonLink>
            <ButtonLink to={paths.kontak} variant="ink">
              Kontak Kami
            </ButtonLink>
          </>
        }
      >
        <p>{texts.closing_text}</p>
      </ClosingCall>
    </>
  );
}
