import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type FilterSchema, isFiltered, readFilter } from './url-filter';

/** Brings a visitor who follows a link to a filtered list to the element that shows it. */
export function useScrollToLinkedFilter(elementId: string, schema: FilterSchema) {
  const { key, search, hash } = useLocation();
  // Only where the visit begins; later changes of the URL happen in front of the reader.
  const isLinked = key === 'default' && !hash && isFiltered(readFilter(schema, new URLSearchParams(search)));

  useEffect(() => {
    // Noted in the browser's history: back leads to the reader's old place instead.
    if (!isLinked || history.state?.hasArrived) return;
    document.getElementById(elementId)?.scrollIntoView();
    history.replaceState({ ...history.state, hasArrived: true }, '');
  }, [isLinked, elementId]);
}
