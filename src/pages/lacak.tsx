import { lazy, Suspense } from 'react';
import { Container, Section } from '@/components/section';
import { LoadingState } from '@/components/states';
import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { ButtonLink } from '@/components/ui/button';
import { anchors, paths } from '@/config/paths';
import { head, hero, lostSection } from '@/features/tracking/content';
import { retryWhenOnline } from '@/lib/retry-when-online';

// Hydrated after the page: with the packages for forms and data it weighs 35 KB.
const TrackingDesk = lazy(() =>
  retryWhenOnline(async () => ({
    default: (await import('@/features/tracking/tracking-desk')).TrackingDesk,
  })),
);

export function LacakPage() {
  return (
    <>
      <PageHead {...head} path={paths.lacak} />
      <PageHero {...hero} isCompact />
      <section aria-label="Kode dan kabar kiriman">
        <Container className="py-8 sm:py-12">
          <div className="max-w-3xl">
            <Suspense
              fallback={
                <div className="h-64 sm:h-48">
                  <LoadingState text="Memuat formulir..." />
                </div>
              }
            >
              <TrackingDesk />
            </Suspense>
          </div>
        </Container>
      </section>
      <Section tone="white" {...lostSection}>
        <ButtonLink to={anchors.formKontak}>Tulis pesan</ButtonLink>
      </Section>
    </>
  );
}
