import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

/** The page of the current route, which is animated and gets the focus after a navigation. */
export function MainArea() {
  const { pathname } = useLocation();
  const mainRef = useRef<HTMLElement>(null);
  const lastPath = useRef<string>(undefined);
  const [firstPath] = useState(pathname);
  const [hasNavigated, setHasNavigated] = useState(false);
  if (!hasNavigated && pathname !== firstPath) setHasNavigated(true);

  useEffect(() => {
    // Screen readers then announce the page, and the keyboard continues in it. Not for the first page of a visit, nor
    // where the page itself has focused what a link points to.
    const main = mainRef.current;
    if (lastPath.current !== undefined && lastPath.current !== pathname && !main?.matches(':focus-within'))
      main?.focus({ preventScroll: true });
    lastPath.current = pathname;
  }, [pathname]);

  return (
    <main id="konten" ref={mainRef} tabIndex={-1} className="flex-1">
      <div key={pathname} className={hasNavigated ? 'animate-enter' : undefined}>
        <Outlet />
      </div>
    </main>
  );
}
