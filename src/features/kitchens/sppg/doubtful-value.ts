import { daysOf } from '@/lib/files/spreadsheet-day';
import { progressPercent } from './progress';
import type { SppgColumnName } from './sppg-columns';

const season = /^(?:triwulan|kuartal|semester|awal|pertengahan|akhir)\s.*\b20\d\d$/i;

/**
 * Why a text is probably that of the column beside it, such as '50' as an estimate; undefined when it is plausible. Both are free
 * texts, so it is asked about, and may be saved.
 */
export function doubtAbout(key: SppgColumnName, text: string): string | undefined {
  const typed = text.trim();
  if (key === 'estimasi_selesai' && progressPercent(typed) !== null && !/\p{L}/u.test(typed))
    return `"${typed}" terbaca sebagai progres, bukan waktu selesai.`;
  if (key === 'progres_pembangunan' && (daysOf(typed).length > 0 || season.test(typed)))
    return `"${typed}" terbaca sebagai waktu, bukan progres.`;
  return undefined;
}
