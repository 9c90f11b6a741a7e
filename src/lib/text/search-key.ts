/**
 * What codes and names are compared by, as the database's `private.search_key` has it: letters and digits only, in
 * capitals, and what looks alike as one sign (O is 0, I and L are 1).
 */
export function searchKey(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]|[\u02B0-\u02FF]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
}
