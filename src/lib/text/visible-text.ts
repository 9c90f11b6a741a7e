/**
 * Text that the database can store and people can read: without halves of a surrogate pair and without control characters
 * but line breaks and tabs, as copied from PDFs and terminals.
 */
export function storableText(text: string): string {
  return text.toWellFormed().replace(/[^\P{Cc}\t\n\r]/gu, '');
}

/**
 * Text as people see it: in NFC, without invisible characters (copied from chats and PDFs), trimmed, with single plain
 * spaces.
 */
export function visibleText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cf}\p{DI}\u2800]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/**
 * For comparing names and the words of a search: letters, digits and single spaces in lower case. Apostrophes, quotes and
 * dashes come in too many forms to count: 'Ma’arif' is 'Ma\'arif', also with the apostrophe that Unicode calls a letter.
 */
export function comparable(text: string): string {
  return visibleText(text.normalize('NFKC').replace(/[^\p{L}\p{N}\s]|[\u02B0-\u02FF]/gu, '')).toLowerCase();
}

/** The short forms of words in addresses. */
const shortForms: Readonly<Record<string, string>> = {
  jl: 'jalan',
  jln: 'jalan',
  kab: 'kabupaten',
  kec: 'kecamatan',
};

/**
 * For finding words in a text, as the database's `private.search_words` does: as `comparable`, with short forms written out and
 * without the 'No.' of a house number, so that 'Jl.Sidoluhur 88' is found in 'Jalan Sidoluhur No. 88'.
 */
export function searchable(text: string): string {
  return comparable(text.replace(/[.,;:/()]/g, ' '))
    .replace(/\b(?:jln?|kab|kec)\b/g, (word) => shortForms[word] ?? word)
    .replace(/\b(?:no|nomor) (?=\d)/g, '');
}
