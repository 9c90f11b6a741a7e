import { byKey } from '@/lib/collections';
import type { Tables } from '@/lib/supabase/database.types';
import { declareTable } from '@/lib/supabase/declared-tables';

export type School = Tables<'sppg_sekolah'>;

/** The columns that people fill in, beside the kitchen. */
export type SchoolColumnName = Exclude<keyof School, 'id' | 'sppg_id' | 'created_at'>;

interface SchoolColumn {
  key: SchoolColumnName;
  /** The label in the form and in CSV files. */
  label: string;
  /** In the audit trail, where the tables stand together; `label` when absent. */
  trailLabel?: string;
  hint?: string;
}

const columns = [
  { key: 'nama', label: 'Nama Sekolah', trailLabel: 'Nama' },
  { key: 'npsn', label: 'NPSN', hint: '8 angka.' },
  { key: 'kecamatan', label: 'Kecamatan' },
] as const satisfies readonly SchoolColumn[];

/** All that the site knows about the columns of a school besides their rules, in the order of the form and of CSV files. */
export const schoolColumns: readonly SchoolColumn[] = columns;

/** An object with a value for each column. */
export const bySchoolColumn = <Value>(
  valueOf: (column: SchoolColumn) => Value,
): Record<SchoolColumnName, Value> => byKey(columns, valueOf);

export const schoolsTable = declareTable('sppg_sekolah', {
  label: 'Sekolah',
  noun: 'sekolah',
  withdrawnNoun: 'sekolah',
  nameColumn: 'nama',
  ownerColumn: 'sppg_id',
  columns: { ...bySchoolColumn((column) => column), sppg_id: 'SPPG' },
  sentences: {
    nama_key: 'Sekolah dengan nama ini sudah dicatat pada dapur ini.',
    npsn_key: 'Sekolah dengan NPSN ini sudah dicatat pada dapur ini.',
    npsn_max_length: 'NPSN harus 8 angka.',
    npsn_plausible: 'NPSN harus 8 angka.',
  },
});
