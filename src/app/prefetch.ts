import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import type { LoaderFunction } from 'react-router-dom';
import { appContext } from './app';

/**
 * A loader that prefetches a page's data while its chunk is loading. It waits for neither: the page itself shows
 * loading and errors.
 */
export function prefetch<Data, Key extends QueryKey>(
  load: () => Promise<FetchQueryOptions<Data, Error, Data, Key>>,
): LoaderFunction {
  return ({ context }) => {
    async function read() {
      const [query, { queryClientOf }] = await Promise.all([load(), import('@/lib/queries/query-client')]);
      const { queryClientRef, toasts } = context.get(appContext);
      await queryClientOf(queryClientRef, toasts).prefetchQuery(query);
    }
    // Prerendered HTML contains no data.
    if (!import.meta.env.SSR) read().catch(() => undefined);
    return null;
  };
}
