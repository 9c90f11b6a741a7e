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
export function decodeText(bytes: Uint8Array): string {
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
