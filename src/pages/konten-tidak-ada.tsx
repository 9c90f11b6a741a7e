import type { ComponentProps } from 'react';
import { MeantPage } from '@/components/meant-page';
import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { LoadingState } from '@/components/states';
import { ButtonLink } from '@/components/ui/button';
import { type Topic, useIsSettled } from '@/lib/content/content';
import { TidakDitemukanPage } from '@/pages/tidak-ditemukan';

type Head = Pick<ComponentProps<typeof PageHead>, 'title' | 'description'>;

interface AbsentContentProps<Value> {
  /** The topic in which the entry was not found. */
  topic: Topic<Value>;
  /** Whether it was published when the site was built. */
  wasBuilt: boolean;
  checking: { head: Head; text: string };
  withdrawn: {
    head: Head;
    hero: Pick<ComponentProps<typeof PageHero>, 'eyebrow' | 'title' | 'lead'>;
    others: string;
  };
  /** The page with the list of all entries. */
  path: string;
}

/**
 * Shown in place of an article or vacancy that is not there: that it was withdrawn if the build had it, else the page
 * for unknown addresses, once newer content was asked for it.
 */
export function AbsentContent<Value>({
  topic,
  wasBuilt,
  checking,
  withdrawn,
  path,
}: AbsentContentProps<Value>) {
  const isSettled = useIsSettled(topic);
  if (wasBuilt)
    return (
      <>
        <PageHead {...withdrawn.head} path={path} noIndex />
        <PageHero
          {...withdrawn.hero}
          look="plain"
          actions={<ButtonLink to={path}>{withdrawn.others}</ButtonLink>}
        />
      </>
    );
  if (isSettled) return <TidakDitemukanPage />;
  return (
    <MeantPage>
      <div className="min-h-dvh">
        <PageHead {...checking.head} path={path} noIndex />
        <LoadingState text={checking.text} />
      </div>
    </MeantPage>
  );
}
