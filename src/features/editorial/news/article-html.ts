import MarkdownIt, { type StateCore, type Token } from 'markdown-it';
import { markdownLines } from './pasted-lines.ts';

/** The classes of an article's elements, which the build writes into its HTML. */
const articleLook: Record<string, string> = {
  h2: 'pt-4 text-2xl',
  h3: 'text-xl',
  ul: 'list-disc space-y-2 pl-6 marker:text-saffron-600',
  ol: 'list-decimal space-y-2 pl-6 marker:font-bold marker:text-saffron-600',
  li: 'pl-2',
  a: 'font-semibold underline decoration-2 underline-offset-4 text-brand-700 hover:text-brand-500',
  hr: 'border-paper-line',
  figure: 'border-l-4 border-saffron-400 py-1 pl-6',
  blockquote: 'text-xl leading-relaxed font-semibold sm:text-2xl',
  figcaption: 'mt-3 text-base text-ink-muted',
  aside: 'rounded-2xl bg-brand-50 p-6',
};

/** The classes of the two kinds of paragraphs in an `aside`. */
const noteLook = { title: 'font-bold', text: 'mt-2 text-ink-soft' };

/** Keeps a telephone number from breaking at its hyphens. */
const telephoneLook = 'inline-block';

// Raw HTML is shown as text. Most people know no Markdown: indented code is off, because they indent by accident, and so are
// headings that are underlined, because they part sections by '---'; a line that ends, ends, and a bare address is a link.
const markdown = new MarkdownIt('commonmark', { html: false, breaks: true, linkify: true })
  .disable(['code', 'lheading'])
  .enable('linkify');
// Without a protocol only these common endings make a link: any two letters would turn a missing space into one.
markdown.linkify.set({ fuzzyLink: true, tlds: ['id', 'com', 'org', 'net'] });
markdown.linkify.normalize = (match) => {
  if (!match.schema) match.url = `https://${match.url}`;
  if (match.schema === 'mailto:' && !match.url.startsWith('mailto:')) match.url = `mailto:${match.url}`;
};

markdown.core.ruler.push('notes_and_quotations', (state) => {
  state.tokens = withNotesAndQuotations(state.tokens, state.Token);
});

markdown.core.ruler.push('look', ({ tokens }) => {
  for (const token of tokens.flatMap((token) => [token, ...(token.children ?? [])])) {
    // Without line breaks between elements.
    token.block = false;
    // One star means bold, as in chats; underscores mean italics.
    if (token.tag === 'em' && token.markup === '*') token.tag = 'strong';
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

/** A part of an article that readers do not see as it was written. */
export interface ArticleProblem {
  /** The line of the Markdown, counted from 1. */
  line: number;
  kind: 'title' | 'picture' | 'link';
  /** The link's address, for a problem of a link. */
  href?: string;
  /** The problem as a sentence for developers. */
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

/** The parts of an article that `articleHtml` does not show as they were written. */
export function articleProblems(content: string, hasAddress: (path: string) => boolean): ArticleProblem[] {
  return render(content, hasAddress).problems;
}

type Note = (problem: Omit<ArticleProblem, 'line'>) => void;

function render(content: string, hasAddress: (path: string) => boolean) {
  const problems: ArticleProblem[] = [];
  const lines = markdownLines(content);
  const tokens = markdown.parse(lines.map(({ text }) => text).join('\n'), {});
  for (const token of tokens) {
    const note: Note = (problem) =>
      problems.push({ line: (lines[token.map?.[0] ?? 0]?.source ?? 0) + 1, ...problem });
    if (token.tag === 'h1') {
      if (token.nesting === 1)
        note({
          kind: 'title',
          text: 'a heading with one # is the title: begin headings inside the text with ##.',
        });
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
function withoutDeadLinks(children: Token[], hasAddress: (path: string) => boolean, note: Note): Token[] {
  let isDead = false;
  return children.flatMap((token) => {
    if (token.type === 'image') {
      note({ kind: 'picture', text: 'a picture inside the text: an article has one only, above its text.' });
      return token.children ?? [];
    }
    const written = hrefOf(token);
    if (written !== undefined) {
      const href = withProtocol(written);
      token.attrSet('href', href);
      isDead = !leadsSomewhere(href, hasAddress);
      if (isDead)
        note({
          kind: 'link',
          href,
          text: `a link to "${href}", where nothing is: write /a-page-of-this-site, https://…, mailto:… or tel:….`,
        });
    }
    const isLeftOut = isDead && (token.type === 'link_open' || token.type === 'link_close');
    return isLeftOut ? [] : [token];
  });
}

const hrefOf = (token: Token) => token.attrs?.find(([name]) => name === 'href')?.[1]?.toString();

/** Adds the protocol that people leave out: 'www.demak.go.id' -> 'https://www.demak.go.id' */
const withProtocol = (href: string) =>
  /^(?:www\.|[\w-]+(?:\.[\w-]+)*\.(?:id|com|org|net)(?:[/?#]|$))/i.test(href) ? `https://${href}` : href;

function leadsSomewhere(href: string, hasAddress: (path: string) => boolean): boolean {
  // http is allowed, too: many agencies have no https.
  if (/^(?:https?:\/\/|mailto:|tel:)./i.test(href)) return true;
  const [path = ''] = href.split(/[?#]/);
  return path.startsWith('/') && hasAddress(path);
}
