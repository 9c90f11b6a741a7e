import MarkdownIt, { type StateCore, type Token } from 'markdown-it';
import { articleLook, noteLook, telephoneLook } from '../../src/features/news/article-look.ts';
import { ContentError } from '../mistake.ts';
import type { MarkdownFile } from './markdown-file.ts';

// Raw HTML is shown as text. Indented code is off, because people indent by accident.
const markdown = new MarkdownIt('commonmark', { html: false }).disable('code');

markdown.core.ruler.push('notes_and_quotations', (state) => {
  state.tokens = withNotesAndQuotations(state.tokens, state.Token);
});

markdown.core.ruler.push('look', ({ tokens }) => {
  for (const token of tokens.flatMap((token) => [token, ...(token.children ?? [])])) {
    // Elements are joined without line breaks.
    token.block = false;
    const look = token.nesting === 1 ? articleLook[token.tag] : undefined;
    if (look) token.attrJoin('class', look);
    if (hrefOf(token)?.startsWith('tel:')) token.attrJoin('class', telephoneLook);
  }
});

/**
 * A block quote that begins with a heading is a note; any other is a quotation, whose last paragraph names the source
 * if it begins with a dash.
 */
function withNotesAndQuotations(tokens: Token[], NewToken: StateCore['Token']): Token[] {
  function element(tag: string, content: Token[], attrs: Token['attrs'] = null): Token[] {
    const open = new NewToken(`${tag}_open`, tag, 1);
    open.attrs = attrs;
    return [open, ...content, new NewToken(`${tag}_close`, tag, -1)];
  }

  // A heading or a paragraph is three tokens: open, inline, close.
  function note([, title, , ...text]: Token[]): Token[] {
    if (!title) return text;
    const heading = element('p', [title], [['class', noteLook.title]]);
    for (const token of text) if (token.type === 'paragraph_open') token.attrSet('class', noteLook.text);
    return element('aside', [...heading, ...text], [['aria-label', title.content]]);
  }

  function quotation(content: Token[]): Token[] {
    const source = content.at(-2);
    const [words] = source?.children ?? [];
    if (!source || !words || !/^[–—] /.test(words.content))
      return element('figure', element('blockquote', content));
    words.content = words.content.slice(2);
    return element('figure', [
      ...element('blockquote', content.slice(0, -3)),
      ...element('figcaption', [source]),
    ]);
  }

  const start = tokens.findIndex(({ type }) => type === 'blockquote_open');
  const level = tokens[start]?.level;
  if (level === undefined) return tokens;
  const end = tokens.findIndex((token) => token.type === 'blockquote_close' && token.level === level);
  const content = tokens.slice(start + 1, end);
  return [
    ...tokens.slice(0, start),
    ...(content[0]?.type === 'heading_open' ? note(content) : quotation(content)),
    ...withNotesAndQuotations(tokens.slice(end + 1), NewToken),
  ];
}

/**
 * The body of an article as HTML.
 * @param hasAddress - whether the site has a page or a file at a path such as `/kontak`
 * @throws ContentError for Markdown that articles do not support, and for links that lead nowhere
 */
export function articleHtml(article: MarkdownFile, hasAddress: (path: string) => boolean): string {
  const { file, body, bodyLine } = article;
  const tokens = markdown.parse(body, {});
  for (const token of tokens) {
    const problem = problemOf(token, hasAddress);
    if (problem) throw new ContentError(file, bodyLine + (token.map?.[0] ?? 0), problem);
  }
  return markdown.renderer.render(tokens, markdown.options);
}

function problemOf(token: Token, hasAddress: (path: string) => boolean): string | undefined {
  if (token.type === 'heading_open' && token.tag === 'h1')
    return 'a heading with one # is the title: begin headings inside the text with ##.';
  for (const inner of token.children ?? []) {
    if (inner.type === 'image')
      return 'a picture inside the text: an article has one only, named at its top.';
    const href = hrefOf(inner);
    if (href !== undefined && !leadsSomewhere(href, hasAddress))
      return `a link to "${href}", where nothing is: write /a-page-of-this-site, https://…, mailto:… or tel:….`;
  }
  return undefined;
}

const hrefOf = (token: Token) => token.attrs?.find(([name]) => name === 'href')?.[1]?.toString();

function leadsSomewhere(href: string, hasAddress: (path: string) => boolean): boolean {
  if (/^(?:https:\/\/|mailto:|tel:)./.test(href)) return true;
  const [path = ''] = href.split(/[?#]/);
  return path.startsWith('/') && hasAddress(path);
}
