import { withoutApostrophe } from './csv';
import { daysOf } from './spreadsheet-day';

/** The kind of a column's cells; text when absent. */
export type CellKind = 'code' | 'number' | 'day' | 'last day';

/** The apostrophe by which a spreadsheet takes a number or day for text: '0812 is shown as 0812. */
const beforeNumber = /^['’‘`´](?=[+(]*\d)/;

/** What stands in place of a last day that is not set, such as of a certificate without end. */
export const withoutEnd = 'sampai dicabut';
const endlessWords =
  /^(?:seumur hidup|selamanya|tanpa (?:batas|akhir|tanggal akhir)|(?:berlaku )?sampai dicabut|[-–—])$/i;

/** What a spreadsheet shows in place of a value that it can't compute, or that its column is too narrow for. */
const sheetError =
  /^#(?:REF|N\/A|VALUE|NAME|DIV\/0|NUM|NULL|SPILL|CALC)$|#[A-Z][A-Z_/0 ]{1,14}[!?]|^Err:\d{3}$|^#{3,}$|^#N\/A/i;
/** What programs write for 'nothing'. */
const nothing = /^(?:nan|nat|none|null|<na>|\(null\)|undefined)$/i;
/** A formula in place of its result. */
const formula = /^=[A-Z]{2,}[A-Z.]*\(/i;
/** A long number as spreadsheets shorten it: its last digits are lost. */
const shortenedNumber = /^-?\d(?:[.,]\d+)?E\+?\d+$/i;
const shortenedText = /^-?\d[.,]\d+E\+\d+$/i;
/**
 * Letters that were damaged on the way: the replacement character, UTF-8 that was read as Windows-1252, or a question
 * mark inside of a word.
 */
const brokenLetters =
  /\uFFFD|â€|Ã[\u0080-\u00BF‚ƒ„…†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œŸ]|Â[\u00A0-\u00BF]|^[^/]*\p{L}\?\p{L}[^/]*$/u;

/**
 * A cell without what people and programs put around it: '"=""0012"""' and an apostrophe, which keep zeros in a spreadsheet,
 * and what the export puts before a formula.
 */
const plainCell = (raw: string) =>
  withoutApostrophe(raw.replace(/^\s*="([^"]*)"\s*$/, '$1'))
    .normalize('NFC')
    .trim()
    .replace(beforeNumber, '');

/** Why a cell of any kind does not hold what was meant; undefined when it may. */
function damageOf(cell: string, label: string, kind?: CellKind): string | undefined {
  if (brokenLetters.test(cell))
    return `Kolom "${label}" memuat huruf yang rusak. Tulis ulang "${cell}", lalu simpan sebagai CSV UTF-8.`;
  if (sheetError.test(cell))
    return `Kolom "${label}" berisi "${cell}", tanda galat dari aplikasi spreadsheet. Tulis isi yang sebenarnya.`;
  if (nothing.test(cell))
    return `Kolom "${label}" berisi "${cell}", tanda kosong dari program lain. Kosongkan selnya, atau tulis isinya.`;
  if (formula.test(cell))
    return `Kolom "${label}" berisi rumus, bukan hasilnya: "${cell}". Tulis isi yang sebenarnya.`;
  if (kind === 'code' && shortenedNumber.test(cell))
    return `Kode "${cell}" sudah dipendekkan menjadi angka. Ubah format kolomnya menjadi Teks, lalu tulis lagi kode lengkapnya.`;
  if (shortenedText.test(cell))
    return `Kolom "${label}" berisi "${cell}", angka yang sudah dipendekkan. Ubah format kolomnya menjadi Teks, lalu tulis lagi angka lengkapnya.`;
  return undefined;
}

/** A cell as it was meant, such as 2500 of the 2500.0 that programs that calculate save, and why it may not hold that. */
export function readCell(raw: string, label: string, kind?: CellKind): { text: string; flaw?: string } {
  const cell = plainCell(raw);
  const flaw = damageOf(cell, label, kind);
  if (kind === 'number') return { text: cell.replace(/^(-?\d+)\.0{1,2}$/, '$1'), flaw };
  if (kind === 'code') return { text: cell.replace(/^(\d+)\.0$/, '$1'), flaw };
  if (!kind || !cell) return { text: cell, flaw };
  if (kind === 'last day' && endlessWords.test(cell)) return { text: withoutEnd, flaw };
  const days = daysOf(cell);
  const noDay =
    days.length > 1
      ? `Kolom "${label}" berisi "${cell}", yang dapat dibaca sebagai dua tanggal. Tulis nama bulannya.`
      : `Kolom "${label}" berisi "${cell}", yang bukan tanggal. Tulis seperti 2026-12-31.`;
  return { text: days[0] ?? cell, flaw: flaw ?? (days.length === 1 ? undefined : noDay) };
}
