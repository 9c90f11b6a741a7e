import { type Key, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { formatNumber } from '@/lib/text/format';
import { Button } from '@/components/ui/button';

interface LongListProps<Item> {
  /** Tells this list from others at the same URL. */
  name: string;
  items: readonly Item[];
  /** How many items are shown at first, and how many more on request. */
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

/** How much of a list was shown, and where the page was scrolled to, when it was last clicked; by history entry. */
const left = new Map<string, { shown: number; scrollY: number }>();

/**
 * A list that shows its beginning and more on request, so that thousands of items stay quick. After Back it is as long as
 * it was, and at the same place, which the browser alone could not restore in a list that is not rendered yet.
 */
export function LongList<Item>(props: LongListProps<Item>) {
  const { name, items, step, noun, resetKey, itemKey, renderItem, className, listRef } = props;
  const entry = `${useLocation().key} ${name}`;
  const [before] = useState(() => left.get(entry));
  const [shown, setShown] = useState(before?.shown ?? step);
  const [lastResetKey, setLastResetKey] = useState(resetKey);
  const ownRef = useRef<HTMLUListElement>(null);
  const ref = listRef ?? ownRef;
  if (resetKey !== lastResetKey) {
    setLastResetKey(resetKey);
    setShown(step);
  }

  useLayoutEffect(() => {
    if (before) window.scrollTo(0, before.scrollY);
  }, [before]);

  function showMore() {
    flushSync(() => setShown(shown + step));
    // Keyboard users go on with the first new item; the button may be gone.
    ref.current?.children[shown]?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }

  return (
    <>
      <ul
        ref={ref}
        onClickCapture={() => left.set(entry, { shown, scrollY: window.scrollY })}
        className={className}
      >
        {items.slice(0, shown).map((item) => (
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
