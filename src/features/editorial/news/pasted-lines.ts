/** The bullets of lists in Word and chats; the private-use characters are those of Word's own fonts. */
const bullet = /^(\s*)[•·●▪◦‣∙○■□➢➤✓✔\uF0A7\uF0B7\uF0D8]\s*/;
const tightMark = /^(\s*)(?:[*-]\t\s*|-(?=\p{L}))/u;
const dash = /^(\s*)[–—]\s+/;
const number = /^(\s*)(\d{1,2})\)\s*(?=\p{L})/u;

interface Line {
  text: string;
  /** The number of the line in the original text, counted from 0. */
  source: number;
}

/** Splits 'Menu: • Nasi • Sayur' into a line for each item. */
function itemsOf(text: string): string[] {
  const parts = text.split(/\s+(?=[•●▪‣]\s)/);
  return parts.length > 2 || bullet.test(text) ? parts : [text];
}

/**
 * The lines of a text as Markdown: lists as Word and chats write them become Markdown lists, the rest stays. Each line
 * has the number of its original one, for messages.
 */
export function markdownLines(content: string): Line[] {
  const written = content
    .replace(/\r\n?|[\u2028\u2029\v]/g, '\n')
    .split('\n')
    .flatMap((line, source) => itemsOf(line).map((text) => ({ text, source })));
  const isDashed = (index: number) => dash.test(written[index]?.text ?? '');
  return written.flatMap(({ text, source }, index) => {
    // One dash alone begins a quotation's source or an aside.
    const isList = isDashed(index) && (isDashed(index - 1) || isDashed(index + 1));
    const item = (isList ? text.replace(dash, '$1- ') : text)
      .replace(bullet, '$1- ')
      .replace(tightMark, '$1- ')
      .replace(number, '$1$2. ');
    const next = written[index + 1]?.text ?? '';
    // A line right after a list is no part of its last item.
    const ends = item !== text && /^\p{L}/u.test(next);
    return [{ text: item, source }, ...(ends ? [{ text: '', source }] : [])];
  });
}
