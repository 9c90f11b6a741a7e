import { clsx } from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ClipboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ShowMore } from '@/components/lists/long-list';
import { ScrollTable, stays } from '@/components/lists/scroll-table';
import type { Ticked } from '@/components/lists/use-ticked';
import type { SppgWithYayasan } from '@/features/kitchens/sppg/api';
import type { SppgColumn } from '@/features/kitchens/sppg/sppg-columns';
import { isSeveralCells } from '@/lib/text/pasted';
import { useIsPhone } from '@/lib/use-is-phone';
import { useIsPrinting } from '@/lib/use-is-printing';
import { cellOf } from './cell';
import { SppgRowCard } from './row-card';
import { type RowAction, SppgTableRow, TickAll } from './table-row';
import type { CellEdits } from './use-cell-edits';

/** How many rows to show at first, and how many more on each click: each has as many buttons as columns. */
const step = 50;

interface SppgTableProps {
  rows: SppgWithYayasan[];
  columns: readonly SppgColumn[];
  /** The order of the rows: 'nama', or '-nama' from Z to A. */
  order: string;
  onOrder: (order: string) => void;
  ticked: Ticked;
  edits: CellEdits;
  onAction: RowAction;
  /** Called with the cells of a spreadsheet, pasted at a row and a column. */
  onPaste: (text: string, row: number, column: number) => void;
}

/** The kitchens, each value a cell that can be edited; on a phone each kitchen is a card. */
export function SppgTable({
  rows,
  columns,
  order,
  onOrder,
  ticked,
  edits,
  onAction,
  onPaste,
}: SppgTableProps) {
  const [shown, setShown] = useState(step);
  const isPrinting = useIsPrinting();
  const isPhone = useIsPhone();
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const visible = isPrinting ? rows : rows.slice(0, shown);

  const visibleRef = useRef(visible);
  useEffect(() => {
    visibleRef.current = visible;
  });
  const rowBelow = useCallback((id: string) => {
    const ids = visibleRef.current.map((row) => row.id);
    return ids[ids.indexOf(id) + 1];
  }, []);
  const { editing, states, lastSaved, open, cancel, commit, keep, drop } = edits;
  const actions = useMemo(
    () => ({ open, cancel, commit, keep, drop, rowBelow }),
    [open, cancel, commit, keep, drop, rowBelow],
  );

  function handlePaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain');
    const [id, name] = cellOf(event.target);
    const row = visible.findIndex((sppg) => sppg.id === id);
    const column = columns.findIndex(({ key }) => key === name);
    if (row < 0 || column < 0 || !isSeveralCells(text)) return;
    event.preventDefault();
    onPaste(text, row, column);
  }

  const Row = isPhone ? SppgRowCard : SppgTableRow;
  const shownRows = visible.map((sppg) => (
    <Row
      key={sppg.id}
      sppg={sppg}
      columns={columns}
      isTicked={ticked.ids.has(sppg.id)}
      onTick={ticked.toggle}
      editing={editing?.id === sppg.id ? editing.key : undefined}
      states={states.get(sppg.id)}
      actions={actions}
      onAction={onAction}
    />
  ));

  return (
    <>
      {isPhone ? (
        <ul ref={listRef} aria-label="Daftar SPPG" onPaste={handlePaste} className="space-y-3">
          {shownRows}
        </ul>
      ) : (
        <ScrollTable label="Tabel SPPG" stuckRoom="scroll-pr-40 scroll-pl-52">
          <thead className="sticky top-0 z-2">
            <tr className="bg-paper-deep">
              <th className={clsx('px-1 print:hidden', stays.tick)}>
                <TickAll rows={rows} ticked={ticked} />
              </th>
              {columns.map((column) => (
                <SortableHeading key={column.key} column={column} order={order} onOrder={onOrder} />
              ))}
              <th className={clsx('px-3 text-left print:hidden', stays.end)}>Tindakan</th>
            </tr>
          </thead>
          <tbody ref={bodyRef} onPaste={handlePaste}>
            {shownRows}
          </tbody>
        </ScrollTable>
      )}
      <output className="sr-only">{lastSaved}</output>
      {rows.length > shown && !isPrinting && (
        <ShowMore
          shown={shown}
          total={rows.length}
          noun="SPPG"
          onMore={() => setShown(shown + step)}
          listRef={isPhone ? listRef : bodyRef}
          className="mt-6"
        />
      )}
    </>
  );
}

interface SortableHeadingProps {
  column: SppgColumn;
  order: string;
  onOrder: (order: string) => void;
}

/** Sorts by a column: from A to Z, then from Z to A, then as before. */
function SortableHeading({ column: { key, label }, order, onOrder }: SortableHeadingProps) {
  const isAscending = order === key;
  const isDescending = order === `-${key}`;
  const Arrow = isDescending ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={isAscending ? 'ascending' : isDescending ? 'descending' : undefined}
      className={clsx('px-1 text-left', key === 'nama' && stays.afterTick)}
    >
      <button
        type="button"
        onClick={() => onOrder(isAscending ? `-${key}` : isDescending ? '' : key)}
        className="flex min-h-11 w-full items-center gap-1 rounded-lg px-2 text-left font-bold hover:bg-paper"
      >
        <span>{label}</span>
        <Arrow
          aria-hidden="true"
          className={clsx('size-4 shrink-0', !isAscending && !isDescending && 'opacity-0')}
        />
      </button>
    </th>
  );
}
