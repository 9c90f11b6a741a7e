import { Parser } from 'htmlparser2';

export interface BuiltPage {
  path: string;
  html: string;
  /** The URL that the page's canonical link must have. */
  url: string;
}

/** Something that only visitors or search engines would notice. */
export interface PageProblem {
  kind: 'left-out' | 'broken' | 'missing-file' | 'same-title' | 'same-description';
  /** The pages with the problem. */
  paths: string[];
  /** Details by kind: the reason, the missing file, or the text that two pages share. */
  detail: string;
}

/** What is kept of a checked page: without its HTML, as there may be thousands. */
export interface InspectedPage {
  path: string;
  title: string;
  description: string;
  /** Whether search engines are to leave it out. */
  isHidden: boolean;
  /** What is wrong with this page alone. */
  problems: PageProblem[];
  /** The files of the site that the page refers to, such as `/images/a.svg`. */
  files: string[];
}

interface Tag {
  name: string;
  attribs: Record<string, string>;
  /** The element's text, if it holds nothing else. */
  text: string;
}

/**
 * The elements of a page, without anything in texts and attributes that looks like one: anybody may have written it.
 */
function tagsOf(html: string): Tag[] {
  const tags: Tag[] = [];
  let open: Tag | undefined;
  const parser = new Parser({
    onopentag: (name, attribs) => tags.push((open = { name, attribs, text: '' })),
    ontext: (text) => open && (open.text += text),
    onclosetag: () => (open = undefined),
  });
  parser.end(html);
  return tags;
}

/** The addresses in an element's attributes, except in those that are text, such as `alt`. */
function addressesOf({ attribs }: Tag): string[] {
  const { src, href, srcset, imagesrcset, property, content } = attribs;
  const candidates = [srcset, imagesrcset].flatMap((list) => list?.split(', ') ?? []);
  const address = [src, href, ...candidates.map((candidate) => candidate.split(' ')[0])];
  return [...address, property === 'og:image' ? content : undefined].filter((one) => one !== undefined);
}

/** The path of a file of the site itself; not of the embedded backend's storage. */
const file =
  /^\/(?!storage\/)[\w./-]+\.(?:avif|ico|jpe?g|js|css|pdf|png|svg|webmanifest|webp|woff2|xml)(?=$|[?#])/;

const isInlineScript = ({ name, attribs }: Tag) =>
  name === 'script' && !('src' in attribs) && !/^application\/(?:ld\+)?json$/.test(attribs['type'] ?? '');

/** Looks at one page by itself. */
export function inspectPage({ path, html, url }: BuiltPage): InspectedPage {
  const tags = tagsOf(html);
  const metas = (name: string) =>
    tags.flatMap(({ attribs }) => (attribs['name'] === name ? [attribs['content'] ?? ''] : []));
  const titles = tags.filter(({ name }) => name === 'title').map(({ text }) => text);
  const descriptions = metas('description');
  const canonical = tags
    .filter(({ attribs }) => attribs['rel'] === 'canonical')
    .map(({ attribs }) => attribs['href'])
    .join();
  const isHidden = metas('robots').includes('noindex');
  const expected = isHidden ? '' : url;

  // React's markers of a Suspense boundary that did not finish: <!--$?--> pending, <!--$!--> failed, <div hidden> late.
  const isLate =
    /<!--\$[?!]-->/.test(html) || tags.some(({ name, attribs }) => name === 'div' && 'hidden' in attribs);
  const sentences = [
    isLate && 'has content that waits for a script',
    tags.some(({ attribs }) => /opacity:\s*0(?![.\d])/.test(attribs['style'] ?? '')) &&
      'has content with opacity:0',
    tags.some(isInlineScript) && 'has an inline script, which the content security policy refuses',
    (titles.length !== 1 || !titles[0]) && `has ${titles.length} titles: "${titles.join('", "')}"`,
    (descriptions.length !== 1 || !descriptions[0]) && 'does not have one description',
    canonical !== expected && `has the canonical address "${canonical}" instead of "${expected}"`,
  ].filter((sentence) => sentence !== false);

  const origin = url.slice(0, -path.length);
  const files = tags
    .flatMap(addressesOf)
    .flatMap((address) => file.exec(address.replace(`${origin}/`, '/'))?.[0] ?? []);
  // Copied: in V8 a part of a string keeps the whole string in memory, here the page's HTML.
  return structuredClone({
    path,
    title: titles[0] ?? '',
    description: descriptions[0] ?? '',
    isHidden,
    problems: sentences.map((detail): PageProblem => ({ kind: 'broken', paths: [path], detail })),
    files: [...new Set(files)],
  });
}

/** The pages that have each text. */
function pathsBy(pages: InspectedPage[], textsOf: (page: InspectedPage) => string[]) {
  const found = new Map<string, string[]>();
  for (const page of pages)
    for (const text of textsOf(page)) {
      const paths = found.get(text) ?? [];
      paths.push(page.path);
      found.set(text, paths);
    }
  return [...found].map(([detail, paths]) => ({ paths, detail }));
}

/**
 * Mistakes in the built pages that only visitors or search engines would notice.
 * @param hasFile - whether the site has a file at a path such as `/images/a.svg`
 */
export function siteProblems(pages: InspectedPage[], hasFile: (path: string) => boolean): PageProblem[] {
  const missing = pathsBy(pages, ({ files }) => files).filter(({ detail }) => !hasFile(detail));
  const found = pages.filter(({ isHidden }) => !isHidden);
  const same = (part: 'title' | 'description') =>
    pathsBy(found, (page) => [page[part]]).flatMap((problem): PageProblem[] =>
      problem.detail && problem.paths.length > 1 ? [{ kind: `same-${part}`, ...problem }] : [],
    );
  return [
    ...pages.flatMap(({ problems }) => problems),
    ...missing.map((problem): PageProblem => ({ kind: 'missing-file', ...problem })),
    ...same('title'),
    ...same('description'),
  ];
}

/** A problem as a sentence for developers. */
export function sentenceOf({ kind, paths: [first = '', ...others], detail }: PageProblem): string {
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  const sentences: Record<PageProblem['kind'], string> = {
    'left-out': `${first} is left out: ${detail}`,
    broken: `${first} ${detail}`,
    'missing-file': `${first}${more} names ${detail}, which the site does not have`,
    'same-title': `${[first, ...others].join(' and ')} have the same title: ${detail}`,
    'same-description': `${[first, ...others].join(' and ')} have the same description: ${detail}`,
  };
  return sentences[kind];
}
