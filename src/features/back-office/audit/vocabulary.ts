import { accessModes } from '@/features/people/accounts/access-mode';
import { tables } from '@/features/tables';
import { contentStatuses } from '@/lib/content/content-columns';
import { columnWords } from '@/lib/supabase/declared-tables';

/** The tables of the trail with their labels, for the filter. */
export const auditTables = [...tables].flatMap(([value, { label, hasNoTrail }]) =>
  hasNoTrail ? [] : { value, label },
);

/** What can happen to a row, with the filter's labels. */
export const auditActions = [
  { value: 'INSERT', slug: 'penambahan', label: 'Penambahan' },
  { value: 'UPDATE', slug: 'perubahan', label: 'Perubahan' },
  { value: 'DELETE', slug: 'penghapusan', label: 'Penghapusan' },
  { value: 'EXPORT', slug: 'ekspor', label: 'Ekspor' },
  { value: 'OPEN', slug: 'proposal', label: 'Membuka proposal' },
] as const;

/** Labels of what any table may have, and of what an entry itself says. */
const commonLabels: Record<string, string> = { created_at: 'Dibuat', file: 'File', jumlah: 'Jumlah' };

/** The columns of a table that have a label, in the order in which they are shown. */
export const labelledColumns = (table: string) => [
  ...new Set([...Object.keys(tables.get(table)?.columns ?? {}), ...Object.keys(commonLabels)]),
];

/** What a column is called; its own name where it has no label. */
export function columnLabel(table: string, column: string): string {
  const declared = tables.get(table);
  const { label, trailLabel = label } = (declared && columnWords(declared, column)) ?? {};
  return trailLabel ?? commonLabels[column] ?? column;
}

/** Ids that mean nothing to people, what an entry says itself, and what changes with another column. */
export const hiddenColumns: ReadonlySet<string> = new Set([
  'id',
  'user_id',
  'updated_at',
  'edition_at',
  'published_revision',
  'scan_size',
  'photo_width',
  'photo_height',
]);

/** Stored values that are shown by a label. */
export const valueWords: Record<string, Record<string, string>> = {
  role: { admin: 'Admin', pengelola: 'Pengelola', pending: 'Belum disetujui' },
  access_mode: Object.fromEntries(accessModes.map(({ value, label }) => [value, label])),
  status: contentStatuses,
};
