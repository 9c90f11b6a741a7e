import type { SppgUpdate } from '@/features/kitchens/sppg/admin-api';
import type { ToastMessage } from '@/lib/toasts/toast-message';
import { formatList, formatNumber } from '@/lib/text/format';

const partlySaved = { title: 'Sebagian Belum Disimpan' };

interface Outcome {
  /** How many SPPG and foundations were added. */
  added?: number;
  addedYayasan?: number;
  updates: SppgUpdate[];
  /** How many rows say what is stored already. */
  unchanged: number;
  /** The updates of SPPG that somebody else has changed or deleted meanwhile. */
  refused: SppgUpdate[];
}

/** A number with its noun, '2 SPPG'; an empty list for 0. */
export function counted(count: number, noun: string): string[] {
  return count > 0 ? [`${formatNumber(count)} ${noun}`] : [];
}

const mostNames = 3;

/** Says what became of each row, under this title unless some were refused. */
export function outcomeToast(done: { title: string }, outcome: Outcome): ToastMessage {
  const { added = 0, addedYayasan = 0, updates, unchanged, refused } = outcome;
  const names = [
    ...refused.slice(0, mostNames).map(({ base }) => base.nama),
    ...counted(refused.length - mostNames, 'SPPG lain'),
  ];
  const sentences: [subjects: string[], deed: string][] = [
    [[...counted(added, 'SPPG'), ...counted(addedYayasan, 'yayasan')], 'telah ditambahkan.'],
    [counted(updates.length - refused.length, 'SPPG'), 'telah diperbarui.'],
    [counted(unchanged, 'baris'), 'sama dengan data yang tersimpan.'],
    [names, 'belum disimpan karena baru saja diubah atau dihapus orang lain. Periksa isinya yang terbaru.'],
  ];
  const description = sentences
    .filter(([subjects]) => subjects.length > 0)
    .map(([subjects, deed]) => `${formatList(subjects)} ${deed}`)
    .join(' ');
  return refused.length > 0
    ? { ...partlySaved, description, variant: 'destructive' }
    : { ...done, description, variant: 'success' };
}
