import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { Section } from '@/components/section';
import { paths } from '@/config/paths';
import { head, hero } from '@/features/editorial/openings/content';
import { HowToApply } from '@/features/editorial/openings/how-to-apply';
import { OpeningList } from '@/features/editorial/openings/opening-list';

export function LowonganPage() {
  return (
    <>
      <PageHead {...head} path={paths.lowongan} />
      <PageHero {...hero} look="plain" />
      <Section title={hero.eyebrow}>
        <OpeningList />
      </Section>
      <HowToApply />
    </>
  );
}
