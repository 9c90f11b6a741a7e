import createMarkdown, { type MarkdownIt, type Token } from 'markdown-it';
import container from 'markdown-it-container';
import { site } from '@/config/site';
import { builtCompany as company } from 'virtual:content/company';
import type { MarkdownFile } from '../content/markdown-file.ts';
import { ContentError } from '../mistake.ts';

/** Values of `{{…}}` in documents, so that the company's data stay in one place. */
export const placeholders: Record<string, string> = {
  'site.name': site.name,
  'site.legalName': site.legalName,
  'site.address': company.addressLine,
  'site.phone': company.phone.display,
  'site.email': company.email,
  'site.partnershipEmail': company.partnershipEmail,
  'site.hotline': site.officialChannels.hotline.display,
};

const markdown = createMarkdown({ linkify: true })
  .use(boxes)
  .use(formFields)
  .use(sectionIds)
  .use(unbreakableNumbers);

// A bare domain such as mitra.bgn.go.id becomes a link, with https where linkify adds http.
markdown.linkify.set({ fuzzyLink: true });
const normalizeLink = markdown.normalizeLink.bind(markdown);
markdown.normalizeLink = (url) => normalizeLink(url.replace(/^http:/, 'https:'));

export const escapeHtml = (text: string) => markdown.utils.escapeHtml(text);

/** A document's body as HTML, and its sections for the table of contents. */
export interface Body {
  html: string;
  sections: { id: string; title: string }[];
}

/**
 * Renders a document's Markdown.
 * @throws ContentError for an unknown placeholder or kind of box
 */
export function renderBody(source: MarkdownFile): Body {
  const tokens = markdown.parse(fillPlaceholders(source), {});
  for (const { line, problem } of boxesOf(tokens)) {
    if (problem) throw new ContentError(source.file, source.bodyLine + line, problem);
  }
  const sections = tokens.flatMap((token, index) => {
    const id = token.attrGet('id');
    return id ? [{ id: String(id), title: tokens[index + 1]?.content ?? '' }] : [];
  });
  return { html: markdown.renderer.render(tokens, markdown.options, {}), sections };
}

function fillPlaceholders({ file, body, bodyLine }: MarkdownFile): string {
  return body.replace(/\{\{(.*?)\}\}/g, (whole, name: string, at: number) => {
    const value = placeholders[name.trim()];
    if (value !== undefined) return value;
    const line = bodyLine + body.slice(0, at).split('\n').length - 1;
    throw new ContentError(
      file,
      line,
      `there is no ${whole}; there are ${Object.keys(placeholders).join(', ')}.`,
    );
  });
}

function sectionIds(markdown: MarkdownIt): void {
  markdown.core.ruler.push('section_ids', ({ tokens }) => {
    const headings = tokens.filter(({ type, tag }) => type === 'heading_open' && tag === 'h2');
    for (const [index, heading] of headings.entries()) heading.attrSet('id', `bagian-${index + 1}`);
  });
}

/** Prevents line breaks within a number and between it and its unit: '5 juta', '10–25', '0811-2622-000'. */
function unbreakableNumbers(markdown: MarkdownIt): void {
  const number =
    /\d[\d.,]*(?:[-–]\d[\d.,]*)*(?: (?:juta|miliar|persen|bulan|tahun|menit|jam|hari|kg|km|liter|orang|porsi|SPPG|m²|°C)(?!\w))?/g;
  markdown.renderer.rules.text = (tokens, index) =>
    escapeHtml(tokens[index]?.content ?? '').replace(number, (whole) =>
      /[-– ]/.test(whole) ? `<span class="number">${whole}</span>` : whole,
    );
}

/** The kinds of boxes; print.css styles each. */
const kinds = ['note', 'warning', 'figures', 'bars', 'choices', 'entries', 'signatures', 'small'];

/** Kinds whose first word is the name of their form fields. */
const namedKinds = ['choices', 'entries'];

interface Box {
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
function boxes(markdown: MarkdownIt): void {
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
function boxesOf(tokens: readonly Token[]): Box[] {
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

/**
 * markdown-it plugin for form fields: `[Label](field:name)` is a text field, `[Label](area:name)` a multi-line one. In
 * a box `choices` every list item gets a check box, in a box `entries` every empty table cell is a text field.
 */
function formFields(markdown: MarkdownIt): void {
  markdown.core.ruler.push('form_fields', ({ tokens, Token }) => {
    const html = (content: string) => Object.assign(new Token('html_inline', '', 0), { content });
    for (const token of tokens) {
      if (token.children) token.children = labelledFields(token.children, html);
    }
    for (const box of boxesOf(tokens)) {
      if (box.kind === 'choices') addSquares(box, html);
      if (box.kind === 'entries') addCells(box, html);
    }
  });
}

/** Placeholder for a field: a link, which the browser prints as an annotation and pdf-fields.ts replaces by a field. */
const place = (kind: string, name: string, label: string) =>
  `<a class="${kind}" href="${kind}:${name}?label=${encodeURIComponent(label)}"></a>`;

type ToHtml = (content: string) => Token;

function labelledFields(children: Token[], html: ToHtml): Token[] {
  let open: { kind: string; name: string; label: string } | undefined;
  return children.map((child) => {
    const [, kind, name] = /^(field|area):(\w+)$/.exec(String(child.attrGet('href'))) ?? [];
    if (kind && name) {
      open = { kind, name, label: '' };
      return html('<span class="labelled"><span class="label">');
    }
    if (open && child.type === 'link_close') {
      const { kind, name, label } = open;
      open = undefined;
      return html(`</span>${place(kind, name, label)}</span>`);
    }
    if (open) open.label += child.content;
    return child;
  });
}

function addSquares({ name, title, tokens }: Box, html: ToHtml): void {
  const points = tokens.filter(({ type }) => type === 'inline');
  for (const [index, point] of points.entries()) {
    const square = place('check', `${name}_${index + 1}`, `${title}: ${point.content}`);
    point.children?.unshift(html(square));
  }
}

function addCells({ name, tokens }: Box, html: ToHtml): void {
  const cells = tokens.filter(({ type }) => type === 'inline');
  const width = tokens.filter(({ type }) => type === 'th_open').length;
  const heads = cells.slice(0, width);
  for (const [index, cell] of cells.slice(width).entries()) {
    const row = Math.floor(index / width) + 1;
    const column = index % width;
    const label = `${heads[column]?.content}, baris ${row}`;
    if (cell.content === '') cell.children = [html(place('field', `${name}_${row}_${column + 1}`, label))];
  }
}
