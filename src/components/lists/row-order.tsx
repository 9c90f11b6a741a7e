// People put rows in an order by dragging them by their grip, or with buttons, which keyboards and phones use as well.
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type ComponentProps, type DragEvent, useState } from 'react';
import { Button } from '@/components/ui/button';

/** A row's new number; null where it was dropped on a row that has none. */
export interface Placement<Row> {
  row: Row;
  number: number | null;
}

/** The number that puts a row at a place among others, by their numbers: `placeAmong([1, 2, 3], 1)` is 1.5. */
function placeAmong(others: readonly number[], place: number): number {
  const [before, after] = [others[place - 1], others[place]];
  if (before === undefined) return after === undefined ? 0 : after - 1;
  return after === undefined ? before + 1 : (before + after) / 2;
}

interface RowOrderOptions<Row> {
  /** The rows that can be ordered. */
  rows: readonly Row[];
  /** The number by which a row is ordered. */
  numberOf: (row: Row) => number;
  isOff: boolean;
  /**
   * Called with the moved row and the new numbers: its own alone, or those of all rows that change where none is free between
   * its neighbours.
   */
  onMove: (row: Row, placements: Placement<Row>[]) => void;
}

/** What makes rows movable: the props of a row's element, its grip and its buttons, and the move to a place. */
export interface RowOrder<Row> {
  rowProps: (row: Row) => ComponentProps<'li'>;
  gripProps: (row: Row) => ComponentProps<'span'>;
  buttonProps: (row: Row) => Omit<MoveButtonsProps, 'name'>;
  move: (row: Row, place: number) => void;
}

/** Lets rows be moved to another place, by dragging or by buttons. */
export function useRowOrder<Row extends { id: string }>(options: RowOrderOptions<Row>): RowOrder<Row> {
  const { rows, numberOf, isOff, onMove } = options;
  const [dragged, setDragged] = useState<Row>();
  const [target, setTarget] = useState<{ id: string; isBelow: boolean }>();

  function stop() {
    setDragged(undefined);
    setTarget(undefined);
  }

  function handleDragOver(event: DragEvent<HTMLLIElement>, { id }: Row) {
    if (!dragged) return;
    // Without this the browser refuses a drop here.
    event.preventDefault();
    const { top, height } = event.currentTarget.getBoundingClientRect();
    setTarget({ id, isBelow: event.clientY > top + height / 2 });
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    stop();
    if (!dragged || !target || target.id === dragged.id) return;
    const place = othersThan(dragged).findIndex(({ id }) => id === target.id);
    if (place === -1) onMove(dragged, [{ row: dragged, number: null }]);
    else move(dragged, place + Number(target.isBelow));
  }

  const othersThan = (row: Row) => rows.filter(({ id }) => id !== row.id);

  function placementsOf(row: Row, place: number): Placement<Row>[] {
    const others = othersThan(row);
    const numbers = others.map(numberOf);
    const number = placeAmong(numbers, place);
    const [before = -Infinity, after = Infinity] = [numbers[place - 1], numbers[place]];
    if (before < number && number < after) return [{ row, number }];
    return others
      .toSpliced(place, 0, row)
      .map((one, index) => ({ row: one, number: index + 1 }))
      .filter((one) => numberOf(one.row) !== one.number);
  }

  const move = (row: Row, place: number) => onMove(row, placementsOf(row, place));

  return {
    rowProps: (row) => ({
      onDragOver: (event) => handleDragOver(event, row),
      onDrop: handleDrop,
      className: clsx(
        dragged?.id === row.id && 'opacity-50',
        dragged &&
          target?.id === row.id &&
          (target.isBelow
            ? 'shadow-[inset_0_-4px] shadow-brand-600'
            : 'shadow-[inset_0_4px] shadow-brand-600'),
      ),
    }),
    gripProps: (row) => ({
      draggable: !isOff,
      onDragStart({ dataTransfer, currentTarget }) {
        dataTransfer.effectAllowed = 'move';
        const element = currentTarget.closest('li');
        if (element) dataTransfer.setDragImage(element, 20, 20);
        setDragged(row);
      },
      onDragEnd: stop,
    }),
    buttonProps(row) {
      const place = rows.findIndex(({ id }) => id === row.id);
      return {
        isFirst: place === 0,
        isLast: place === rows.length - 1,
        isBusy: isOff,
        onMove: (step) => move(row, place + step),
      };
    },
    move,
  };
}

/** What a row is dragged by; for a mouse only, as the buttons do the same. */
export function Grip(props: ComponentProps<'span'>) {
  return (
    <span
      aria-hidden="true"
      title="Seret untuk memindahkan"
      className="cursor-grab self-center text-ink-muted pointer-coarse:hidden"
      {...props}
    >
      <GripVertical className="size-5" />
    </span>
  );
}

interface MoveButtonsProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  isBusy: boolean;
  onMove: (step: -1 | 1) => void;
}

/** The buttons that move a row by one place. */
export function MoveButtons({ name, isFirst, isLast, isBusy, onMove }: MoveButtonsProps) {
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-label={`Ke atas: ${name}`}
        title="Ke atas"
        busy={isBusy}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      >
        <ArrowUp aria-hidden="true" className="size-4" />
      </Button>
      <Button
        variant="ghost"
        size="sm"
        aria-label={`Ke bawah: ${name}`}
        title="Ke bawah"
        busy={isBusy}
        disabled={isLast}
        onClick={() => onMove(1)}
      >
        <ArrowDown aria-hidden="true" className="size-4" />
      </Button>
    </>
  );
}
