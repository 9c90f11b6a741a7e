import { clsx } from 'clsx';
import { type Key, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { formatNumber } from '@/lib/text/format';
import { useIsPrinting } from '@/lib/use-is-printing';
import { Button } from '@/components/ui/button';

interface LongListProps<Item> {
  /** Tells this list from others on the same page when its position is restored. */
  name: string;
  items: readonly Item[];
  /** How many items to show at first, and how many more on each click. */
  step: number;
  /** The items' name in 'Menampilkan 12 dari 2.500 SPPG'. */
  noun: string;
  /** When this changes, the list starts from its beginning. */
  resetKey?: string;
  itemKey: (item: Item) => Key;
  renderItem: (item: Item) => ReactNode;
  className?: string;
  listRef?: RefObject<HTMLUListElement | null>;
}

/** How many items a list showed, and the scroll position, when something in it was clicked; by history entry. */
const positions = new Map<string, { shown: number; scrollY: number }>();

/**
 * A list that shows its beginning and more on request, so that thousands of items stay fast. Going back to it restores
 * its length and scroll position: the browser alone would scroll before the items are there. Prints have all items.
 */
export function LongList<Item>(props: LongListProps<Item>) {
  const { name, items, step, noun, resetKey, itemKey, renderItem, className, listRef } = props;
  const entry = `${useLocation().key} ${name}`;
  const [restored] = useState(() => positions.get(entry));
  const [shown, setShown] = useState(restored?.shown ?? step);
  const [lastResetKey, setLastResetKey] = useState(resetKey);
  const ownRef = useRef<HTMLUListElement>(null);
  const ref = listRef ?? ownRef;
  const isPrinting = useIsPrinting();
  if (resetKey !== lastResetKey) {
    setLastResetKey(resetKey);
    setShown(step);
  }

  useLayoutEffect(() => {
    if (restored) window.scrollTo(0, restored.scrollY);
  }, [restored]);

  return (
    <>
      <ul
        ref={ref}
        onClickCapture={() => positions.set(entry, { shown, scrollY: window.scrollY })}
        className={className}
      >
        {items.slice(0, isPrinting ? undefined : shown).map((item) => (
          <li key={itemKey(item)}>{renderItem(item)}</li>
        ))}
      </ul>
      {items.length > shown && !isPrinting && (
        <ShowMore
          shown={shown}
          total={items.length}
          noun={noun}
          onMore={() => setShown(shown + step)}
          listRef={ref}
          className="mt-8"
        />
      )}
    </>
  );
}

interface ShowMoreProps {
  shown: number;
  total: number;
  noun: string;
  onMore: () => void;
  /** The list, or the body of the table, whose children are the items. */
  listRef: RefObject<HTMLElement | null>;
  className: string;
}

/** How much of a list is shown, and the way to more of it. */
export function ShowMore({ shown, total, noun, onMore, listRef, className }: ShowMoreProps) {
  function showMore() {
    flushSync(onMore);
    // The button may be gone, so keyboard users continue at the first new item.
    const item = listRef.current?.children[shown];
    item?.querySelector<HTMLElement>('a, button, input')?.focus({ preventScroll: true });
  }

  return (
    <div className={clsx('flex flex-col items-center gap-3 text-ink-soft', className)}>
      <p>
        Menampilkan {formatNumber(shown)} dari {formatNumber(total)} {noun}
      </p>
      <Button variant="outline" onClick={showMore}>
        Tampilkan lagi
      </Button>
    </div>
  );
}
