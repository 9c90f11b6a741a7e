import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { Section } from '@/components/section';
import { paths } from '@/config/paths';
import { head, hero, photosSection } from '@/features/gallery/content';
import { PhotoGrid } from '@/features/gallery/photo-grid';

export function GaleriPage() {
  return (
    <>
      <PageHead {...head} path={paths.galeri} />
      <PageHero {...hero} look="plain" />
      <Section {...photosSection}>
        <PhotoGrid />
      </Section>
    </>
  );
}
