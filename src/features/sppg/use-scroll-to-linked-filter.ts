import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isFiltered, readSppgFilter } from './sppg-filter';

/** Whoever comes back to the visit's first page is led to their old place instead. */
let hasArrived = false;

/** Brings somebody who follows a link to a tab or a search to the element that shows it. */
export function useScrollToLinkedFilter(elementId: string) {
  const { key, search, hash } = useLocation();
  // Only where the visit begins; later changes of the address happen in front of the reader.
  const isArrival = key === 'default' && !hasArrived;
  const isLinked = isArrival && !hash && isFiltered(readSppgFilter(new URLSearchParams(search)));

  useEffect(() => {
    if (!isLinked) return;
    document.getElementById(elementId)?.scrollIntoView();
    hasArrived = true;
  }, [isLinked, elementId]);
}
