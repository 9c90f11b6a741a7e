import { type LucideIcon, MapPin, UserRound } from 'lucide-react';
import { byKey } from '@/lib/collections';
import type { Tables } from '@/lib/supabase/database.types';
import { declareTable } from '@/lib/supabase/declared-tables';

export type Yayasan = Tables<'yayasan'>;

/** The columns that people fill in; the database sets the id and the date. */
export type YayasanColumnName = Exclude<keyof Yayasan, 'id' | 'created_at'>;

interface YayasanColumn {
  key: YayasanColumnName;
  /** The label in the form. */
  label: string;
  /** In the audit trail, where the tables stand together; `label` when absent. */
  trailLabel?: string;
  /** The icon before the value on the card; absent for the name, which is the card's heading. */
  Icon?: LucideIcon;
}

const columns = [
  { key: 'nama', label: 'Nama Yayasan', trailLabel: 'Nama' },
  { key: 'alamat', label: 'Alamat', Icon: MapPin },
  { key: 'pengelola', label: 'Pengelola', Icon: UserRound },
] as const satisfies readonly YayasanColumn[];

/** All that the site knows about the columns of a foundation besides their rules, in the order of the form and the card. */
export const yayasanColumnList: readonly YayasanColumn[] = columns;

/** An object with a value for each column. */
export const byYayasanColumn = <Value>(
  valueOf: (column: YayasanColumn) => Value,
): Record<YayasanColumnName, Value> => byKey(columns, valueOf);

export const yayasanTable = declareTable('yayasan', {
  label: 'Yayasan',
  noun: 'yayasan',
  withdrawnNoun: 'yayasan',
  nameColumn: 'nama',
  columns: byYayasanColumn((column) => column),
  sentences: { nama_key: 'Nama ini sudah digunakan oleh yayasan lain.' },
});

export const yayasanEmailTable = declareTable('yayasan_kontak', {
  label: 'Email yayasan',
  noun: 'email yayasan',
  nameColumn: 'email',
  columns: { email: 'Email', diisi_pada: 'Diisi', yayasan_id: 'Yayasan' },
});
