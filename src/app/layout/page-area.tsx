import { type ReactNode, Suspense, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { repeatEarlyTap } from '@/app/early-tap';
import { prefetchLinked } from '@/app/prefetch-linked';
import { forgetAttempts } from '@/app/routes';
import { ErrorBoundary } from '@/components/error-boundary';
import { PageEntryContext, useIsBelowShown } from '@/components/page-entry';
import { NavigationEffects } from './navigation-effects';
import { RouteError } from './route-error';

interface PageAreaProps {
  /** Of a prerendered page: resolves when its code is there. Until then its HTML stands as it came. */
  firstPage?: Promise<void>;
  children: ReactNode;
}

function Awaiting({ promise, children }: { promise: Promise<void>; children: ReactNode }) {
  use(promise);
  return children;
}

/** The page as it came, for the moment in which React must let go of its HTML before the code is there. */
function AsItCame() {
  const [html] = useState(() => (import.meta.env.SSR ? '' : document.querySelector('main > div')?.innerHTML));
  // oxlint-disable-next-line react/no-danger -- from this very page
  return <div dangerouslySetInnerHTML={{ __html: html ?? '' }} />;
}

/** What starts once a page answers. */
function PageStart() {
  const isWhole = useIsBelowShown();
  // Before the next tap can come.
  useLayoutEffect(repeatEarlyTap, []);
  useEffect(() => (isWhole ? prefetchLinked() : undefined), [isWhole]);
  return null;
}

/** The main area: the page of the current route, or why there is none. */
export function PageArea({ firstPage, children }: PageAreaProps) {
  const { pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const mainRef = useRef<HTMLElement>(null);
  const [firstPath] = useState(pathname);
  const [hasNavigated, setHasNavigated] = useState(false);
  if (!hasNavigated && pathname !== firstPath) setHasNavigated(true);

  const entryOfNavigation = navigationType === NavigationType.Pop || hash ? 'place' : 'link';

  const page = (
    <PageEntryContext value={hasNavigated ? entryOfNavigation : 'site'}>
      {children}
      <PageStart />
    </PageEntryContext>
  );

  return (
    <main id="konten" ref={mainRef} tabIndex={-1} className="flex-1">
      <ErrorBoundary renderFallback={() => <RouteError />} resetKey={pathname} onError={forgetAttempts}>
        <Suspense>
          <div key={pathname} className={hasNavigated ? 'animate-enter' : undefined}>
            {firstPage && !hasNavigated ? (
              // A boundary of its own, which the next page replaces: leaving need not wait for this page's code.
              <Suspense fallback={<AsItCame />}>
                <Awaiting promise={firstPage}>{page}</Awaiting>
              </Suspense>
            ) : (
              page
            )}
          </div>
          <NavigationEffects mainRef={mainRef} />
        </Suspense>
      </ErrorBoundary>
    </main>
  );
}
