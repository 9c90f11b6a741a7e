import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Spinner } from '@/components/ui/button';
import type { SppgWithYayasan } from '@/features/kitchens/sppg/api';
import { type SppgColumn, valuesOf } from '@/features/kitchens/sppg/sppg-columns';
import { CellField } from './cell-field';
import { cellText } from './cell-text';
import type { CellEdits, CellState } from './use-cell-edits';

export type CellActions = Pick<CellEdits, 'open' | 'cancel' | 'commit' | 'keep'> & {
  /** The id of the row below; undefined in the last row. */
  rowBelow: (id: string) => string | undefined;
};

interface CellProps {
  sppg: SppgWithYayasan;
  column: SppgColumn;
  isEditing: boolean;
  state: CellState | undefined;
  actions: CellActions;
}

/** A value of an SPPG that a click or Enter opens for editing. */
export function Cell({ sppg, column, isEditing, state, actions }: CellProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { key, label } = column;
  const typed = state?.kind === 'saving' || state?.kind === 'failed' ? state.typed : undefined;
  const name = `${label} ${sppg.nama}`;

  function focusButton() {
    ref.current?.querySelector('button')?.focus();
  }

  if (isEditing)
    return (
      <div ref={ref}>
        <CellField
          column={column}
          label={name}
          value={typed ?? valuesOf(sppg)[key]}
          chosen={cellText(column, sppg)}
          onType={(text) => actions.keep(sppg, column, text)}
          onLeave={(text) => actions.commit(sppg, column, text)}
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

  // Whether the value is an id, which means nothing to people.
  const hasId = column.kind === 'yayasan';
  const text = typed === undefined || hasId ? cellText(column, sppg) : typed;
  return (
    <div ref={ref}>
      <button
        type="button"
        aria-label={`${name}: ${text || 'kosong'}`}
        aria-busy={state?.kind === 'saving' || undefined}
        onClick={() => actions.open(sppg.id, key)}
        className={clsx(
          'flex min-h-11 w-full cursor-text items-center gap-2 rounded-lg border border-transparent px-2 py-1 text-left wrap-anywhere hover:border-paper-line hover:bg-white',
          state?.kind === 'failed' && 'border-danger-600 text-danger-700',
        )}
      >
        <span className="line-clamp-4 min-w-0">{text || '–'}</span>
        {state?.kind === 'saving' && <Spinner className="size-4 shrink-0 text-brand-600" />}
        {state?.kind === 'saved' && <Check aria-hidden="true" className="size-4 shrink-0 text-brand-600" />}
      </button>
      {state?.kind === 'failed' && <Problem message={state.message} />}
    </div>
  );
}

function Problem({ message }: { message: string }) {
  return (
    <p role="alert" className="px-2 pb-1 text-sm font-semibold text-danger-600">
      Belum tersimpan. {message}
    </p>
  );
}
