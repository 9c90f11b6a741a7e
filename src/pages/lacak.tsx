import { useState } from 'react';
import { Container, Section } from '@/components/section';
import { lazyForm } from '@/components/lazy';
import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { ButtonLink } from '@/components/ui/button';
import { anchors, paths } from '@/config/paths';
import { head, hero, lostSection } from '@/features/tracking/content';

const TrackingDesk = lazyForm(
  async () => (await import('@/features/tracking/tracking-desk')).TrackingDesk,
  'h-64 sm:h-48',
);

export function LacakPage() {
  // Whoever comes with a code is shown the answer first.
  const [hasCode, setHasCode] = useState(false);
  return (
    <>
      <PageHead {...head} path={paths.lacak} />
      {hasCode ? <h1 className="sr-only">{head.title}</h1> : <PageHero {...hero} isCompact />}
      <section aria-label="Kode dan kabar kiriman">
        <Container className="py-8 sm:py-12">
          <div className="max-w-3xl">
            <TrackingDesk onCode={setHasCode} />
          </div>
        </Container>
      </section>
      <Section tone="white" {...lostSection}>
        <ButtonLink to={anchors.formKontak}>Tulis pesan</ButtonLink>
      </Section>
    </>
  );
}
