export type CsvCell = string | number | null;

// Spreadsheets set to Indonesian split at semicolons: the comma is their decimal sign.
const separator = ';';
const byteOrderMark = '\uFEFF';

/** Whether a spreadsheet would take a text for a formula. */
export const isFormula = (text: string) => /^\s*[=+\-@]|^[\t\r]/.test(text);

function csvCell(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  const text = cell ?? '';
  // Somebody else's text must not become a formula in an admin's spreadsheet.
  const harmless = isFormula(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/**
 * Rows as a CSV file that opens right in a spreadsheet: UTF-8 with byte order mark, semicolons, every text quoted,
 * text that looks like a formula defused by an apostrophe.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(csvCell).join(separator)}\r\n`).join('');
}
