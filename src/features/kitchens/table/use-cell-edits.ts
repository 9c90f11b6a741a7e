import { useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import type { SppgOfList, SppgWithYayasan } from '@/features/kitchens/sppg/api';
import { type SppgColumn, type SppgColumnName, valuesOf } from '@/features/kitchens/sppg/sppg-columns';
import { doubtAbout } from '@/features/kitchens/sppg/doubtful-value';
import { sppgSchema } from '@/features/kitchens/sppg/sppg-schema';
import { errorMessage } from '@/lib/errors/error-message';
import { formMessages } from '@/lib/forms/form.messages';
import { progressText } from '@/features/kitchens/sppg/progress';
import { formatNumber } from '@/lib/text/format';
import { forgetCell, keepCell, keptCells } from './unsaved-cells';
import { useSaveCell } from './mutations';

/** The state of a cell that was edited. */
export type CellState =
  | { kind: 'saving'; typed: string }
  | { kind: 'saved' }
  /** The cell opens again with the text that was typed. */
  | { kind: 'failed'; typed: string; message: string };

/** The states of one row's cells. */
export type RowStates = Partial<Record<SppgColumnName, CellState>>;

/** A cell as people read it; '' when it is empty. */
export function cellText(column: SppgColumn, sppg: SppgOfList): string {
  const value = sppg[column.key];
  if (column.kind === 'yayasan') return sppg.yayasan.nama;
  if (typeof value === 'number') return formatNumber(value);
  return column.kind === 'progress' && value ? progressText(value) : (value ?? '');
}

interface Cell {
  id: string;
  key: SppgColumnName;
}

/** The states of the cells that this tab keeps: each opens with the text that was typed. */
function keptStates(): ReadonlyMap<string, RowStates> {
  const states = new Map<string, RowStates>();
  for (const { id, key, typed } of keptCells()) {
    const state: CellState = { kind: 'failed', typed, message: 'Diketik sebelum halaman ini ditinggalkan.' };
    states.set(id, { ...states.get(id), [key]: state });
  }
  return states;
}

/** The cell that is being edited, and the states of the others. */
export function useCellEdits() {
  const [editing, setEditing] = useState<Cell | null>(null);
  const [states, setStates] = useState(keptStates);
  /** The latest message for screen readers. */
  const [lastSaved, setLastSaved] = useState('');
  const latest = useRef(states);
  useEffect(() => {
    latest.current = states;
  });

  const setState = useCallback((id: string, key: SppgColumnName, state: CellState | undefined) => {
    setStates((known) => new Map(known).set(id, { ...known.get(id), [key]: state }));
  }, []);

  const { mutate } = useSaveCell({
    onSaved({ row, isConflict }, { sppg, column, typed }) {
      if (isConflict) {
        const stored = row ? cellText(column, row) || 'kosong' : '';
        const message = [formMessages.changedMeanwhile, stored && formMessages.storedNow(stored)];
        return setState(sppg.id, column.key, { kind: 'failed', typed, message: message.join(' ').trim() });
      }
      forgetCell({ id: sppg.id, key: column.key });
      setState(sppg.id, column.key, { kind: 'saved' });
      setLastSaved(`${column.label} ${sppg.nama} tersimpan.`);
    },
    onFailed(error, { sppg, column, typed }) {
      setState(sppg.id, column.key, { kind: 'failed', typed, message: errorMessage(error) });
    },
  });

  const open = useCallback((id: string, key: SppgColumnName) => {
    // Not while it is being saved: a second save would find the first one's value and take it for somebody else's.
    if (latest.current.get(id)?.[key]?.kind !== 'saving') setEditing({ id, key });
  }, []);

  const cancel = useCallback(
    (id: string, key: SppgColumnName) => {
      forgetCell({ id, key });
      setState(id, key, undefined);
      setEditing(null);
    },
    [setState],
  );

  /** Keeps the typed text in case the page is left before it is stored. */
  const keep = useCallback((sppg: SppgWithYayasan, { key }: SppgColumn, typed: string) => {
    keepCell({ id: sppg.id, key, typed, nama: sppg.nama });
  }, []);

  /**
   * Closes a cell that disappears while it is edited, such as by Back from a filter; it will open with the text that
   * was typed.
   */
  const drop = useCallback(
    (id: string, key: SppgColumnName) => {
      const kept = keptCells().find((cell) => cell.id === id && cell.key === key);
      if (!kept) return;
      setEditing(null);
      setState(id, key, {
        kind: 'failed',
        typed: kept.typed,
        message: 'Diketik sebelum tabel ini berganti.',
      });
    },
    [setState],
  );

  /** Saves a cell, and opens that of another row, if there is one. */
  const commit = useCallback(
    (sppg: SppgWithYayasan, column: SppgColumn, typed: string, nextId?: string) => {
      const { key } = column;
      setEditing(nextId === undefined ? null : { id: nextId, key });
      const { success, output, issues } = v.safeParse(sppgSchema.entries[key], typed);
      if (!success) return setState(sppg.id, key, { kind: 'failed', typed, message: issues[0].message });
      if (typed === valuesOf(sppg)[key] || output === sppg[key]) {
        forgetCell({ id: sppg.id, key });
        // The cell was left without a change: its mark of an earlier save stays.
        const isSaved = latest.current.get(sppg.id)?.[key]?.kind === 'saved';
        return isSaved ? undefined : setState(sppg.id, key, undefined);
      }
      const known = latest.current.get(sppg.id)?.[key];
      const doubt = doubtAbout(key, typed);
      // A doubtful value is refused once; entered again, it is taken as meant.
      if (doubt && !(known?.kind === 'failed' && known.typed === typed)) {
        const message = `${doubt} Bila memang begitu, buka lagi selnya dan tekan Enter.`;
        return setState(sppg.id, key, { kind: 'failed', typed, message });
      }
      setState(sppg.id, key, { kind: 'saving', typed });
      mutate({ sppg, column, typed, value: output });
    },
    [mutate, setState],
  );

  return { editing, states, lastSaved, open, cancel, commit, keep, drop };
}

export type CellEdits = ReturnType<typeof useCellEdits>;
