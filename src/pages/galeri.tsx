import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { Section } from '@/components/section';
import { paths } from '@/config/paths';
import { photosTopic, textsOf } from '@/features/editorial/gallery/content';
import { PhotoGrid } from '@/features/editorial/gallery/photo-grid';
import { useContent } from '@/lib/content/content';

export function GaleriPage() {
  const { head, hero, section } = textsOf(useContent(photosTopic));
  return (
    <>
      <PageHead {...head} path={paths.galeri} />
      <PageHero {...hero} look="plain" />
      <Section {...section}>
        <PhotoGrid />
      </Section>
    </>
  );
}
