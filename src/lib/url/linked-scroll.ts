import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type FilterSchema, isFiltered, readFilter } from './url-filter';

/** Opens the folds around what a link points to, and the fold that it points to itself. */
function unfold(element: Element | null) {
  for (let fold = element?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    fold.open = true;
}

/**
 * Opens the folds around what the URL's anchor points to; stands before `ScrollRestoration`, which scrolls there. The
 * browser does so by itself only on the first page of a visit.
 */
export function LinkedFold() {
  const location = useLocation();

  useLayoutEffect(() => {
    unfold(document.getElementById(location.hash.slice(1)));
  }, [location]);

  return null;
}

/**
 * Scrolls to what a link points to, once for each history entry: Back and a reload restore the scroll position instead.
 * @returns whether it did
 */
export function scrollOnce(element: Element | null): boolean {
  if (!element || history.state?.hasScrolled) return false;
  unfold(element);
  element.scrollIntoView();
  history.replaceState({ ...history.state, hasScrolled: true }, '');
  return true;
}

/** Scrolls to a list when the visit begins with a link that filters it. */
export function useScrollToLinkedFilter(elementId: string, schema: FilterSchema) {
  const { key, search, hash } = useLocation();
  // Only on the first page of a visit: later changes of the URL happen on this page.
  const isLinked = key === 'default' && !hash && isFiltered(readFilter(schema, new URLSearchParams(search)));

  useEffect(() => {
    if (isLinked) scrollOnce(document.getElementById(elementId));
  }, [isLinked, elementId]);
}
