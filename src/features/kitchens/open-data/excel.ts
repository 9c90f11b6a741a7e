import type { CsvCell } from '@/lib/files/csv';
import { formatSortableSecond } from '@/lib/text/format-time';
import type { OpenTable, TableField } from './tables';

const codes: readonly string[] = ['kode_unik_pendaftaran', 'id_bgn'];

/**
 * What a spreadsheet may take for a number, a sum of money or a date, by its beginning: '0012', '12E45678', 'Rp5', 'Mei-26'. The signs
 * of formulae get their apostrophe elsewhere.
 */
const doubtful =
  /^(?![=+\-@])\P{L}|^(?:rp|jan|feb|mar|apr|mei|may|jun|jul|agu|ags|agt|aug|sep|okt|oct|nov|des|dec)/iu;

function excelCell({ name, type }: TableField, cell: CsvCell): CsvCell {
  if (typeof cell !== 'string') return cell;
  if (type === 'datetime') return `${formatSortableSecond(cell)} WIB`;
  return codes.includes(name) && doubtful.test(cell) ? `'${cell}` : cell;
}

/** A table whose codes and times a spreadsheet shows as they are. */
export const excelTable = ({ fields, rows }: OpenTable): OpenTable => ({
  fields,
  rows: rows.map((row) =>
    row.map((cell, index) => {
      const field = fields[index];
      return field ? excelCell(field, cell) : cell;
    }),
  ),
});
