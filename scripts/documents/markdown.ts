import createMarkdown, { type Token } from 'markdown-it';
import { site } from '@/config/site';
import { formatDate } from '@/lib/text/format';
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
  'site.hotline': `${hotline.display} (diperiksa pada ${formatDate(hotline.checkedOn)})`,
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

const state = new markdown.core.State('', markdown, {});
const html = (content: string) => Object.assign(new state.Token('html_inline', '', 0), { content });

/** A document's body as HTML, and its sections for the table of contents. */
export interface Body {
  html: string;
  sections: { id: string; title: string }[];
}

/** From a line `::: kind Title` to a line `:::`. */
const box = /^(:::.*\n(?:[^]*?\n)?:::)[^\S\n]*$/m;

/**
 * Renders a document's Markdown.
 * @throws ContentError for an unknown placeholder or kind of box
 */
export function renderBody({ file, body, bodyLine }: Document['source']): Body {
  const sections: Body['sections'] = [];
  /** Stops with an error at a place of a text; `line` is where the text begins. */
  const fail = (line: number, text: string, at: number, problem: string): never => {
    throw new ContentError(file, line + text.slice(0, at).split('\n').length - 1, problem);
  };

  function render(text: string, head?: BoxHead): string {
    const tokens = markdown.parse(text, {});
    for (const [index, token] of tokens.entries()) {
      if (token.children) token.children = labelledFields(token.children);
      if (token.type !== 'heading_open' || token.tag !== 'h2') continue;
      const id = `bagian-${sections.length + 1}`;
      token.attrSet('id', id);
      sections.push({ id, title: tokens[index + 1]?.content ?? '' });
    }
    if (head?.kind === 'bars') setBarLengths(tokens);
    if (head?.kind === 'choices') addSquares(head, tokens);
    if (head?.kind === 'entries') addCells(head, tokens);
    return markdown.renderer.render(tokens, markdown.options, {});
  }

  const filled = body.replace(/\{\{(.*?)\}\}/g, (whole, name: string, at: number) => {
    const names = Object.keys(placeholders).join(', ');
    return placeholders[name.trim()] ?? fail(bodyLine, body, at, `there is no ${whole}; there are ${names}.`);
  });
  let line = bodyLine;
  // `split` gives texts and boxes in turn.
  const parts = filled.split(box).map((part, index) => {
    const [first = '', ...lines] = part.split('\n');
    const isBox = index % 2 === 1;
    const inside = isBox ? lines.slice(0, -1).join('\n') : part;
    const unclosed = inside.search(/^:::/m);
    if (unclosed >= 0) fail(line, part, isBox ? 0 : unclosed, 'no line ::: ends the box that begins here.');
    const head = headOf(first);
    const problem = isBox && problemOf(head);
    if (problem) fail(line, part, 0, problem);
    line += lines.length;
    if (!isBox) return render(part);
    const title = head.title && `<p class="box-title">${escapeHtml(head.title)}</p>\n`;
    return `<div class="${head.kind}">\n${title}${render(inside, head)}</div>\n`;
  });
  return { html: parts.join(''), sections };
}

type BoxHead = ReturnType<typeof headOf>;

/** The parts of a box's first line; `name` is that of its form fields. */
function headOf(first: string) {
  const [kind = '', ...words] = first.replace(':::', '').trim().split(/\s+/);
  const name = namedKinds.includes(kind) ? (words.shift() ?? '') : '';
  return { kind, name, title: words.join(' ') };
}

function problemOf({ kind, name }: BoxHead): string | undefined {
  if (!kinds.includes(kind)) return `there is no box "::: ${kind}"; there are ${kinds.join(', ')}.`;
  if (namedKinds.includes(kind) && !/^\w+$/.test(name)) return `"::: ${kind}" needs the name of its fields.`;
  return undefined;
}

/** Sets the length of each bar from the bold number in its line; the largest fills the width. */
function setBarLengths(tokens: Token[]): void {
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

/** Makes `[Label](field:name)` a text field, `[Label](area:name)` a multi-line one. */
function labelledFields(children: Token[]): Token[] {
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
function addSquares({ name, title }: BoxHead, tokens: Token[]): void {
  const points = tokens.filter(({ type }) => type === 'inline');
  for (const [index, point] of points.entries()) {
    const square = place('check', `${name}_${index + 1}`, `${title}: ${point.content}`);
    point.children?.unshift(html(square));
  }
}

/** Makes every empty table cell a text field. */
function addCells({ name }: BoxHead, tokens: Token[]): void {
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
