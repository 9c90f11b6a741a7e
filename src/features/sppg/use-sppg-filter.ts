import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  NavigationType,
  useLocation,
  useNavigation,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';
import { isFiltered, noFilter, readSppgFilter, type SppgFilter, writeSppgFilter } from './sppg-filter';

/** Safari refuses more than 100 changes of the address in 30 seconds: it follows after a pause in typing. */
const typingPauseMs = 400;

/** Marks the changes of the address that were made here: the filter is ahead of them, not behind. */
const ownChange = { changedBySppgFilter: true };

function isOwnChange(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'changedBySppgFilter' in state;
}

/**
 * The filter of a page with SPPG. It answers at once and the address follows, so that it can be linked; links and the
 * back button change it the other way round.
 * @param statusInTabs - the status is chosen by tabs, which a reset leaves as they are
 */
export function useSppgFilter({ statusInTabs = false } = {}) {
  const [params, setParams] = useSearchParams();
  const { key, state } = useLocation();
  const isLeaving = useNavigation().state !== 'idle';
  const navigationType = useNavigationType();
  const written = useMemo(() => readSppgFilter(params), [params]);
  const [filter, setFilter] = useState(written);
  const [lastKey, setLastKey] = useState(key);
  const searchRef = useRef<HTMLInputElement>(null);

  if (key !== lastKey) {
    setLastKey(key);
    if (navigationType === NavigationType.Pop || !isOwnChange(state)) setFilter(written);
  }

  const lastSearch = useRef(params.toString());
  useEffect(() => {
    lastSearch.current = params.toString();
  }, [params]);

  const write = useCallback(
    (next: SppgFilter, { replace }: { replace: boolean }) => {
      const nextParams = writeSppgFilter(params, next);
      // Radix names a pressed tab twice, by the pointer and by the focus; one step back must undo it.
      if (nextParams.toString() === lastSearch.current) return;
      lastSearch.current = nextParams.toString();
      setParams(nextParams, { replace, state: ownChange, preventScrollReset: true });
    },
    [params, setParams],
  );

  useEffect(() => {
    // Writing the address now would take back the navigation to another page.
    if (isLeaving || filter.cari.trim() === written.cari) return;
    // Starting to search is one step back, not every letter.
    const timer = setTimeout(() => write(filter, { replace: written.cari !== '' }), typingPauseMs);
    return () => clearTimeout(timer);
  }, [filter, written, write, isLeaving]);

  /** Changes some of it; the back button undoes it. */
  function change(changed: Partial<SppgFilter>) {
    const next = { ...filter, ...changed };
    setFilter(next);
    write(next, { replace: false });
  }

  /** Searches while the text is being typed. */
  function search(cari: string) {
    setFilter({ ...filter, cari });
  }

  function reset() {
    change({ ...noFilter, status: statusInTabs ? filter.status : '' });
    // The pressed button goes or switches itself off and would drop the keyboard's focus.
    searchRef.current?.focus();
  }

  const isActive = isFiltered(statusInTabs ? { ...filter, status: '' } : filter);
  return { filter, isActive, change, search, reset, searchRef };
}
