import type { FieldChange } from '@/components/comparison-table';
import { articlePhotosOf } from '@/lib/content/article-photos';
import { officeHoursText } from '@/lib/content/office-hours';
import type { Json } from '@/lib/supabase/database.types';
import { formatDate, formatDateTime, formatNumber } from '@/lib/text/format';
import { type AuditContext, type AuditEntry, rowOf } from './audit-entry';
import { columnLabel, hiddenColumns, labelledColumns, valueWords } from './vocabulary';

/** The time of a photo's upload, with which its file's name begins; for a picture of the site its name. */
function photoText(foto_url: string): string {
  const [, uploadedAt] = /\/contact_photos\/(\d{13})_/.exec(foto_url) ?? [];
  return uploadedAt
    ? `Diunggah ${formatDateTime(new Date(Number(uploadedAt)).toISOString())}`
    : foto_url.replace(/^.*\//, '');
}

function valueText(column: string, value: Json | undefined, names: AuditContext['names']): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'number') return formatNumber(value);
  if (column === 'office_hours') return officeHoursText(value);
  if (column === 'foto' && Array.isArray(value)) return value.length > 0 ? `${value.length} foto` : null;
  if (column === 'photos')
    return (
      articlePhotosOf(value)
        .map(({ alt }) => alt)
        .join('; ') || null
    );
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak';
  if (typeof value !== 'string') return JSON.stringify(value);
  if (/_at$|^dikonfirmasi_pada$/.test(column)) return formatDateTime(value);
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(value);
  if (column === 'foto_url') return photoText(value);
  // The beginning of its id is enough to tell photos apart.
  if (column === 'photo_path') return `Foto ${value.slice(0, 8)}`;
  return valueWords[column]?.[value] ?? names.get(`${column} ${value}`) ?? value;
}

/** The fields that an entry changed, with labels and values for people; all filled ones of an added or deleted row. */
export function fieldChanges(
  entry: Pick<AuditEntry, 'table_name' | 'before' | 'after'>,
  { names }: Pick<AuditContext, 'names'>,
): FieldChange[] {
  const [before, after] = [rowOf(entry.before), rowOf(entry.after)];
  const columns = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const order = labelledColumns(entry.table_name);
  const position = (column: string) => (order.includes(column) ? order.indexOf(column) : order.length);
  return columns
    .filter((column) => !hiddenColumns.has(column) && hasChanged(before[column], after[column]))
    .sort((one, other) => position(one) - position(other))
    .map((column) => ({
      column,
      label: columnLabel(entry.table_name, column),
      before: valueText(column, before[column], names),
      after: valueText(column, after[column], names),
    }));
}

/** Compared as stored: two photos may have been uploaded in the same minute. */
function hasChanged(before: Json | undefined, after: Json | undefined): boolean {
  const stored = (value: Json = null) => JSON.stringify(value === '' ? null : value);
  return stored(before) !== stored(after);
}
