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

/** For comparing names and codes: ignores spaces, capitals and invisible characters. */
export function comparable(text: string): string {
  return visibleText(text).toLowerCase();
}
