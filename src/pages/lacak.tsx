import { useState } from 'react';
import { Container, Section } from '@/components/section';
import { lazyForm } from '@/components/lazy';
import { PageHead } from '@/components/page-head';
import { heroBox, PageHero } from '@/components/page-hero';
import { ButtonLink } from '@/components/ui/button';
import { anchors, paths } from '@/config/paths';
import { trackingHead, trackingHero, lostSection } from '@/features/leads/tracking/content';

const TrackingDesk = lazyForm(
  async () => (await import('@/features/leads/tracking/tracking-desk')).TrackingDesk,
  `${heroBox} h-82 sm:h-60`,
);

export function LacakPage() {
  // A visitor who comes with a code sees the answer above everything else.
  const [hasCode, setHasCode] = useState(false);
  return (
    <>
      <PageHead {...trackingHead} path={paths.lacak} />
      {hasCode ? (
        <h1 className="sr-only">{trackingHead.title}</h1>
      ) : (
        <PageHero {...trackingHero} look="search" />
      )}
      <section aria-label="Kode dan kabar pesan">
        <Container className={hasCode ? 'py-8 sm:py-12' : 'pb-8 sm:pb-12'}>
          <TrackingDesk onCode={setHasCode} />
        </Container>
      </section>
      <Section tone="white" {...lostSection}>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.keluhan}>Tulis keluhan lagi</ButtonLink>
          <ButtonLink to={anchors.formKontak} variant="outline">
            Tulis pesan
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}
