import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { Section } from '@/components/section';
import { paths } from '@/config/paths';
import { newsHead, newsHero, listSection } from '@/features/editorial/news/berita.content';
import { NewsList } from '@/features/editorial/news/news-list';

export function BeritaPage() {
  return (
    <>
      <PageHead {...newsHead} path={paths.berita} />
      <PageHero {...newsHero} look="plain" />
      <Section {...listSection}>
        <NewsList />
      </Section>
    </>
  );
}
