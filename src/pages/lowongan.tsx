import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { Section } from '@/components/section';
import { paths } from '@/config/paths';
import { openingsHead, openingsHero } from '@/features/editorial/openings/content';
import { HowToApply } from '@/features/editorial/openings/how-to-apply';
import { OpeningList } from '@/features/editorial/openings/opening-list';

export function LowonganPage() {
  return (
    <>
      <PageHead {...openingsHead} path={paths.lowongan} />
      <PageHero {...openingsHero} look="plain" />
      <Section title={openingsHero.eyebrow}>
        <OpeningList />
      </Section>
      <HowToApply />
    </>
  );
}
