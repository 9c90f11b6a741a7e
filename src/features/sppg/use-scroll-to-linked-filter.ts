import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isFiltered, readSppgFilter } from './sppg-filter';

/** Brings somebody who follows a link to a tab or a search to the element that shows it. */
export function useScrollToLinkedFilter(elementId: string) {
  const { key, search, hash } = useLocation();
  // Only where the visit begins; later changes of the address happen in front of the reader.
  const isArrival = key === 'default';
  const isLinked = isArrival && !hash && isFiltered(readSppgFilter(new URLSearchParams(search)));

  useEffect(() => {
    if (isLinked) document.getElementById(elementId)?.scrollIntoView();
  }, [isLinked, elementId]);
}
