import { clsx } from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ClipboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ShowMore } from '@/components/lists/long-list';
import type { Ticked } from '@/components/lists/use-ticked';
import type { SppgWithYayasan } from '@/features/kitchens/sppg/api';
import type { SppgColumn } from '@/features/kitchens/sppg/sppg-columns';
import { formatNumber } from '@/lib/text/format';
import { useIsPrinting } from '@/lib/use-is-printing';
import { type RowAction, SppgTableRow } from './table-row';
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

/** The kitchens, each value a cell that can be edited. Wider than a phone, it scrolls by itself. */
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
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const visible = isPrinting ? rows : rows.slice(0, shown);

  const visibleRef = useRef(visible);
  useEffect(() => {
    visibleRef.current = visible;
  });
  const rowBelow = useCallback((id: string) => {
    const ids = visibleRef.current.map((row) => row.id);
    return ids[ids.indexOf(id) + 1];
  }, []);
  const { editing, states, lastSaved, open, cancel, commit, keep } = edits;
  const actions = useMemo(
    () => ({ open, cancel, commit, keep, rowBelow }),
    [open, cancel, commit, keep, rowBelow],
  );

  function handlePaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain');
    const cell = event.target instanceof Element ? event.target.closest('td, th') : null;
    const row = cell?.closest('tr');
    if (!(cell instanceof HTMLTableCellElement) || !row || !/[\t\n\r]/.test(text.trim())) return;
    // The first column has the tick.
    const column = cell.cellIndex - 1;
    if (column < 0 || column >= columns.length) return;
    event.preventDefault();
    onPaste(text, row.sectionRowIndex, column);
  }

  return (
    <>
      <section
        aria-label="Tabel SPPG"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards scroll it
        tabIndex={0}
        className="overflow-x-auto rounded-2xl border border-paper-line bg-white sm:max-h-[calc(100dvh-6rem)] sm:overflow-y-auto print:max-h-none print:overflow-visible"
      >
        <table className="w-full text-sm">
          <thead className="sm:sticky sm:top-0 sm:z-1">
            <tr className="bg-paper-deep">
              <th className="px-2 py-1 print:hidden">
                <label className="grid min-h-11 min-w-8 cursor-pointer place-items-center">
                  <input
                    type="checkbox"
                    aria-label={`Pilih semua ${formatNumber(rows.length)} SPPG`}
                    checked={rows.length > 0 && rows.every(({ id }) => ticked.ids.has(id))}
                    onChange={() => ticked.toggleAll(rows.map(({ id }) => id))}
                    className="size-5 accent-brand-600"
                  />
                </label>
              </th>
              {columns.map((column) => (
                <SortableHeading key={column.key} column={column} order={order} onOrder={onOrder} />
              ))}
              <th className="px-3 py-1 text-left print:hidden">Tindakan</th>
            </tr>
          </thead>
          <tbody ref={bodyRef} onPaste={handlePaste}>
            {visible.map((sppg) => (
              <SppgTableRow
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
            ))}
          </tbody>
        </table>
      </section>
      <output className="sr-only">{lastSaved}</output>
      {rows.length > shown && !isPrinting && (
        <ShowMore
          shown={shown}
          total={rows.length}
          noun="SPPG"
          onMore={() => setShown(shown + step)}
          listRef={bodyRef}
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
      className={clsx('px-1 py-1 text-left', key === 'nama' && 'sticky left-0 bg-inherit')}
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
