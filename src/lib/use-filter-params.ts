import { useNavigation, useSearchParams } from 'react-router-dom';

/** Name of the page number in the address. */
export const pageParam = 'halaman';

const change = { replace: true, preventScrollReset: true };

/**
 * A list's filters, kept in the address so that a link shows the same list. `setFilter` starts at the first page again
 * and leaves the browser's history alone; an empty value removes the filter.
 */
export function useFilterParams() {
  const isLeaving = useNavigation().state !== 'idle';
  const [params, setParams] = useSearchParams();

  function setFilter(name: string, value: string) {
    // A change of the address would take back the navigation to another page.
    if (isLeaving) return;
    // The browser's own address: what is rendered may be behind another filter that was set just now.
    const next = new URLSearchParams(location.search);
    if (value) next.set(name, value);
    else next.delete(name);
    next.delete(pageParam);
    setParams(next, change);
  }

  return { params, setFilter, resetFilters: () => setParams({}, change) };
}

/** The page number in the address, from 1 on; anything else counts as the first page. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get(pageParam));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
