import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import {
  NavigationType,
  useLocation,
  useNavigation,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';
import { useHydratedValue } from '@/lib/use-hydrated-value';
import { type FilterOf, type FilterSchema, isFiltered, readFilter, readPage, withFilter } from './url-filter';

/** Safari refuses more than 100 changes of the URL in 30 seconds, so the URL follows after a pause in typing. */
const typingPauseMs = 300;

/** Marks the history entries made here. */
const ownEntry = { madeBy: 'useUrlFilter' };

export interface UrlFilter<Filter> {
  schema: FilterSchema;
  filter: Filter;
  isActive: boolean;
  // Declared as methods, whose parameters TypeScript compares loosely: a filter bar takes the filter of any list.
  /** For a change in one step, such as a select: the URL follows at once, and Back undoes it. */
  choose(changed: Partial<Filter>): void;
  /** Changes the filter by typing, such as a search: the keystrokes share one history entry. */
  type(changed: Partial<Filter>): void;
  /** When the focus leaves the field: the URL follows at once, before a press navigates or opens a dialog. */
  endTyping: () => void;
  reset: () => void;
  /** The fieldset, whose first field gets the focus after a reset. */
  fieldsRef: RefObject<HTMLFieldSetElement | null>;
}

/** A list's filter. The fields respond at once and the URL follows; links, Back and Forward change the fields. */
export function useUrlFilter<Schema extends FilterSchema>(schema: Schema): UrlFilter<FilterOf<Schema>> {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const isNavigating = useNavigation().state !== 'idle';
  const isOwnEntry = useNavigationType() !== NavigationType.Pop && location.state === ownEntry;
  const filterInUrl = useMemo(() => readFilter(schema, params), [schema, params]);
  const [filter, setFilter] = useState(filterInUrl);
  const [typing, setTyping] = useState<'no' | 'going on' | 'ended'>('no');
  const [lastKey, setLastKey] = useState(location.key);
  const fieldsRef = useRef<HTMLFieldSetElement>(null);
  /**
   * The filter of the last navigation, until it is rendered. It must not be navigated to twice: the router would take
   * the first of the two for a Back.
   */
  const asked = useRef<string>(undefined);

  if (location.key !== lastKey) {
    setLastKey(location.key);
    // After a change made here the fields are ahead of the URL.
    if (!isOwnEntry) setFilter(filterInUrl);
  }

  useEffect(() => {
    const before = withFilter(params, schema, filterInUrl);
    const after = withFilter(params, schema, filter);
    if (before.toString() === asked.current) asked.current = undefined;
    // Changing the URL now would cancel a navigation that is under way.
    if (isNavigating || after.toString() === before.toString()) return;

    function write() {
      const isContinued = typing !== 'no' && [...after.keys()].every((name) => before.has(name));
      // From the current URL: the rendered one may lag behind another filter of the same page.
      const next = withFilter(new URLSearchParams(window.location.search), schema, filter);
      if (next.toString() === asked.current) return;
      asked.current = next.toString();
      setParams(next, {
        replace: isContinued,
        state: ownEntry,
        preventScrollReset: true,
      });
    }
    if (typing !== 'going on') return write();
    const timer = setTimeout(write, typingPauseMs);
    return () => clearTimeout(timer);
  }, [params, setParams, schema, filterInUrl, filter, typing, isNavigating]);

  function change(changed: Partial<FilterOf<Schema>>, typed: boolean) {
    setTyping(typed ? 'going on' : 'no');
    // Radix reports a clicked tab twice, on pointer down and on focus; one step back must undo it.
    setFilter((known) => {
      const next = { ...known, ...changed };
      return Object.keys(changed).every((name) => next[name] === known[name]) ? known : next;
    });
  }

  // The prerendered HTML has no filter.
  const isActive = useHydratedValue(() => isFiltered(filter), false);

  return {
    schema,
    filter,
    isActive,
    choose: (changed) => change(changed, false),
    type: (changed) => change(changed, true),
    endTyping: () => setTyping((known) => (known === 'going on' ? 'ended' : known)),
    reset() {
      change(readFilter(schema, new URLSearchParams()), false);
      // The focus moves, as the clicked button is removed or disabled.
      fieldsRef.current?.querySelector<HTMLElement>('input, select')?.focus();
    },
    fieldsRef,
  };
}

/** The filter and page in the URL, for a list that follows them; the same object until they change. */
export function useListParams<Schema extends FilterSchema>(schema: Schema) {
  const [params] = useSearchParams();
  return useMemo(() => ({ filter: readFilter(schema, params), page: readPage(params) }), [schema, params]);
}
