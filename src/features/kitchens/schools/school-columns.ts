import { byKey } from '@/lib/collections';
import type { Tables } from '@/lib/supabase/database.types';

export type School = Tables<'sppg_sekolah'>;

/** The columns that people fill in, beside the kitchen. */
export type SchoolColumnName = Exclude<keyof School, 'id' | 'sppg_id' | 'created_at'>;

interface SchoolColumn {
  key: SchoolColumnName;
  /** The label in the form, in CSV files and in the audit trail. */
  label: string;
  hint?: string;
}

const columns = [
  { key: 'nama', label: 'Nama Sekolah' },
  { key: 'npsn', label: 'NPSN', hint: '8 angka.' },
  { key: 'kecamatan', label: 'Kecamatan' },
] as const satisfies readonly SchoolColumn[];

/** All that the site knows about the columns of a school besides their rules, in the order of the form and of CSV files. */
export const schoolColumns: readonly SchoolColumn[] = columns;

/** An object with a value for each column. */
export const bySchoolColumn = <Value>(
  valueOf: (column: SchoolColumn) => Value,
): Record<SchoolColumnName, Value> => byKey(columns, valueOf);
