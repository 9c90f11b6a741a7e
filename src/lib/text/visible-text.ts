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
 * dashes come in too many forms to count: 'Ma’arif' is 'Ma\'arif'.
 */
export function comparable(text: string): string {
  return visibleText(text.normalize('NFKC').replace(/[^\p{L}\p{N}\s]/gu, '')).toLowerCase();
}

const linkToCode = /^\S*:\/\/\S*?(?:[?&](?:kode|sppg)=|#)([^&#\s]+).*$/i;
const label = /^kode\b[^:=]*[:=]\s*/i;
const around = /^[\s"'“”„‘’«»`*_.,;:!?]+|[\s"'“”„‘’«»`*_.,;:!?]+$/g;

/**
 * A code or name without what is copied with it from mails and chats: 'Kode lacak: *K7QF-2M9T-XW4D*.' and
 * 'https://contoh.id/lacak#K7QF-2M9T-XW4D' -> 'K7QF-2M9T-XW4D'
 */
export function withoutLabel(text: string): string {
  const shown = visibleText(text);
  const linked = linkToCode.exec(shown)?.[1];
  // Unlike decodeURIComponent, it reads a broken percent sign as itself.
  const plain = linked ? (new URLSearchParams(`kode=${linked}`).get('kode') ?? linked) : shown;
  return plain.replace(around, '').replace(label, '').replace(around, '');
}
