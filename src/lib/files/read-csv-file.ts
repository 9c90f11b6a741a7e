const maxBytes = 5 * 1024 * 1024;

/** What a file dialog offers as tables. */
export const tableFileTypes = '.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain';

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });
const utf8 = new TextDecoder('utf-8');

function startsWith(bytes: Uint8Array, ...mark: number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}

/** UTF-16, by its mark or, as text without one has a zero in every other byte, by where these are. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  const zeros = [0, 0];
  const begin = bytes.subarray(0, 1000);
  begin.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const most = begin.length * 0.4;
  if (odd > most && even === 0) return 'utf-16le';
  return even > most && odd === 0 ? 'utf-16be' : undefined;
}

/**
 * Whether a text comes from Excel for Mac: by its line ends, or by an apostrophe inside a word, which read as
 * Windows-1252 is a capital O with a tilde, where no word has one.
 */
function isMacRoman(windowsText: string): boolean {
  return (windowsText.includes('\r') && !windowsText.includes('\n')) || /\p{L}Õ\p{L}/u.test(windowsText);
}

/**
 * Decodes a file as spreadsheets save it: UTF-8, "Unicode text" (UTF-16) or, in older ones, Windows-1252 and Mac OS Roman.
 * Those two hardly ever spell a letter of UTF-8 by chance: a file with one is UTF-8, and its broken bytes become U+FFFD.
 */
function decodeText(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return strictUtf8.decode(bytes);
  } catch {
    const text = utf8.decode(bytes);
    if (startsWith(bytes, 0xef, 0xbb, 0xbf) || /[^\p{ASCII}\uFFFD]/u.test(text)) return text;
    const windowsText = new TextDecoder('windows-1252').decode(bytes);
    if (isMacRoman(windowsText)) return new TextDecoder('macintosh').decode(bytes);
    // The first two bytes of a typographic mark in UTF-8, such as ’, whose end was cut off.
    return bytes.some((byte, index) => byte === 0xe2 && bytes[index + 1] === 0x80) ? text : windowsText;
  }
}

/** Files that are no table, whatever their name says, by their first characters. */
const otherKinds: [begin: RegExp, kind: string][] = [
  [/^PK\p{Cc}{2}/u, 'buku kerja (seperti .xlsx atau .ods)'],
  // The bytes D0 CF 11, which are no UTF-8.
  [/^\uFFFD{2}\p{Cc}/u, 'buku kerja Excel lama (.xls)'],
  [/^%PDF/, 'PDF'],
  [/^\s*(?:<!doctype html|<html|<head|<meta|<table|<style|<body)/i, 'halaman HTML'],
  [/^\s*<\?xml|^\s*<\w+[ >]/i, 'dokumen XML'],
  [/^(?:MIME-Version|From):/i, 'halaman web tersimpan'],
  [/^\{\\rtf/, 'dokumen RTF'],
  [/^ID;P/, 'lembar kerja SYLK'],
  [/^\s*[[{]\s*["[{\]}]/, 'JSON'],
];

/**
 * A table's text, if it is one.
 * @throws with a sentence for people
 */
function checkTableText(text: string): string {
  const [, kind] = otherKinds.find(([begin]) => begin.test(text)) ?? [];
  // Pictures and other programs' files contain control characters; text does not.
  if (kind ?? /[^\P{Cc}\s]/u.test(text)) {
    throw new Error(
      `File ini bukan CSV${kind ? `, melainkan ${kind}, apa pun namanya` : ''}. Buka di Excel, pilih Simpan Sebagai lalu jenis "CSV UTF-8".`,
    );
  }
  if (!text.trim()) throw new Error('File ini kosong. Periksa filenya, lalu pilih lagi.');
  return text;
}

/**
 * The text of a chosen file with a table.
 * @throws with a sentence for people
 */
export async function readCsvFile(file: File): Promise<string> {
  if (file.size > maxBytes) throw new Error('Ukuran file maksimal adalah 5 MB.');
  return checkTableText(decodeText(new Uint8Array(await file.arrayBuffer())));
}
