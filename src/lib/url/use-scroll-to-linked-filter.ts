import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type FilterSchema, isFiltered, readFilter } from './url-filter';

/** Scrolls to a list when the visit begins with a link that filters it. */
export function useScrollToLinkedFilter(elementId: string, schema: FilterSchema) {
  const { key, search, hash } = useLocation();
  // Only on the first page of a visit: later changes of the URL happen on this page.
  const isLinked = key === 'default' && !hash && isFiltered(readFilter(schema, new URLSearchParams(search)));

  useEffect(() => {
    // Remembered in the history entry: going back restores the scroll position instead.
    if (!isLinked || history.state?.hasScrolled) return;
    document.getElementById(elementId)?.scrollIntoView();
    history.replaceState({ ...history.state, hasScrolled: true }, '');
  }, [isLinked, elementId]);
}
