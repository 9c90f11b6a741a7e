import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { Section } from '@/components/section';
import { paths } from '@/config/paths';
import { head, hero, listSection } from '@/features/editorial/news/berita.content';
import { NewsList } from '@/features/editorial/news/news-list';

export function BeritaPage() {
  return (
    <>
      <PageHead {...head} path={paths.berita} />
      <PageHero {...hero} look="plain" />
      <Section {...listSection}>
        <NewsList />
      </Section>
    </>
  );
}
