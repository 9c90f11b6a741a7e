/**
 * Text as people see it: without invisible characters (which come along when it is copied out of a chat or a PDF), with
 * single plain spaces between its words only, and accents not as characters of their own.
 */
export function visibleText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** How people write the same name or code: spaces, capitals and what nobody sees do not matter. */
export function comparable(text: string): string {
  return visibleText(text).toLowerCase();
}
