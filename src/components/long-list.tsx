import { type Key, type ReactNode, type RefObject, useDeferredValue, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatNumber } from '@/lib/format';
import { Button } from './ui/button';

/** So many items come with the first paint after a press; the rest of the step follows at once. */
const firstItems = 4;

interface LongListProps<Item> {
  items: readonly Item[];
  /** How many to show at first, and how many more at each press. */
  step: number;
  /** The items' name in 'Menampilkan 12 dari 2.500 SPPG'. */
  noun: string;
  /** When this changes, the list starts at its beginning again. */
  resetKey?: string;
  itemKey: (item: Item) => Key;
  renderItem: (item: Item) => ReactNode;
  className?: string;
  listRef?: RefObject<HTMLUListElement | null>;
}

/** How many items a list showed at this entry of the browser's history, when it was left. */
function shownBefore(noun: string): number | undefined {
  const state: { shown?: Record<string, number> } | null = history.state;
  return state?.shown?.[noun];
}

function rememberShown(noun: string, shown: number) {
  history.replaceState({ ...history.state, shown: { [noun]: shown } }, '');
}

/**
 * A list that shows its beginning and more on request, so that thousands of items stay quick. Back and forward find as
 * many as there were.
 */
export function LongList<Item>(props: LongListProps<Item>) {
  const { items, step, noun, resetKey, itemKey, renderItem, className, listRef } = props;
  const [before] = useState(() => shownBefore(noun));
  const [shown, setShown] = useState(before ?? step);
  const [lastResetKey, setLastResetKey] = useState(resetKey);
  const ownRef = useRef<HTMLUListElement>(null);
  const ref = listRef ?? ownRef;
  const settled = useDeferredValue(shown, before ? undefined : 0);
  if (resetKey !== lastResetKey) {
    setLastResetKey(resetKey);
    setShown(step);
  }

  function showMore() {
    flushSync(() => setShown(shown + step));
    rememberShown(noun, shown + step);
    // Keyboard users go on with the first new item; the button may be gone.
    ref.current?.children[shown]?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }

  return (
    <>
      <ul ref={ref} className={className}>
        {items.slice(0, Math.min(shown, settled + firstItems)).map((item) => (
          <li key={itemKey(item)}>{renderItem(item)}</li>
        ))}
      </ul>
      {items.length > shown && (
        <div className="mt-8 flex flex-col items-center gap-3 text-ink-soft">
          <p>
            Menampilkan {formatNumber(shown)} dari {formatNumber(items.length)} {noun}
          </p>
          <Button variant="outline" onClick={showMore}>
            Tampilkan lagi
          </Button>
        </div>
      )}
    </>
  );
}
