import Papa from 'papaparse';
import * as v from 'valibot';
import { withoutApostrophe } from '@/lib/files/csv';
import { searchKey } from '@/lib/text/search-key';
import { comparable } from '@/lib/text/visible-text';
import { bySchoolColumn, type School, schoolColumns, type SchoolColumnName } from './school-columns';
import { type SchoolInput, schoolSchema } from './school-schema';

export interface ReadSchool {
  /** The row number that a spreadsheet shows. */
  line: number;
  nama: string;
  /** Why the row can't be added; empty when it can. */
  errors: string[];
  /** The school that the kitchen has already. */
  stored?: School;
  /** What to send. */
  input?: SchoolInput;
}

type Cells = Record<SchoolColumnName, string>;

/** A cell that names a column: 'NPSN', 'nama', 'Nama Sekolah'. */
const columnOf = (cell: string) =>
  schoolColumns.find(({ key, label }) => [key, comparable(label)].includes(comparable(cell)))?.key;

/** What separates the cells: that of our own files, that of cells copied from a spreadsheet, or a comma. */
const separatorOf = (text: string) => [';', '\t'].find((separator) => text.includes(separator)) ?? ',';

/**
 * The rows of a CSV text with their errors; the first may name the columns, which else are name, NPSN and kecamatan.
 * @param schools - those that the kitchen has
 */
export function readSchools(text: string, schools: School[]): ReadSchool[] {
  const { data } = Papa.parse<string[]>(text, { delimiter: separatorOf(text) });
  const headings = (data[0] ?? []).map(columnOf);
  const hasHeadings = headings.includes('nama');
  const order = hasHeadings ? headings : schoolColumns.map(({ key }) => key);
  const rows = data.flatMap((record, index) => {
    if ((hasHeadings && index === 0) || record.every((cell) => !cell.trim())) return [];
    const cellOf = (key: SchoolColumnName) => withoutApostrophe(record[order.indexOf(key)] ?? '').trim();
    return [{ line: index + 1, cells: bySchoolColumn(({ key }) => cellOf(key)) }];
  });

  return rows.map(({ line, cells }) => {
    const stored = schools.find((school) => isSame(school, cells));
    if (stored) return { line, nama: cells.nama, errors: [], stored };
    const twin = rows.find((other) => other.line !== line && isSame(other.cells, cells));
    const { success, output, issues } = v.safeParse(schoolSchema, cells);
    const errors = [
      ...(success ? [] : issues.map(({ message }) => message)),
      ...(twin ? [`Sekolah ini juga ada pada baris ${twin.line}.`] : []),
    ];
    return { line, nama: cells.nama, errors, ...(success && errors.length === 0 && { input: output }) };
  });
}

/** The database refuses the same name or NPSN twice in a kitchen. */
function isSame(one: Pick<School, SchoolColumnName>, { nama, npsn }: Cells): boolean {
  if (npsn !== '' && one.npsn === npsn) return true;
  return nama !== '' && searchKey(one.nama) === searchKey(nama);
}
