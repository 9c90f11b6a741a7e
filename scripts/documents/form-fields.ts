import type { MarkdownIt, Token } from 'markdown-it';
import { type Box, boxesOf } from './boxes.ts';

/**
 * markdown-it plugin for form fields: `[Label](field:name)` is a text field, `[Label](area:name)` a multi-line one. In
 * a box `choices` every list item gets a check box, in a box `entries` every empty table cell is a text field.
 */
export function formFields(markdown: MarkdownIt): void {
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
