/**
 * Text as people see it: in NFC, without invisible characters (copied from chats and PDFs), trimmed, with single plain
 * spaces.
 */
export function visibleText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** For comparing names and codes: ignores spaces, capitals and invisible characters. */
export function comparable(text: string): string {
  return visibleText(text).toLowerCase();
}
