import type { MarkdownIt, Token } from 'markdown-it';
import container from 'markdown-it-container';

/** The kinds of boxes; print.css styles each. */
const kinds = ['note', 'warning', 'figures', 'bars', 'choices', 'entries', 'signatures', 'small'];

/** Kinds whose first word is the name of their form fields. */
const namedKinds = ['choices', 'entries'];

export interface Box {
  kind: string;
  /** Name of its form fields; '' if it has none. */
  name: string;
  title: string;
  /** The tokens inside the box. */
  tokens: Token[];
  /** Line of the body on which the box begins, counted from 0. */
  line: number;
  /** A mistake in the box, as a sentence. */
  problem: string | undefined;
}

/** markdown-it plugin for boxes: from a line `::: kind Title` to a line `:::`. */
export function boxes(markdown: MarkdownIt): void {
  markdown.use(container, 'box', {
    validate: () => true,
    render: (tokens, index) => {
      const [box] = boxesOf(tokens.slice(index));
      if (!box || tokens[index]?.nesting === -1) return '</div>\n';
      const title = box.title && `<p class="box-title">${markdown.utils.escapeHtml(box.title)}</p>\n`;
      return `<div class="${box.kind}">\n${title}`;
    },
  });
  markdown.core.ruler.push('bar_lengths', ({ tokens }) => {
    for (const box of boxesOf(tokens)) if (box.kind === 'bars') setBarLengths(box.tokens);
  });
}

/** The boxes of a document; they do not nest. */
export function boxesOf(tokens: readonly Token[]): Box[] {
  return tokens.flatMap((open, start) => {
    if (open.type !== 'container_box_open') return [];
    const length = tokens.slice(start).findIndex(({ type }) => type === 'container_box_close');
    const isClosed = tokens[start + length]?.markup.startsWith(':::') ?? false;
    const [kind = '', ...words] = open.info.trim().split(/\s+/);
    const name = namedKinds.includes(kind) ? (words.shift() ?? '') : '';
    return [
      {
        kind,
        name,
        title: words.join(' '),
        tokens: tokens.slice(start + 1, start + length),
        line: open.map?.[0] ?? 0,
        problem: problemOf(kind, name, isClosed),
      },
    ];
  });
}

function problemOf(kind: string, name: string, isClosed: boolean): string | undefined {
  if (!kinds.includes(kind)) return `there is no box "::: ${kind}"; there are ${kinds.join(', ')}.`;
  if (!isClosed) return `no line ::: ends the box that begins here.`;
  if (namedKinds.includes(kind) && !/^\w+$/.test(name)) return `"::: ${kind}" needs the name of its fields.`;
  return undefined;
}

/** Sets the length of each bar from the bold number in its line; the largest fills the width. */
function setBarLengths(tokens: readonly Token[]): void {
  const bars = tokens.flatMap((item, index) => {
    const [, number] = /\*\*(.+)\*\*/.exec(tokens[index + 2]?.content ?? '') ?? [];
    return item.type === 'list_item_open' && number
      ? [{ item, value: Number(number.replace(/\D/g, '')) }]
      : [];
  });
  const longest = Math.max(...bars.map(({ value }) => value));
  for (const { item, value } of bars) {
    item.attrSet('style', `--length: ${(value / longest).toFixed(3)}`);
  }
}
