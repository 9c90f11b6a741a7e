const maxBytes = 5 * 1024 * 1024;

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });
const utf8 = new TextDecoder('utf-8');

function startsWith(bytes: Uint8Array, ...mark: number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}

/**
 * Of Excel for Mac, by its line ends, or by an apostrophe inside a word, which read as Windows-1252 is a capital O with a
 * tilde: no word has one there.
 */
function isMacRoman(windowsText: string): boolean {
  return (windowsText.includes('\r') && !windowsText.includes('\n')) || /\p{Ll}Õ\p{Ll}/u.test(windowsText);
}

/**
 * Decodes a file as spreadsheets save it: UTF-8, "Unicode text" (UTF-16) or, in older ones, Windows-1252 and Mac OS Roman.
 * In a file that is marked as UTF-8, or mostly is, broken bytes become U+FFFD.
 */
function decodeText(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return strictUtf8.decode(bytes);
  } catch {
    const text = utf8.decode(bytes);
    const read = text.match(/[^\p{ASCII}\uFFFD]/gu)?.length ?? 0;
    const broken = text.match(/\uFFFD/g)?.length ?? 0;
    if (startsWith(bytes, 0xef, 0xbb, 0xbf) || read > broken) return text;
    const windowsText = new TextDecoder('windows-1252').decode(bytes);
    return isMacRoman(windowsText) ? new TextDecoder('macintosh').decode(bytes) : windowsText;
  }
}

/**
 * The text of a chosen CSV file.
 * @throws with a sentence for people
 */
export async function readCsvFile(file: File): Promise<string> {
  if (file.size > maxBytes) throw new Error('Ukuran file maksimal adalah 5 MB.');
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  // Workbooks, PDFs and pictures contain control characters; text does not.
  if (/[^\P{Cc}\s]/u.test(text)) {
    throw new Error('File ini bukan CSV. Di Excel, pilih Simpan Sebagai lalu jenis "CSV UTF-8".');
  }
  if (!text.trim()) throw new Error('File ini kosong. Periksa filenya, lalu pilih lagi.');
  return text;
}
