import { formatList, formatNumber } from '@/lib/text/format';

export interface ImportOutcome {
  /** How many SPPG and foundations were added. */
  added: number;
  addedYayasan: number;
  updated: number;
  /** How many rows say what is stored already. */
  unchanged: number;
  /** The names of the SPPG that somebody else has changed or deleted meanwhile. */
  refused: string[];
}

/** A number with its noun, '2 SPPG'; an empty list for 0. */
export function counted(count: number, noun: string): string[] {
  return count > 0 ? [`${formatNumber(count)} ${noun}`] : [];
}

const mostNames = 3;

/** What became of each row, in sentences. */
export function outcomeText({ added, addedYayasan, updated, unchanged, refused }: ImportOutcome): string {
  const names = [...refused.slice(0, mostNames), ...counted(refused.length - mostNames, 'SPPG lain')];
  const sentences: [subjects: string[], deed: string][] = [
    [[...counted(added, 'SPPG'), ...counted(addedYayasan, 'yayasan')], 'telah ditambahkan.'],
    [counted(updated, 'SPPG'), 'telah diperbarui.'],
    [counted(unchanged, 'baris'), 'sama dengan data yang tersimpan.'],
    [names, 'belum disimpan karena baru saja diubah atau dihapus orang lain. Periksa isinya yang terbaru.'],
  ];
  return sentences
    .filter(([subjects]) => subjects.length > 0)
    .map(([subjects, deed]) => `${formatList(subjects)} ${deed}`)
    .join(' ');
}
