import type { LoaderFunction } from 'react-router-dom';

/**
 * A loader that has a page's data read while its code is on its way. It waits for neither: the page itself shows that
 * they are coming, or why they did not.
 */
export function prefetch(read: () => Promise<void>): LoaderFunction {
  const loader: LoaderFunction = () => {
    // The HTML of a page holds no data.
    if (!import.meta.env.SSR) read().catch(() => undefined);
    return null;
  };
  // Also for the page that a visit begins with.
  loader.hydrate = true;
  return loader;
}
