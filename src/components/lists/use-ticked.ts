import { useCallback, useState } from 'react';
import { toggled } from '@/lib/collections';

/** The ticked rows, also those that a filter hides; a change of `resetKey` clears them. */
export function useTicked(resetKey?: string) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [lastResetKey, setLastResetKey] = useState(resetKey);
  if (resetKey !== lastResetKey) {
    setLastResetKey(resetKey);
    setIds(new Set());
  }

  const toggle = useCallback((id: string) => setIds((known) => toggled(known, id)), []);

  /** Ticks all of these rows, or none when all were ticked. */
  const toggleAll = useCallback((all: string[]) => {
    setIds((known) => {
      const next = new Set(known);
      const isAll = all.every((id) => known.has(id));
      for (const id of all)
        if (isAll) next.delete(id);
        else next.add(id);
      return next;
    });
  }, []);

  const set = (next: string[]) => setIds(new Set(next));

  return { ids, toggle, toggleAll, set };
}

export type Ticked = ReturnType<typeof useTicked>;
