import { CopyButton } from '@/components/gone-notice';
import { Button } from '@/components/ui/button';
import type { SppgWithYayasan } from '@/features/kitchens/sppg/api';
import { sppgColumnList, type SppgColumnName } from '@/features/kitchens/sppg/sppg-columns';
import { readDraft, saveDraft } from '@/lib/forms/draft';

/** Text that was typed into a cell and is not stored. */
interface KeptCell {
  id: string;
  key: SppgColumnName;
  typed: string;
  /** The name of the SPPG, for when it is gone. */
  nama: string;
}

// One draft for all cells, each of which names its row.
const draft = 'sppg-cells:all';

const nameOf = ({ id, key }: Pick<KeptCell, 'id' | 'key'>) => `${id} ${key}`;

/** The cells that this tab keeps. */
export const keptCells = (): KeptCell[] => Object.values(readDraft(draft)).map((cell) => JSON.parse(cell));

/** Keeps what is typed into a cell, until it is stored or the tab is closed. */
export function keepCell(cell: KeptCell) {
  saveDraft(draft, { ...readDraft(draft), [nameOf(cell)]: JSON.stringify(cell) });
}

export function forgetCell(cell: Pick<KeptCell, 'id' | 'key'>) {
  const { [nameOf(cell)]: _, ...others } = readDraft(draft);
  saveDraft(draft, others);
}

interface UnsavedCellsProps {
  list: SppgWithYayasan[];
  /** The SPPG that the table shows. */
  rows: SppgWithYayasan[];
  onDiscard: (id: string, key: SppgColumnName) => void;
}

const labelOf = (name: SppgColumnName) => sppgColumnList.find(({ key }) => key === name)?.label;

/** Unsaved cells that the table does not show: of an SPPG that a filter hides, or that is deleted. */
export function UnsavedCells({ list, rows, onDiscard }: UnsavedCellsProps) {
  const hidden = keptCells().filter(({ id }) => rows.every((row) => row.id !== id));
  if (hidden.length === 0) return null;
  return (
    <section
      aria-label="Isian yang belum tersimpan"
      className="rounded-2xl border border-saffron-300 bg-saffron-50 px-5 py-4 print:hidden"
    >
      <h2 className="text-base">Belum tersimpan</h2>
      <ul className="mt-2 space-y-3">
        {hidden.map(({ id, key, typed, nama }) => (
          <li key={`${id} ${key}`} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="min-w-0 wrap-anywhere">
              {`${labelOf(key)} ${nama}: “${typed}”. `}
              {list.some((sppg) => sppg.id === id)
                ? 'Tidak tampak karena pencarian atau filter.'
                : 'SPPG ini sudah dihapus pengguna lain.'}
            </p>
            <div className="flex gap-2">
              <CopyButton text={typed} />
              <Button variant="ghost" size="sm" onClick={() => onDiscard(id, key)}>
                Buang
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
