import Papa from 'papaparse';

export type CsvCell = string | number | null;
export type CsvRows = readonly (readonly CsvCell[])[];

// Papa's own pattern misses formulae that follow spaces or invisible characters, contain a line break, or begin with a
// full-width or small form of their sign, which Excel takes for the sign itself. Text that has the apostrophe already gets
// another one, so that taking one away gives the text back.
const formula = /^'*(?:[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫−]|[\t\r])/u;

/** A cell's text without the apostrophe that `toCsv` puts before what a spreadsheet would read as a formula. */
export const withoutApostrophe = (cell: string) =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;

function linesOf(rows: CsvRows, dialect: Papa.UnparseConfig): string {
  const cells = rows.map((row) => row.map((cell) => cell ?? ''));
  return `${Papa.unparse(cells, { ...dialect, escapeFormulae: formula })}\r\n`;
}

/**
 * Rows as a CSV file that opens correctly in a spreadsheet: UTF-8 with byte order mark, separated by semicolons (the
 * comma is the decimal sign in Indonesia), every text quoted, formulae escaped with an apostrophe.
 */
export const toCsv = (rows: CsvRows): string =>
  Papa.BYTE_ORDER_MARK + linesOf(rows, { delimiter: ';', quotes: (cell) => typeof cell === 'string' });

/** Rows as programs read them, by RFC 4180: UTF-8, commas, quotes where they are needed, formulae escaped in the same way. */
export const toPlainCsv = (rows: CsvRows): string => linesOf(rows, { delimiter: ',' });

/** The format of the file that a table is saved as. */
export interface FileFormat {
  /** The extension of the file's name, without the dot. */
  extension: string;
  /** The MIME type. */
  type: string;
  write: (rows: CsvRows) => string;
}

export const csvType = 'text/csv';

export const csvFormat: FileFormat = { extension: 'csv', type: csvType, write: toCsv };

/** Downloads rows as a file. */
export function saveRows(rows: CsvRows, fileName: string, { type, write }: FileFormat = csvFormat) {
  const url = URL.createObjectURL(new Blob([write(rows)], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Some browsers read the URL only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
