import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type FilterSchema, isFiltered, readFilter } from './url-filter';

/** Who comes back to the visit's first page is led to their old place instead. */
let hasArrived = false;

/** Brings a visitor who follows a link to a filtered list to the element that shows it. */
export function useScrollToLinkedFilter(elementId: string, schema: FilterSchema) {
  const { key, search, hash } = useLocation();
  // Only where the visit begins; later changes of the URL happen in front of the reader.
  const isArrival = key === 'default' && !hasArrived;
  const isLinked = isArrival && !hash && isFiltered(readFilter(schema, new URLSearchParams(search)));

  useEffect(() => {
    if (!isLinked) return;
    document.getElementById(elementId)?.scrollIntoView();
    hasArrived = true;
  }, [isLinked, elementId]);
}
