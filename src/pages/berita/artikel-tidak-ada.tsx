import { useParams } from 'react-router-dom';
import { builtNews } from 'virtual:content/news';
import { MeantPage } from '@/components/meant-page';
import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { LoadingState } from '@/components/states';
import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { checking, withdrawn } from '@/features/editorial/news/artikel.content';
import { newsTopic } from '@/features/editorial/news/content';
import { useIsSettled } from '@/lib/content/content';
import { TidakDitemukanPage } from '@/pages/tidak-ditemukan';

/** Where no article is, as far as is known. */
export function AbsentArticle() {
  const { slug } = useParams();
  const isSettled = useIsSettled(newsTopic);
  // It was published when the site was built.
  if (builtNews.some((item) => item.slug === slug)) return <Withdrawn />;
  if (isSettled) return <TidakDitemukanPage />;
  return (
    <MeantPage>
      <div className="min-h-dvh">
        <PageHead {...checking.head} path={paths.berita} noIndex />
        <LoadingState text={checking.text} />
      </div>
    </MeantPage>
  );
}

function Withdrawn() {
  return (
    <>
      <PageHead {...withdrawn.head} path={paths.berita} noIndex />
      <PageHero
        {...withdrawn.hero}
        look="plain"
        actions={<ButtonLink to={paths.berita}>Baca berita lain</ButtonLink>}
      />
    </>
  );
}
