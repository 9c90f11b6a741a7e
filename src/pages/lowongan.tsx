import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { Section } from '@/components/section';
import { TextLink } from '@/components/links';
import { paths } from '@/config/paths';
import { head, hero, openingsTopic, openingTexts } from '@/features/editorial/openings/content';
import { jobPostingJsonLd } from '@/features/editorial/openings/job-posting-json-ld';
import { OpeningList } from '@/features/editorial/openings/opening-list';
import { useContent } from '@/lib/content/content';

export function LowonganPage() {
  return (
    <>
      <PageHead {...head} path={paths.lowongan} jsonLd={useContent(openingsTopic).map(jobPostingJsonLd)} />
      <PageHero {...hero} look="plain" />
      <Section title={hero.eyebrow}>
        <OpeningList />
      </Section>
      <Section tone="white" layout="side" title={openingTexts.howTitle}>
        <p className="max-w-prose text-ink-soft">{openingTexts.how}</p>
        <p className="mt-4">
          <TextLink to={paths.tenagaKerja}>{openingTexts.labour}</TextLink>
        </p>
      </Section>
    </>
  );
}
