import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentProps, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';

// Cells with collapsed borders have no outer shadow.
const stuck = 'sticky z-1 bg-inherit shadow-ink-muted/50';

/** The classes of the cells that stay in view while their table scrolls sideways; the rows give them their background. */
export const stays = {
  start: `${stuck} left-0 shadow-[inset_-1px_0]`,
  /** A cell before the next sticky one, such as the tick before the name. */
  tick: `${stuck} left-0 w-12 min-w-12`,
  afterTick: `${stuck} left-12 shadow-[inset_-1px_0]`,
  end: `${stuck} right-0 shadow-[inset_1px_0]`,
} as const;

interface ScrollTableProps extends Omit<ComponentProps<'table'>, 'className'> {
  /** What the table is called, for screen readers. */
  label: string;
  /**
   * The class with the width of the sticky cells, so that focused elements are scrolled out from below them:
   * 'scroll-pl-44'.
   */
  stuckRoom: string;
}

/**
 * A table that may be wider than its page: then it scrolls by itself, below headings that stay, and says so. Its first and its last
 * cells have the classes of `stays`.
 */
export function ScrollTable({ label, stuckRoom, ...props }: ScrollTableProps) {
  const boxRef = useRef<HTMLElement>(null);
  const hintId = useId();
  const place = useSidewaysPlace(boxRef);
  const isWider = place !== 'fits';
  // A grid is one tab stop, and its own keys scroll it.
  const isGrid = props.role === 'grid';
  const description = isWider ? hintId : undefined;

  function scroll(direction: 1 | -1) {
    const box = boxRef.current;
    box?.scrollBy({ left: direction * 0.5 * box.clientWidth, behavior: 'smooth' });
  }

  return (
    <div>
      {isWider && (
        <div className="mb-1 flex items-center justify-between gap-x-4 rounded-xl bg-saffron-50 pl-4 text-sm print:hidden">
          <p id={hintId}>Tabel ini lebih lebar dari layar: geser ke samping untuk melihat kolom lainnya.</p>
          <div className="flex shrink-0">
            <ScrollButton
              word="kiri"
              Icon={ChevronLeft}
              isEnd={place === 'start'}
              onPress={() => scroll(-1)}
            />
            <ScrollButton
              word="kanan"
              Icon={ChevronRight}
              isEnd={place === 'end'}
              onPress={() => scroll(1)}
            />
          </div>
        </div>
      )}
      <section
        ref={boxRef}
        {...(!isGrid && { 'aria-label': label, 'aria-describedby': description, tabIndex: 0 })}
        className={clsx(
          'max-h-[calc(100dvh-6rem)] overflow-auto rounded-2xl border border-paper-line bg-white scroll-pt-14 print:max-h-none print:overflow-visible',
          stuckRoom,
        )}
      >
        <table
          {...(isGrid && { 'aria-label': label, 'aria-describedby': description })}
          className="w-full text-sm"
          {...props}
        />
      </section>
    </div>
  );
}

interface ScrollButtonProps {
  word: string;
  Icon: typeof ChevronLeft;
  /** Whether the table is scrolled to its end on this side. */
  isEnd: boolean;
  onPress: () => void;
}

function ScrollButton({ word, Icon, isEnd, onPress }: ScrollButtonProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      title={`Geser ke ${word}`}
      aria-label={`Geser tabel ke ${word}`}
      // Not `disabled`, which would take the focus away at the end of the table.
      aria-disabled={isEnd || undefined}
      className="aria-disabled:cursor-not-allowed aria-disabled:opacity-60"
      onClick={onPress}
    >
      <Icon aria-hidden="true" className="size-5" />
    </Button>
  );
}

/** How far a box is scrolled sideways: to its start or end, between them, or with nothing to scroll. */
function useSidewaysPlace(boxRef: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState<'fits' | 'start' | 'between' | 'end'>('fits');

  useEffect(() => {
    const box = boxRef.current;
    const content = box?.firstElementChild;
    if (!box || !content) return;
    function measure() {
      if (!box) return;
      // One pixel may be an error of rounding.
      const room = box.scrollWidth - box.clientWidth - 1;
      if (room <= 0) setPlace('fits');
      else setPlace(box.scrollLeft <= 0 ? 'start' : box.scrollLeft >= room ? 'end' : 'between');
    }
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    observer.observe(content);
    box.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', measure);
    };
  }, [boxRef]);

  return place;
}
