/** What Word and chats begin the items of a list with; the private signs are bullets of Word's own fonts. */
const bullet = /^(\s*)(?:[•·●▪◦‣∙○■□➢➤✓✔\uF0A7\uF0B7\uF0D8]\s*|[*-](?=\t)\s*|-(?=\p{L}))/u;
const dash = /^(\s*)[–—]\s+/;
const number = /^(\s*)(\d{1,2})\)\s+/;

/** Two items or more behind one another: 'Menu: • Nasi • Sayur' */
function withItemsApart(line: string): string[] {
  if (/^\s*>/.test(line) || (line.match(/\s[•●▪‣]\s/g) ?? []).length + (/^\s*[•●▪‣]/.test(line) ? 1 : 0) < 2)
    return [line];
  return line.split(/\s+(?=[•●▪‣]\s)/);
}

const isItem = (line = '') => /^\s*(?:[-*+]|\d{1,2}[.)])\s/.test(line);

/** Lines that mean something by their beginning: what follows belongs to them, or is another block. */
const isBlock = (line = '') => /^\s*(?:#{1,6}\s|>|```|---|\|)/.test(line);

/**
 * Text as people paste it from Word and chats, as Markdown: bullets of every kind begin items, and a line that ends, ends. What
 * is Markdown stays as it is.
 */
export function markdownOf(text: string): string {
  const written = text
    .replace(/\r\n?|[\u2028\u2029\v]/g, '\n')
    .split('\n')
    .flatMap(withItemsApart);
  const lines = written.map((line, index) => {
    const isDashed =
      dash.test(line) && [written[index - 1], written[index + 1]].some((other) => dash.test(other ?? ''));
    return (isDashed ? line.replace(dash, '$1- ') : line).replace(bullet, '$1- ').replace(number, '$1$2. ');
  });
  return lines
    .flatMap((line, index) => {
      const next = lines[index + 1] ?? '';
      // A list that a paragraph runs into would be part of it, were it not for the empty line.
      if (isItem(next) && line.trim() !== '' && !isItem(line) && !isBlock(line) && !/^\s/.test(line))
        return [line, ''];
      const endsHere =
        line.trim() !== '' && next.trim() !== '' && !isBlock(line) && !isBlock(next) && !isItem(next);
      return endsHere ? [`${line.trimEnd()}\\`] : [line];
    })
    .join('\n');
}
