import { readDraft, saveDraft } from '@/lib/forms/draft';
import type { SppgColumnName } from '@/features/kitchens/sppg/sppg-columns';

/** What was typed into a cell and is not stored. */
export interface KeptCell {
  id: string;
  key: SppgColumnName;
  typed: string;
  /** The name of the SPPG, for when it is gone. */
  nama: string;
}

const draft = 'sppg-cells';

const nameOf = ({ id, key }: Pick<KeptCell, 'id' | 'key'>) => `${id} ${key}`;

/** What this tab keeps of its cells. */
export const keptCells = (): KeptCell[] => Object.values(readDraft(draft)).map((cell) => JSON.parse(cell));

/** Keeps what is typed into a cell, until it is stored or the tab is closed. */
export function keepCell(cell: KeptCell) {
  saveDraft(draft, { ...readDraft(draft), [nameOf(cell)]: JSON.stringify(cell) });
}

export function forgetCell(cell: Pick<KeptCell, 'id' | 'key'>) {
  const { [nameOf(cell)]: _, ...others } = readDraft(draft);
  saveDraft(draft, others);
}
