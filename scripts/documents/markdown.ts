import createMarkdown, { type MarkdownIt } from 'markdown-it';
import { addressLine, site } from '@/config/site';
import { ContentError, type MarkdownFile } from '../content/markdown-file.ts';
import { boxes, boxesOf } from './boxes.ts';
import { formFields } from './form-fields.ts';

/** Values of `{{…}}` in documents, so that company data stays in src/config/site.ts alone. */
export const placeholders: Record<string, string> = {
  'site.name': site.name,
  'site.legalName': site.legalName,
  'site.address': addressLine,
  'site.phone': site.phone.display,
  'site.email': site.email,
  'site.partnershipEmail': site.partnershipEmail,
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
