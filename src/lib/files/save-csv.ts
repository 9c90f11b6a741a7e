import { type CsvCell, toCsv } from './csv';

/** Downloads rows as a CSV file. */
export function saveCsv(rows: readonly (readonly CsvCell[])[], fileName: string) {
  const url = URL.createObjectURL(new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Some browsers read the URL only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
