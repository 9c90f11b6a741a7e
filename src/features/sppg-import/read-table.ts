import Papa from 'papaparse';
import { byColumn, type SppgColumn, type SppgColumnName, sppgColumnList } from '@/features/sppg/sppg-columns';
import { withoutApostrophe } from '@/lib/files/csv';
import { formatNumber } from '@/lib/text/format';
import { comparable } from '@/lib/text/visible-text';

/** An import is a single request, which must not grow too large. */
const maxRows = 2000;

export interface TableRow {
  /** The row number that a spreadsheet shows. */
  line: number;
  /** Text by column; a column that the file lacks is empty. */
  cells: Record<SppgColumnName, string>;
  /** Why the row can't be read as intended; absent when it can. */
  flaw?: string;
}

export interface Table {
  rows: TableRow[];
  columns: ReadonlySet<SppgColumnName>;
  /** Headings that match no column of the import. */
  ignored: string[];
}

function columnOf(heading: string) {
  return sppgColumnList.find(({ label }) => comparable(label) === comparable(heading));
}

// Some programs begin with a line that names the separator; spreadsheets apply it and hide it.
const separatorLine = /^"?sep=."?(?:\r\n|\r|\n)/i;

/** The separator that finds the most headings in the first line; postal addresses are full of commas. */
function separatorOf(text: string): string {
  const scores = [';', ',', '\t'].map((delimiter) => {
    const [headings = []] = Papa.parse<string[]>(text, { delimiter, preview: 1 }).data;
    return { delimiter, known: headings.filter(columnOf).length };
  });
  return scores.reduce((best, score) => (score.known > best.known ? score : best)).delimiter;
}

/** What a spreadsheet shows in place of a value that it can't compute, or that its column is too narrow for. */
const sheetError = /^#(?:REF|N\/A|VALUE|NAME|DIV\/0|NUM|NULL|SPILL|CALC)[!?]?$|^#{3,}$/i;
/** A long number as spreadsheets shorten it: its last digits are lost. */
const shortenedNumber = /^\d(?:[.,]\d+)?E\+?\d+$/i;

/** Why a cell does not hold what was meant; undefined when it may. */
function damageOf(cell: string, { key, label }: SppgColumn): string | undefined {
  if (cell.includes('\uFFFD'))
    return `Kolom "${label}" memuat huruf yang rusak. Tulis ulang isinya, lalu simpan sebagai CSV UTF-8.`;
  if (sheetError.test(cell))
    return `Kolom "${label}" berisi "${cell}", tanda galat dari aplikasi spreadsheet. Tulis isi yang sebenarnya.`;
  if (key === 'kode_unik_pendaftaran' && shortenedNumber.test(cell))
    return `Kode "${cell}" sudah dipendekkan menjadi angka. Ubah format kolomnya menjadi Teks, lalu tulis lagi kode lengkapnya.`;
  return undefined;
}

function readHeadings(headings: string[]) {
  const columns = headings.map(columnOf);
  const keys = columns.map((column) => column?.key);
  const missing = sppgColumnList.filter(({ key, required }) => required && !keys.includes(key));
  // Without the others, SPPG that are known can still be changed.
  if (!keys.includes('kode_unik_pendaftaran')) {
    const labels = missing.map(({ label }) => `"${label}"`).join(', ');
    throw new Error(
      `Kolom wajib tidak ditemukan: ${labels}. Baris pertama harus berisi judul kolom seperti pada template.`,
    );
  }
  const repeated = sppgColumnList.find(({ key }) => keys.indexOf(key) !== keys.lastIndexOf(key));
  if (repeated)
    throw new Error(
      `Kolom "${repeated.label}" ada lebih dari satu. Hapus salah satunya, lalu pilih file itu lagi.`,
    );
  return columns;
}

/**
 * Parses CSV text into rows by column.
 * @throws with a sentence for people when the file as a whole can't be imported
 */
export function readTable(text: string): Table {
  const shown = text.replace(separatorLine, '');
  const { data, errors } = Papa.parse<string[]>(shown, { delimiter: separatorOf(shown) });
  const [headings = [], ...records] = data;
  const columns = readHeadings(headings);
  const brokenQuotes = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));

  const rows = records.flatMap((record, index): TableRow[] => {
    if (record.every((cell) => cell.trim() === '')) return [];
    const row: TableRow = { line: index + 2, cells: byColumn(() => '') };
    for (const [position, column] of columns.entries()) {
      if (!column) continue;
      const cell = withoutApostrophe(record[position] ?? '')
        .normalize('NFC')
        .trim();
      row.cells[column.key] = cell;
      row.flaw ??= damageOf(cell, column);
    }
    if (record.slice(columns.length).some((cell) => cell.trim() !== '')) {
      row.flaw =
        'Isian baris ini lebih banyak daripada kolomnya. Beri tanda kutip pada isian yang memuat pemisah kolom.';
    }
    if (brokenQuotes.has(index + 1)) row.flaw = 'Tanda kutip pada baris ini tidak lengkap.';
    return [row];
  });

  if (rows.length === 0)
    throw new Error('File ini tidak berisi data SPPG. Isi sedikitnya satu baris, lalu pilih lagi.');
  if (rows.length > maxRows) {
    throw new Error(
      `File ini berisi ${formatNumber(rows.length)} baris. Sekali impor paling banyak ${formatNumber(maxRows)} baris. Bagi menjadi beberapa file.`,
    );
  }
  return {
    rows,
    columns: new Set(columns.flatMap((column) => column?.key ?? [])),
    ignored: headings.filter((heading) => heading.trim() && !columnOf(heading)),
  };
}
