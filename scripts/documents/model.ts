import type { Edition } from './company';

/** Text with two marks: `**bold**`; e-mail addresses and `mitra.bgn.go.id` become links by themselves. */
type Inline = string;

export type Column = { title: string; width: number; align?: 'right' };

export type Field =
  | { kind: 'line'; parts: readonly { name: string; label: string }[] }
  | { kind: 'area'; name: string; label: string; height: number }
  | { kind: 'choice'; name: string; label: string; options: readonly string[] }
  | { kind: 'table'; name: string; columns: readonly Column[]; rows: number };

export type Block =
  | { kind: 'section'; title: string }
  | { kind: 'topic'; title: string }
  | { kind: 'text'; text: Inline }
  | { kind: 'list'; items: readonly Inline[]; ordered: boolean }
  | { kind: 'table'; columns: readonly Column[]; rows: readonly (readonly Inline[])[]; total: boolean }
  | { kind: 'callout'; tone: 'warning' | 'note'; title: string; text: Inline }
  | { kind: 'figures'; items: readonly { value: string; label: string }[] }
  | { kind: 'bars'; items: readonly { label: string; value: number; display: string }[] }
  | { kind: 'fields'; fields: readonly Field[] }
  | { kind: 'signatures'; people: readonly string[] }
  | { kind: 'page' };

/** Which address a reader should write to, printed at the end of the document. */
export type Contact = 'umum' | 'kemitraan';

export type Document = {
  fileName: string;
  title: string;
  category: string;
  /** Two or three sentences on the cover. */
  summary: string;
  /** One plain sentence for lists on the site, and the subject in the PDF. */
  description: string;
  keywords: readonly string[];
  contact: Contact;
  /** The current one when left out. */
  edition?: Edition;
  body: readonly Block[];
  /** The last paragraph, in small print. */
  disclaimer: string;
};

export const section = (title: string): Block => ({ kind: 'section', title });
export const topic = (title: string): Block => ({ kind: 'topic', title });
export const text = (text: Inline): Block => ({ kind: 'text', text });
export const list = (...items: Inline[]): Block => ({ kind: 'list', items, ordered: false });
export const steps = (...items: Inline[]): Block => ({ kind: 'list', items, ordered: true });
export const warning = (title: string, text: Inline): Block => ({
  kind: 'callout',
  tone: 'warning',
  title,
  text,
});
export const note = (title: string, text: Inline): Block => ({ kind: 'callout', tone: 'note', title, text });
export const newPage: Block = { kind: 'page' };

/** Big numbers side by side, each as [value, label]. */
export const figures = (...items: [value: string, label: string][]): Block => ({
  kind: 'figures',
  items: items.map(([value, label]) => ({ value, label })),
});

/** A table; a column is 'Title 40' (share of the width), or 'Title 40 >' when its cells are numbers set to the right. */
export function table(columns: readonly string[], ...rows: Inline[][]): Block {
  return { kind: 'table', columns: columns.map(parseColumn), rows, total: false };
}

/** The same, with the last row set as a total. */
export function totalTable(columns: readonly string[], ...rows: Inline[][]): Block {
  return { kind: 'table', columns: columns.map(parseColumn), rows, total: true };
}

export function parseColumn(source: string): Column {
  const match = /^(.+) (\d+)( >)?$/.exec(source);
  if (!match) throw new Error(`Not a column: ${source}`);
  return { title: match[1] ?? '', width: Number(match[2]), align: match[3] ? 'right' : undefined };
}
