import { Navigate, useLoaderData } from 'react-router-dom';
import { lazyPart } from '@/components/lazy';
import { Container, Section } from '@/components/section';
import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { RunningText } from '@/components/running-text';
import { districtPath, paths } from '@/config/paths';
import { checkHead, checkHero, mapSection, reportSection } from '@/features/kitchens/check/content';
import { ReportSteps } from '@/features/kitchens/check/report-steps';
import { SppgCheck, useSearched } from '@/features/kitchens/check/sppg-check';
import type { AllComplaints } from '@/features/kitchens/public-complaints/api';
import { OngoingIncidents } from '@/features/kitchens/incidents/ongoing';
import { MapBesideList } from '@/features/kitchens/map/map-beside-list';
import { useDistrictParam } from '@/features/kitchens/map/use-district-param';
import { tiles } from '@/features/shared/wilayah/tiles';

// It is in the prerendered HTML, far below the search.
const UnlinkedComplaints = lazyPart(
  async () => (await import('@/features/kitchens/public-complaints/unlinked-complaints')).UnlinkedComplaints,
);

export function SppgPage() {
  // Another key renders the boxes as new elements: the same ones, moved down by an answer, would count as layout shift.
  const searched = useSearched();
  const place = searched === undefined ? 'below the box' : 'below an answer';
  const { chosen } = useDistrictParam();
  const built = useLoaderData<AllComplaints | null>();
  // Links from the time when this page listed the kitchens of a kabupaten or kota.
  if (searched === undefined && Object.keys(tiles).includes(chosen))
    return <Navigate to={districtPath(chosen)} replace />;
  return (
    <>
      <PageHead {...checkHead} path={paths.sppg} />
      <PageHero {...checkHero} look="search" />
      <section aria-label="Cek SPPG">
        <Container className="pb-8 sm:pb-12">
          <SppgCheck />
          <OngoingIncidents key={place} />
        </Container>
      </section>
      <Section key={place} tone="deep" {...mapSection} lead={<RunningText text={mapSection.lead} />}>
        <MapBesideList />
      </Section>
      <Section tone="white" {...reportSection}>
        <ReportSteps code={searched || undefined} />
        <UnlinkedComplaints built={built} />
      </Section>
    </>
  );
}
