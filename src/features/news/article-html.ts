import MarkdownIt, { type StateCore, type Token } from 'markdown-it';
import { articleLook, noteLook, telephoneLook } from './article-look.ts';

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

/** Something in an article that readers do not get as it was written. */
export interface ArticleProblem {
  /** Of the Markdown, counted from 1. */
  line: number;
  /** A sentence for developers. */
  text: string;
}

/**
 * The body of an article as HTML. Of the Markdown that articles do not support, the words remain: a link that leads nowhere
 * is text, a picture its description, and a first heading one of the second level.
 * @param hasAddress - whether the site has a page or a file at a path such as `/kontak`
 */
export function articleHtml(content: string, hasAddress: (path: string) => boolean): string {
  return render(content, hasAddress).html;
}

/** What `articleHtml` does not show as it was written. */
export function articleProblems(content: string, hasAddress: (path: string) => boolean): ArticleProblem[] {
  return render(content, hasAddress).problems;
}

function render(content: string, hasAddress: (path: string) => boolean) {
  const problems: ArticleProblem[] = [];
  const tokens = markdown.parse(content, {});
  for (const token of tokens) {
    const note = (text: string) => problems.push({ line: (token.map?.[0] ?? 0) + 1, text });
    if (token.tag === 'h1') {
      if (token.nesting === 1)
        note('a heading with one # is the title: begin headings inside the text with ##.');
      demote(token);
    }
    if (token.children) token.children = withoutDeadLinks(token.children, hasAddress, note);
  }
  return { html: markdown.renderer.render(tokens, markdown.options), problems };
}

function demote(heading: Token) {
  heading.tag = 'h2';
  const look = articleLook.h2;
  if (heading.nesting === 1 && look) heading.attrSet('class', look);
}

/** Links do not nest, so the end of a link that is left out is the next one. */
function withoutDeadLinks(
  children: Token[],
  hasAddress: (path: string) => boolean,
  note: (text: string) => void,
): Token[] {
  let isDead = false;
  return children.flatMap((token) => {
    if (token.type === 'image') {
      note('a picture inside the text: an article has one only, above its text.');
      return token.children ?? [];
    }
    const href = hrefOf(token);
    if (href !== undefined) {
      isDead = !leadsSomewhere(href, hasAddress);
      if (isDead)
        note(
          `a link to "${href}", where nothing is: write /a-page-of-this-site, https://…, mailto:… or tel:….`,
        );
    }
    const isLeftOut = isDead && (token.type === 'link_open' || token.type === 'link_close');
    return isLeftOut ? [] : [token];
  });
}

const hrefOf = (token: Token) => token.attrs?.find(([name]) => name === 'href')?.[1]?.toString();

function leadsSomewhere(href: string, hasAddress: (path: string) => boolean): boolean {
  if (/^(?:https:\/\/|mailto:|tel:)./.test(href)) return true;
  const [path = ''] = href.split(/[?#]/);
  return path.startsWith('/') && hasAddress(path);
}
