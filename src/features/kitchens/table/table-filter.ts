import type { SppgWithYayasan } from '@/features/kitchens/sppg/api';
import { progressPercent } from '@/features/kitchens/sppg/progress';
import { type SppgColumn, sppgColumnList } from '@/features/kitchens/sppg/sppg-columns';
import { sppgMatcher } from '@/features/kitchens/sppg/sppg-filter';
import { yayasanFilterSchema } from '@/features/kitchens/yayasan/matching-yayasan';
import { type FilterOf, select } from '@/lib/url/url-filter';

const { sppg: _, ...filters } = yayasanFilterSchema;

const orders = sppgColumnList.flatMap(({ key, label }) => [
  { value: key, label: `${label}, naik` },
  { value: `-${key}`, label: `${label}, turun` },
]);

/**
 * The filters and the order of the table: 'nama' from A to Z, '-nama' from Z to A; else the newest first. The headings
 * sort; a phone has a field instead.
 */
export const sppgTableSchema = {
  ...filters,
  urut: select({ label: 'Urutan', all: 'Terbaru dulu', options: orders, isFolded: true }),
};

type SppgTableFilter = FilterOf<typeof sppgTableSchema>;

const collator = new Intl.Collator('id', { numeric: true });

type Sortable = string | number | null;

/** What a column is sorted by; null comes last, whichever way. */
function sortable(column: SppgColumn, sppg: SppgWithYayasan): Sortable {
  const value = sppg[column.key];
  if (column.kind === 'yayasan') return sppg.yayasan.nama;
  if (column.kind === 'choice') return column.options.findIndex((option) => option === value);
  if (column.kind === 'progress' && typeof value === 'string') return progressPercent(value) ?? value;
  return value;
}

function compare(one: Sortable, other: Sortable): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return collator.compare(String(one), String(other));
}

function sorted(list: SppgWithYayasan[], urut: string): SppgWithYayasan[] {
  const column = sppgColumnList.find(({ key }) => key === urut.replace('-', ''));
  if (!column) return list;
  const sign = urut.startsWith('-') ? -1 : 1;
  return list
    .map((sppg) => ({ sppg, by: sortable(column, sppg) }))
    .sort((one, other) => {
      if (one.by === null || other.by === null) return Number(one.by === null) - Number(other.by === null);
      return sign * compare(one.by, other.by);
    })
    .map(({ sppg }) => sppg);
}

/** @param dueIds - the ids of the SPPG for which the filter's topic is due */
export function sppgMatching(filter: SppgTableFilter, dueIds?: ReadonlySet<string>) {
  const matches = sppgMatcher(filter);
  return (sppg: SppgWithYayasan) =>
    (!filter.perlu || (dueIds?.has(sppg.id) ?? false)) && matches(sppg, sppg.yayasan.nama);
}

/** The SPPG that match, in the chosen order. */
export function tableRows(
  list: SppgWithYayasan[],
  filter: SppgTableFilter,
  dueIds?: ReadonlySet<string>,
): SppgWithYayasan[] {
  return sorted(list.filter(sppgMatching(filter, dueIds)), filter.urut);
}
