import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import type { LoaderFunction } from 'react-router-dom';
import { builtDataContext } from '@/lib/built-data';
import { appContext } from './app';

/**
 * A loader that prefetches a page's data while its chunk is loading. It waits for neither: the page itself shows
 * loading and errors. It gives what the build read for the page, null in the browser.
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
    if (!import.meta.env.SSR) read().catch(() => undefined);
    return context.get(builtDataContext);
  };
}
