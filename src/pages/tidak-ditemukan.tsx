import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { head, hero } from './tidak-ditemukan.content';

export function TidakDitemukanPage() {
  return (
    <>
      <PageHead {...head} path="/404" noIndex />
      <PageHero
        {...hero}
        actions={
          <>
            <ButtonLink to={paths.home} variant="accent">
              Kembali ke beranda
            </ButtonLink>
            <ButtonLink to={paths.kontak} variant="light">
              Hubungi kami
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
