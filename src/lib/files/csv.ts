import Papa from 'papaparse';

export type CsvCell = string | number | null;

// Papa's own pattern misses formulae after spaces, and those that hold a line break.
const formula = /^\s*[=+\-@]|^[\t\r]/;

/** Whether a spreadsheet would take a text for a formula. */
export const isFormula = (text: string) => formula.test(text);

/**
 * Rows as a CSV file that opens right in a spreadsheet: UTF-8 with byte order mark, semicolons (to Indonesian ones the
 * comma is the decimal sign), every text quoted, text that looks like a formula defused by an apostrophe.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  const csv = Papa.unparse(
    rows.map((row) => row.map((cell) => cell ?? '')),
    { delimiter: ';', quotes: (cell) => typeof cell === 'string', escapeFormulae: formula },
  );
  return `${Papa.BYTE_ORDER_MARK}${csv}\r\n`;
}
