import { useLoaderData } from 'react-router-dom';
import { lazyPart } from '@/components/lazy';
import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { Section } from '@/components/section';
import { ButtonLink } from '@/components/ui/button';
import { contactAboutPath, paths } from '@/config/paths';
import { type BuiltYayasan, YayasanWithoutScript } from '@/features/kitchens/open-data/built-lists';
import { correctionSection, yayasanHead, yayasanHero } from '@/features/kitchens/yayasan/content';
import { YayasanSection } from '@/features/kitchens/yayasan/yayasan-section';

const CsvButtons = lazyPart(async () => (await import('@/features/kitchens/import/csv-buttons')).CsvButtons);

export function DataYayasanPage() {
  return (
    <>
      <PageHead {...yayasanHead} path={paths.dataYayasan} />
      <PageHero {...yayasanHero} />
      <YayasanSection csvButtons={<CsvButtons />}>
        <YayasanWithoutScript built={useLoaderData<BuiltYayasan | null>()} />
      </YayasanSection>
      <Section tone="green" {...correctionSection}>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.kontak} variant="accent">
            Hubungi kami
          </ButtonLink>
          <ButtonLink to={contactAboutPath('Keberatan data yayasan')} variant="light">
            Ajukan keberatan
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}
