import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Code } from '@/components/code';
import { Badge } from '@/components/ui/badge';
import { Spinner } from '@/components/ui/button';
import type { SppgWithYayasan } from '@/features/kitchens/sppg/api';
import { networkState } from '@/features/kitchens/sppg/network-state';
import { ProgressBar } from '@/features/kitchens/sppg/progress-bar';
import { type SppgColumn, valuesOf } from '@/features/kitchens/sppg/sppg-columns';
import { todayOnServer } from '@/lib/text/format-time';
import { CellField } from './cell-field';
import { type CellEdits, type CellState, cellText } from './use-cell-edits';

export type TableCellActions = Pick<CellEdits, 'open' | 'cancel' | 'commit' | 'keep' | 'drop'> & {
  /** The id of the row below; undefined in the last row. */
  rowBelow: (id: string) => string | undefined;
};

interface CellProps {
  sppg: SppgWithYayasan;
  column: SppgColumn;
  isEditing: boolean;
  state: CellState | undefined;
  actions: TableCellActions;
  /** Whether the label is above the value, where the table has no headings. */
  hasLabel?: boolean;
}

/** The cell around an element: the SPPG's id and the column's key; empty outside of a cell. */
export function cellOf(element: EventTarget): string[] {
  const cell = element instanceof Element ? element.closest<HTMLElement>('[data-cell]') : null;
  return cell?.dataset.cell?.split(' ') ?? [];
}

/**
 * A value of an SPPG that a click or Enter opens for editing. The click area covers the positioned element around it.
 */
export function Cell({ sppg, column, isEditing, state, actions, hasLabel = false }: CellProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { key, label } = column;
  const typed = state?.kind === 'saving' || state?.kind === 'failed' ? state.typed : undefined;
  const name = `${label} ${sppg.nama}`;

  function focusButton() {
    ref.current?.querySelector('button')?.focus();
  }

  const place = `${sppg.id} ${key}`;
  if (isEditing)
    return (
      <div ref={ref} data-cell={place}>
        {hasLabel && <span className="mb-1 block px-2 pt-1 text-xs text-ink-muted">{label}</span>}
        <CellField
          column={column}
          label={name}
          value={typed ?? valuesOf(sppg)[key]}
          chosen={cellText(column, sppg)}
          onType={(text) => actions.keep(sppg, column, text)}
          onLeave={(text) => actions.commit(sppg, column, text)}
          onLost={() => actions.drop(sppg.id, key)}
          onEnter={(text) => {
            const below = actions.rowBelow(sppg.id);
            flushSync(() => actions.commit(sppg, column, text, below));
            if (below === undefined) focusButton();
          }}
          onEscape={() => {
            flushSync(() => actions.cancel(sppg.id, key));
            focusButton();
          }}
        />
        {state?.kind === 'failed' && <Problem message={state.message} />}
      </div>
    );

  // Whether the value is an id, which is shown as a name.
  const hasId = column.kind === 'yayasan';
  const text = typed === undefined || hasId ? cellText(column, sppg) : typed;
  const spoken = `${name}: ${text || 'kosong'}`;
  return (
    <div ref={ref} data-cell={place}>
      <button
        type="button"
        aria-label={hasLabel ? undefined : spoken}
        aria-busy={state?.kind === 'saving' || undefined}
        onClick={() => actions.open(sppg.id, key)}
        className={clsx(
          'flex min-h-11 w-full cursor-text items-center gap-2 rounded-lg border border-transparent px-2 py-1 text-left wrap-anywhere hover:border-paper-line hover:bg-white',
          // The click area reaches beyond the text.
          'after:absolute after:inset-0',
          state?.kind === 'failed' && 'border-danger-600 text-danger-700',
        )}
      >
        {/* No aria-label here: it would have to contain the visible words, label and value, as they stand (WCAG 2.5.3). */}
        {hasLabel && <span className="sr-only">{spoken}</span>}
        <span aria-hidden={hasLabel} className="min-w-0 flex-1">
          {hasLabel && <span className="block text-xs text-ink-muted">{label}</span>}
          <CellValue sppg={sppg} column={column} text={text} />
        </span>
        {state?.kind === 'saving' && <Spinner className="size-4 shrink-0 text-brand-600" />}
        {state?.kind === 'saved' && <Check aria-hidden="true" className="size-4 shrink-0 text-brand-600" />}
      </button>
      {state?.kind === 'failed' && <Problem message={state.message} />}
    </div>
  );
}

/** A state with its colour, a progress with its bar, anything else as text. */
function CellValue({ sppg, column, text }: Pick<CellProps, 'sppg' | 'column'> & { text: string }) {
  if (column.key === 'status_verifikasi') {
    // For a suspended kitchen the status is only what it was before; the suspension is said beside its name.
    const { sppg_penghentian } = sppg;
    const state =
      sppg_penghentian &&
      networkState({ ...sppg, sppg_penghentian, status_verifikasi: text }, todayOnServer());
    return (
      <Badge
        tone={!state || state.before ? 'neutral' : state.tone}
        size="small"
        className="whitespace-nowrap"
      >
        {text}
      </Badge>
    );
  }
  return (
    <>
      <span className="line-clamp-4">
        {column.key === 'kode_unik_pendaftaran' ? <Code>{text}</Code> : text || '–'}
      </span>
      {column.kind === 'progress' && <ProgressBar text={text} />}
    </>
  );
}

function Problem({ message }: { message: string }) {
  return (
    <p role="alert" className="px-2 pb-1 text-sm font-semibold text-danger-600">
      Belum tersimpan. {message}
    </p>
  );
}
