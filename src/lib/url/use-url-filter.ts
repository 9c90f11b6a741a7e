import { type RefObject, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import {
  NavigationType,
  useLocation,
  useNavigation,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';
import { type FilterOf, type FilterSchema, isFiltered, readFilter, readPage, withFilter } from './url-filter';

/** Safari refuses more than 100 changes of the URL in 30 seconds, so that it follows after a pause in typing. */
const typingPauseMs = 300;

/** The state of the history entries made here. */
const ownEntry = { madeBy: 'useUrlFilter' };

const noSubscription = () => () => undefined;

export interface UrlFilter<Filter> {
  filter: Filter;
  isActive: boolean;
  /** Changes what takes one step, such as a select: the URL follows at once, and Back undoes it. */
  choose: (changed: Partial<Filter>) => void;
  /** Changes what takes several, such as a search: they make one history entry together. */
  type: (changed: Partial<Filter>) => void;
  reset: () => void;
  /** Around the fields, the first of which gets the focus after a reset. */
  fieldsRef: RefObject<HTMLFieldSetElement | null>;
}

/** A list's filter. Its fields answer at once and the URL follows; links, Back and Forward change the fields. */
export function useUrlFilter<Schema extends FilterSchema>(schema: Schema): UrlFilter<FilterOf<Schema>> {
  const [params, setParams] = useSearchParams();
  const { key, pathname, state } = useLocation();
  const destination = useNavigation().location?.pathname;
  const isLeaving = destination !== undefined && destination !== pathname;
  const isOwnEntry = useNavigationType() !== NavigationType.Pop && state === ownEntry;
  const written = useMemo(() => readFilter(schema, params), [schema, params]);
  const [filter, setFilter] = useState(written);
  const [isTyping, setIsTyping] = useState(false);
  const [lastKey, setLastKey] = useState(key);
  const fieldsRef = useRef<HTMLFieldSetElement>(null);

  if (key !== lastKey) {
    setLastKey(key);
    // Of an own change the fields are ahead.
    if (!isOwnEntry) setFilter(written);
  }

  useEffect(() => {
    const before = withFilter(params, schema, written);
    const after = withFilter(params, schema, filter);
    // A change of the URL would take back the navigation to another page.
    if (isLeaving || after.toString() === before.toString()) return;

    function write() {
      const isGoingOn = isTyping && [...after.keys()].every((name) => before.has(name));
      // What was rendered may be behind another filter of the same page.
      setParams(withFilter(new URLSearchParams(location.search), schema, filter), {
        replace: isGoingOn,
        state: ownEntry,
        preventScrollReset: true,
      });
    }
    if (!isTyping) return write();
    const timer = setTimeout(write, typingPauseMs);
    return () => clearTimeout(timer);
  }, [params, setParams, schema, written, filter, isTyping, isLeaving]);

  function change(changed: Partial<FilterOf<Schema>>, typed: boolean) {
    setIsTyping(typed);
    // Radix names a pressed tab twice, by the pointer and by the focus; one step back must undo it.
    setFilter((known) => {
      const next = { ...known, ...changed };
      return Object.keys(changed).every((name) => next[name] === known[name]) ? known : next;
    });
  }

  const isActive = useSyncExternalStore(
    noSubscription,
    () => isFiltered(filter),
    // While hydrating: the prerendered HTML knows no filter.
    () => false,
  );

  return {
    filter,
    isActive,
    choose: (changed) => change(changed, false),
    type: (changed) => change(changed, true),
    reset() {
      change(readFilter(schema, new URLSearchParams()), false);
      // The pressed button goes or switches itself off and would drop the keyboard's focus.
      fieldsRef.current?.querySelector<HTMLElement>('input, select')?.focus();
    },
    fieldsRef,
  };
}

/** What the URL asks of a list that the server filters. */
export function useListParams<Schema extends FilterSchema>(schema: Schema) {
  const [params] = useSearchParams();
  return { filter: readFilter(schema, params), page: readPage(params) };
}
