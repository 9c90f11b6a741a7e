import { bareEmail, isWholeCode, meantBy } from './pasted';
import { visibleText } from './visible-text';

/** The words of a search that the database answers: of a pasted link, sentence or address only the code or address in it. */
export function searchWords(search: string): string[] {
  const code = meantBy(search);
  if (isWholeCode(code)) return [code.replace(/\s/g, '-')];
  const email = bareEmail(search);
  const shown = /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email) ? email : visibleText(search);
  return shown
    .replace(/\b(jln?|kab|kec)\./gi, '$1 ')
    .split(' ')
    .filter(Boolean);
}

/**
 * A regular expression that matches a word literally, with any form of apostrophe and dash; the digits of a telephone number
 * also match with other or no separators, and Jl with Jalan.
 */
export function wordPattern(word: string): string {
  if (/^[-\d()+./]*\d[-\d()+./]*$/.test(word)) {
    const groups = word.split(/\D+/).filter(Boolean);
    return groups.join(String.raw`\D*`);
  }
  if (/^(?:jln?|jalan)$/i.test(word)) return 'jl|jalan';
  return word
    .replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
    .replace(/['‘’ʼ´`]/g, "['‘’ʼ´`]")
    .replace(/[-‐-―−]/g, '[-‐-―−]?');
}
