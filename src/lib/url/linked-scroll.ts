import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type FilterSchema, isFiltered, readFilter } from './url-filter';

/**
 * Scrolls to what a link points to, once for each history entry: Back and a reload restore the scroll position instead.
 * @returns whether it did
 */
export function scrollOnce(element: Element | null): boolean {
  if (!element || history.state?.hasScrolled) return false;
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
