import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import type { LoaderFunction } from 'react-router-dom';
import { appContext } from './app';

/**
 * A loader that has a page's data read while its chunk is loading. It waits for neither: the page itself shows that they
 * are loading, or why they failed.
 */
export function prefetch<Data, Key extends QueryKey>(
  load: () => Promise<FetchQueryOptions<Data, Error, Data, Key>>,
): LoaderFunction {
  const loader: LoaderFunction = ({ context }) => {
    async function read() {
      const [query, { queryClientOf }] = await Promise.all([load(), import('@/lib/queries/query-client')]);
      const { queryClientRef, toasts } = context.get(appContext);
      await queryClientOf(queryClientRef, toasts).prefetchQuery(query);
    }
    // The HTML of a page holds no data.
    if (!import.meta.env.SSR) read().catch(() => undefined);
    return null;
  };
  // Also for the page that a visit begins with.
  loader.hydrate = true;
  return loader;
}
