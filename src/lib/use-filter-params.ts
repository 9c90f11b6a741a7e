import { useLocation, useSearchParams } from 'react-router-dom';

/** Name of the page number in the address. */
export const pageParam = 'halaman';

/**
 * A list's filters, kept in the address so that a link shows the same list. `setFilter` starts at the first page again
 * and leaves the browser's history alone; an empty value removes the filter.
 */
export function useFilterParams() {
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();

  function setFilter(name: string, value: string) {
    // This page stays while the code of the next one is on its way.
    if (location.pathname !== pathname) return;
    // The browser's own address: what is rendered may be behind another filter that was set just now.
    const next = new URLSearchParams(location.search);
    if (value) next.set(name, value);
    else next.delete(name);
    next.delete(pageParam);
    setParams(next, { replace: true });
  }

  return { params, setFilter, resetFilters: () => setParams({}, { replace: true }) };
}

/** The page number in the address, from 1 on; anything else counts as the first page. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get(pageParam));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
