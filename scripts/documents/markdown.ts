import createMarkdown, { type Token } from 'markdown-it';
import container from 'markdown-it-container';
import { site } from '@/config/site';
import { builtCompany as company } from 'virtual:content/company';
import { ContentError } from '../mistake.ts';
import type { Document } from './document.ts';

const { hotline } = site.officialChannels;

/** Values of `{{…}}` in documents, so that the company's data stay in one place. */
export const placeholders: Record<string, string> = {
  'site.name': site.name,
  'site.legalName': site.legalName,
  'site.address': company.addressLine,
  'site.phone': company.phone.display,
  'site.email': company.email,
  'site.partnershipEmail': company.partnershipEmail,
  'site.hotline': `${hotline.display} (diperiksa pada ${hotline.checkedOn})`,
};

/** The kinds of boxes; print.css styles each. */
const kinds = ['note', 'warning', 'figures', 'bars', 'choices', 'entries', 'signatures', 'small'];

/** Kinds whose first word is the name of their form fields. */
const namedKinds = ['choices', 'entries'];

const markdown = createMarkdown({ linkify: true });
export const { escapeHtml } = markdown.utils;

// A bare domain such as mitra.bgn.go.id becomes a link, with https where linkify adds http.
markdown.linkify.set({ fuzzyLink: true });
const normalizeLink = markdown.normalizeLink.bind(markdown);
markdown.normalizeLink = (url) => normalizeLink(url.replace(/^http:/, 'https:'));

// Prevents line breaks within a number and between it and its unit: '5 juta', '10–25', '0811-2622-000'.
const number =
  /\d[\d.,]*(?:[-–]\d[\d.,]*)*(?: (?:juta|miliar|persen|bulan|tahun|menit|jam|hari|kg|km|liter|orang|porsi|SPPG|m²|°C)(?!\w))?/g;
markdown.renderer.rules.text = (tokens, index) =>
  escapeHtml(tokens[index]?.content ?? '').replace(number, (whole) =>
    /[-– ]/.test(whole) ? `<span class="number">${whole}</span>` : whole,
  );

// Boxes: from a line `::: kind Title` to a line `:::`.
markdown.use(container, 'box', {
  validate: () => true,
  render: (tokens, index) => {
    const { kind, title } = headOf(tokens[index]?.info);
    if (tokens[index]?.nesting === -1) return '</div>\n';
    return `<div class="${kind}">\n${title && `<p class="box-title">${escapeHtml(title)}</p>\n`}`;
  },
});

markdown.core.ruler.push('boxes_and_fields', ({ tokens, Token }) => {
  const html = (content: string) => Object.assign(new Token('html_inline', '', 0), { content });
  const headings = tokens.filter(({ type, tag }) => type === 'heading_open' && tag === 'h2');
  for (const [index, heading] of headings.entries()) heading.attrSet('id', `bagian-${index + 1}`);
  for (const token of tokens) if (token.children) token.children = labelledFields(token.children, html);
  for (const box of boxesOf(tokens)) {
    if (box.kind === 'bars') setBarLengths(box);
    if (box.kind === 'choices') addSquares(box, html);
    if (box.kind === 'entries') addCells(box, html);
  }
});

/** A document's body as HTML, and its sections for the table of contents. */
export interface Body {
  html: string;
  sections: { id: string; title: string }[];
}

/**
 * Renders a document's Markdown.
 * @throws ContentError for an unknown placeholder or kind of box
 */
export function renderBody({ file, body, bodyLine }: Document['source']): Body {
  const filled = body.replace(/\{\{(.*?)\}\}/g, (whole, name: string, at: number) => {
    const value = placeholders[name.trim()];
    if (value !== undefined) return value;
    const line = bodyLine + body.slice(0, at).split('\n').length - 1;
    const names = Object.keys(placeholders).join(', ');
    throw new ContentError(file, line, `there is no ${whole}; there are ${names}.`);
  });
  const tokens = markdown.parse(filled, {});
  for (const { line, problem } of boxesOf(tokens))
    if (problem) throw new ContentError(file, bodyLine + line, problem);
  const sections = tokens.flatMap((token, index) => {
    const id = token.attrGet('id');
    return id ? [{ id: String(id), title: tokens[index + 1]?.content ?? '' }] : [];
  });
  return { html: markdown.renderer.render(tokens, markdown.options, {}), sections };
}

/** What the first line of a box says; `name` is that of its form fields. */
function headOf(info = '') {
  const [kind = '', ...words] = info.trim().split(/\s+/);
  const name = namedKinds.includes(kind) ? (words.shift() ?? '') : '';
  return { kind, name, title: words.join(' ') };
}

type Box = ReturnType<typeof boxesOf>[number];

/** The boxes of a document, which do not nest, with the tokens inside; `line` of the body is counted from 0. */
function boxesOf(tokens: readonly Token[]) {
  return tokens.flatMap((open, start) => {
    if (open.type !== 'container_box_open') return [];
    const length = tokens.slice(start).findIndex(({ type }) => type === 'container_box_close');
    const head = headOf(open.info);
    const isClosed = tokens[start + length]?.markup.startsWith(':::') ?? false;
    const problem = problemOf(head, isClosed);
    const inside = tokens.slice(start + 1, start + length);
    return [{ ...head, tokens: inside, line: open.map?.[0] ?? 0, problem }];
  });
}

function problemOf({ kind, name }: ReturnType<typeof headOf>, isClosed: boolean): string | undefined {
  if (!kinds.includes(kind)) return `there is no box "::: ${kind}"; there are ${kinds.join(', ')}.`;
  if (!isClosed) return `no line ::: ends the box that begins here.`;
  if (namedKinds.includes(kind) && !/^\w+$/.test(name)) return `"::: ${kind}" needs the name of its fields.`;
  return undefined;
}

/** Sets the length of each bar from the bold number in its line; the largest fills the width. */
function setBarLengths({ tokens }: Box): void {
  const bars = tokens.flatMap((item, index) => {
    const [, amount] = /\*\*(.+)\*\*/.exec(tokens[index + 2]?.content ?? '') ?? [];
    const isBar = item.type === 'list_item_open' && amount;
    return isBar ? [{ item, value: Number(amount.replace(/\D/g, '')) }] : [];
  });
  const longest = Math.max(...bars.map(({ value }) => value));
  for (const { item, value } of bars) item.attrSet('style', `--length: ${(value / longest).toFixed(3)}`);
}

/** Placeholder for a field: a link, which the browser prints as an annotation and pdf-fields.ts replaces by a field. */
const place = (kind: string, name: string, label: string) =>
  `<a class="${kind}" href="${kind}:${name}?label=${encodeURIComponent(label)}"></a>`;

type ToHtml = (content: string) => Token;

/** Makes `[Label](field:name)` a text field, `[Label](area:name)` a multi-line one. */
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

/** Gives every list item a check box. */
function addSquares({ name, title, tokens }: Box, html: ToHtml): void {
  const points = tokens.filter(({ type }) => type === 'inline');
  for (const [index, point] of points.entries()) {
    const square = place('check', `${name}_${index + 1}`, `${title}: ${point.content}`);
    point.children?.unshift(html(square));
  }
}

/** Makes every empty table cell a text field. */
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
