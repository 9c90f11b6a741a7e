import { clsx } from 'clsx';
import { type KeyboardEvent, memo, type RefObject, useState } from 'react';
import { Code } from '@/components/code';
import { TextLink } from '@/components/links';
import { ScrollTable, stays } from '@/components/lists/scroll-table';
import { sppgPath } from '@/config/paths';
import {
  certificateKinds,
  type CertificateKind,
  kindNames,
} from '@/features/kitchens/certificates/certificate-state';
import { CellButton } from './cell-button';
import type { GridKitchen, KindCell } from './grid-kitchens';

/** The cell that the arrow keys have reached. */
interface Place {
  id: string;
  kind: CertificateKind | 'kitchen';
}

const places = ['kitchen', ...certificateKinds] as const;
const lastKind = certificateKinds.at(-1);

interface CertificateGridProps {
  rows: readonly GridKitchen[];
  onOpen: (cell: KindCell) => void;
  bodyRef: RefObject<HTMLTableSectionElement | null>;
}

/**
 * A row for each kitchen, a column for each kind. It is one tab stop, as in the ARIA grid pattern: arrows, Home and End
 * move between the cells, with Ctrl to the first and the last; Enter opens.
 */
export function CertificateGrid({ rows, onOpen, bodyRef }: CertificateGridProps) {
  const [chosen, setChosen] = useState<Place>();
  const [first] = rows;
  const active = rows.some(({ id }) => id === chosen?.id)
    ? chosen
    : first && { id: first.id, kind: places[1] };

  function handleKey(event: KeyboardEvent<HTMLTableElement>) {
    const cell = event.target instanceof Element ? event.target.closest('td, th') : null;
    const row = cell?.closest('tr');
    if (!(cell instanceof HTMLTableCellElement) || !row || event.altKey || event.metaKey) return;
    const [x, y] = target(event, cell.cellIndex, row.sectionRowIndex);
    const next = row.parentElement?.children[y]?.children[x]?.querySelector<HTMLElement>('a, button');
    if (!next || (x === cell.cellIndex && y === row.sectionRowIndex)) return;
    event.preventDefault();
    next.focus();
  }

  /** Column and row that a key leads to. */
  function target({ key, ctrlKey }: KeyboardEvent, x: number, y: number): [number, number] {
    const last = places.length - 1;
    if (key === 'Home') return [0, ctrlKey ? 0 : y];
    if (key === 'End') return [last, ctrlKey ? rows.length - 1 : y];
    if (ctrlKey) return [x, y];
    if (key === 'ArrowLeft') return [Math.max(0, x - 1), y];
    if (key === 'ArrowRight') return [Math.min(last, x + 1), y];
    if (key === 'ArrowUp') return [x, Math.max(0, y - 1)];
    if (key === 'ArrowDown') return [x, Math.min(rows.length - 1, y + 1)];
    return [x, y];
  }

  return (
    <ScrollTable
      label="Sertifikat setiap dapur"
      role="grid"
      stuckRoom="scroll-pr-28 scroll-pl-44"
      onKeyDown={handleKey}
    >
      <thead className="sticky top-0 z-2">
        <tr className="bg-paper-deep">
          <th scope="col" className={clsx('px-3 py-2 text-left', stays.start)}>
            Dapur
          </th>
          {certificateKinds.map((kind) => (
            <th
              key={kind}
              scope="col"
              title={kindNames[kind]}
              className={clsx('px-2 py-2 text-left whitespace-nowrap', kind === lastKind && stays.end)}
            >
              {kind}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={bodyRef}>
        {rows.map((row) => (
          <GridRow
            key={row.id}
            row={row}
            active={active?.id === row.id ? active.kind : undefined}
            onOpen={onOpen}
            onFocus={setChosen}
          />
        ))}
      </tbody>
    </ScrollTable>
  );
}

interface GridRowProps {
  row: GridKitchen;
  /** The cell that Tab leads to, if it is in this row. */
  active: Place['kind'] | undefined;
  onOpen: (cell: KindCell) => void;
  onFocus: (place: Place) => void;
}

/** Memoised: there are many rows, and a move of the focus changes two of them. */
const GridRow = memo(function GridRow({ row, active, onOpen, onFocus }: GridRowProps) {
  const { id, nama, kode_unik_pendaftaran: code, cells } = row;
  return (
    <tr className="border-t border-paper-line bg-white align-top">
      <th
        scope="row"
        className={clsx('max-w-56 min-w-36 px-3 py-2 text-left font-normal wrap-anywhere', stays.start)}
      >
        <TextLink
          to={sppgPath(code)}
          tabIndex={active === 'kitchen' ? 0 : -1}
          onFocus={() => onFocus({ id, kind: 'kitchen' })}
        >
          {nama}
        </TextLink>
        <span className="block text-ink-muted">
          <Code>{code}</Code>
        </span>
      </th>
      {cells.map((cell) => (
        <td key={cell.kind} className={clsx('min-w-24 p-0.5', cell.kind === lastKind && stays.end)}>
          <CellButton
            cell={cell}
            tabIndex={active === cell.kind ? 0 : -1}
            onFocus={() => onFocus({ id, kind: cell.kind })}
            onClick={() => onOpen(cell)}
          />
        </td>
      ))}
    </tr>
  );
});
