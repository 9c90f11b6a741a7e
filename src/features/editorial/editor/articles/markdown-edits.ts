export type MarkdownEdit = 'heading' | 'bold' | 'list' | 'quote' | 'link';

/** The text that replaces a part of another, and the selection afterwards. */
interface Replacement {
  /** The part of the text that is replaced. */
  start: number;
  end: number;
  text: string;
  /** The selection within the new text. */
  from: number;
  to: number;
}

const prefixes = { heading: '## ', list: '- ', quote: '> ' } as const;

/** Begins each chosen line with a prefix, or takes it off when all have it. */
function withPrefix(text: string, start: number, end: number, prefix: string): Replacement {
  const first = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const last = next === -1 ? text.length : next;
  const lines = text.slice(first, last).split('\n');
  const areAll = lines.every((line) => line.startsWith(prefix));
  const changed = lines.map((line) => (areAll ? line.slice(prefix.length) : prefix + line)).join('\n');
  return { start: first, end: last, text: changed, from: changed.length, to: changed.length };
}

function around(text: string, start: number, end: number, open: string, close: string, example: string) {
  const chosen = text.slice(start, end) || example;
  return {
    start,
    end,
    text: open + chosen + close,
    from: open.length,
    to: open.length + chosen.length,
  };
}

/** Applies the edit of a button to the selected part of a Markdown text. */
export function markdownEdit(edit: MarkdownEdit, text: string, start: number, end: number): Replacement {
  if (edit === 'bold') return around(text, start, end, '**', '**', 'teks tebal');
  if (edit !== 'link') return withPrefix(text, start, end, prefixes[edit]);
  const link = around(text, start, end, '[', '](https://)', 'teks tautan');
  // The address is selected, as it is still missing.
  const address = link.text.length - 1;
  return { ...link, from: address, to: address };
}
