import type { FieldChange } from '@/components/comparison-table';
import type { Sppg } from '@/features/kitchens/sppg/api';
import {
  byColumn,
  type SppgColumnName,
  sppgColumnList,
  valuesOf,
} from '@/features/kitchens/sppg/sppg-columns';
import type { SppgInput } from '@/features/kitchens/sppg/sppg-schema';
import { formatNumber } from '@/lib/text/format';
import type { ReferenceFinder } from './reference-finder';
import type { ImportTable, ImportRow } from './read-table';
import { isUnedited } from './spreadsheet-text';

export interface Difference extends FieldChange {
  column: SppgColumnName;
  /** When the stored value was changed, after the file was made, and by whom; null for somebody who is not named. */
  newer?: { pada: string; oleh: string | null };
}

interface DifferingRow {
  stored?: Sppg;
  differences?: Difference[];
}

type Texts = Record<SppgColumnName, string>;

/** An SPPG as the export writes it. */
export function exportedTexts(sppg: Sppg, finder: ReferenceFinder): Texts {
  return { ...valuesOf(sppg), yayasan_id: finder.yayasanName(sppg.yayasan_id) };
}

/** An SPPG as a row has it: as exported where the row's cells are unedited, or its file lacks the column. */
export function editedTexts(exported: Texts, { cells }: ImportRow, columns: ImportTable['columns']): Texts {
  return byColumn(({ key }) =>
    columns.has(key) && !isUnedited(cells[key], exported[key]) ? cells[key] : exported[key],
  );
}

/** The changes of a row to a stored SPPG: cells that were edited and mean something else now. */
export function differencesOf(
  sppg: Sppg,
  edited: Texts,
  input: SppgInput,
  finder: ReferenceFinder,
): Difference[] {
  const exported = exportedTexts(sppg, finder);
  /** A foundation that is yet to be added has its name in place of an id. */
  const shown = (column: SppgColumnName, value: string | number | null) => {
    if (typeof value === 'number') return formatNumber(value);
    return (column === 'yayasan_id' && finder.yayasanName(value ?? '')) || value;
  };
  return sppgColumnList
    .filter(({ key }) => edited[key] !== exported[key] && input[key] !== sppg[key])
    .map(({ key, label }) => ({
      column: key,
      label,
      before: shown(key, sppg[key]),
      after: shown(key, input[key]),
    }));
}

/** The columns of the input that differ. */
export function changesOf(input: SppgInput, differences: Difference[]): Partial<SppgInput> {
  const changes: Partial<SppgInput> = { ...input };
  for (const { key } of sppgColumnList) {
    if (!differences.some(({ column }) => column === key)) delete changes[key];
  }
  return changes;
}

/** A key for a difference of a row. */
export const differenceKey = (row: DifferingRow, { column }: Difference) => `${row.stored?.id}/${column}`;

/** The differences that are to be saved: where the stored value is newer than the file, only those that somebody has ticked. */
export const keptDifferences = (row: DifferingRow, wantedOld: ReadonlySet<string>) =>
  (row.differences ?? []).filter(
    (difference) => !difference.newer || wantedOld.has(differenceKey(row, difference)),
  );
