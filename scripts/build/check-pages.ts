import { addressesIn, structuredDataOf, type Tag, tagsOf, textsOf } from './page-tags.ts';
import { type DataProblem, structuredDataProblems } from './structured-data.ts';

export interface BuiltPage {
  path: string;
  html: string;
  /** The URL that its canonical link must have. */
  url: string;
}

/** Something that only visitors or search engines would notice. */
export interface PageProblem {
  kind: 'left-out' | 'broken' | 'missing-file' | 'same-title' | 'same-description';
  /** The pages that have it. */
  paths: string[];
  /** Why, what is wrong, the file that is missing, or the text that is the same. */
  detail: string;
  /** The text in the page that made it. */
  cause?: string;
}

type PageHead = ReturnType<typeof readHead>;

/** Reads the tags of a page's head; duplicates are listed too. */
function readHead(tags: Tag[]) {
  const ofMeta = (wanted: string) =>
    tags.flatMap(({ name, attribs }) =>
      name === 'meta' && attribs['name'] === wanted ? [attribs['content'] ?? ''] : [],
    );
  return {
    titles: textsOf(tags, 'title'),
    descriptions: ofMeta('description'),
    canonicals: tags.flatMap(({ name, attribs }) =>
      name === 'link' && attribs['rel'] === 'canonical' ? [attribs['href'] ?? ''] : [],
    ),
    isHidden: ofMeta('robots').includes('noindex'),
  };
}

const isInlineScript = ({ name, attribs }: Tag) =>
  name === 'script' && !('src' in attribs) && !/^application\/(?:ld\+)?json$/.test(attribs['type'] ?? '');

function problemsIn({ html, url }: BuiltPage, head: PageHead, tags: Tag[]): DataProblem[] {
  const sentences: string[] = [];
  // React's markers of a Suspense boundary that did not finish: <!--$?--> pending, <!--$!--> failed, <div hidden> late.
  const isLate = tags.some(({ name, attribs }) => name === 'div' && 'hidden' in attribs);
  if (isLate || /<!--\$[?!]-->/.test(html)) sentences.push('has content that waits for a script');
  if (tags.some(({ attribs }) => /opacity:\s*0(?![.\d])/.test(attribs['style'] ?? '')))
    sentences.push('has content with opacity:0');
  if (tags.some(isInlineScript))
    sentences.push('has an inline script, which the content security policy refuses');

  const { titles, descriptions, canonicals, isHidden } = head;
  if (titles.length !== 1 || !titles[0])
    sentences.push(`has ${titles.length} titles: "${titles.join('", "')}"`);
  if (descriptions.length !== 1 || !descriptions[0]) sentences.push('does not have one description');
  const expected = isHidden ? '' : url;
  if (canonicals.join() !== expected)
    sentences.push(`has the canonical address "${canonicals.join()}" instead of "${expected}"`);
  return [
    ...sentences.map((sentence) => ({ sentence })),
    ...structuredDataOf(tags).flatMap(structuredDataProblems),
  ];
}

/**
 * The files of the site that a page names, such as `/images/a.svg`, with or without the site's origin; none of the embedded
 * backend's storage.
 */
function filesNamedBy({ path, url }: BuiltPage, tags: Tag[]): string[] {
  const origin = url.slice(0, -path.length);
  const file =
    /^\/(?!storage\/)[\w./-]+\.(?:avif|ico|jpe?g|js|css|pdf|png|svg|webmanifest|webp|woff2|xml)(?=$|[?#])/;
  const found = addressesIn(tags).flatMap((address) => {
    const local = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
    return file.exec(local)?.[0] ?? [];
  });
  return [...new Set(found)];
}

/** What is checked of a page, without its HTML: there may be thousands. */
export interface InspectedPage {
  path: string;
  head: PageHead;
  /** What is wrong with this page alone. */
  problems: PageProblem[];
  /** The files of the site that it names, such as `/images/a.svg`. */
  files: string[];
}

/** Looks at one page by itself. */
export function inspectPage(page: BuiltPage): InspectedPage {
  const { path } = page;
  const tags = tagsOf(page.html);
  const head = readHead(tags);
  const problems = problemsIn(page, head, tags).map(({ sentence, ...cause }): PageProblem => ({
    kind: 'broken',
    paths: [path],
    detail: sentence,
    ...cause,
  }));
  return { path, head, problems, files: filesNamedBy(page, tags) };
}

function missingFiles(pages: InspectedPage[], hasFile: (path: string) => boolean): PageProblem[] {
  const namedBy = new Map<string, string[]>();
  for (const { path, files } of pages)
    for (const file of files) {
      const names = namedBy.get(file);
      if (names) names.push(path);
      else namedBy.set(file, [path]);
    }
  return [...namedBy]
    .filter(([file]) => !hasFile(file))
    .map(([file, paths]) => ({ kind: 'missing-file', paths, detail: file, cause: file }));
}

function sameTexts(pages: InspectedPage[]): PageProblem[] {
  return (['title', 'description'] as const).flatMap((part) => {
    const pathsOf = new Map<string, string[]>();
    for (const { path, head } of pages) {
      const [text] = head[`${part}s`];
      if (text && !head.isHidden) pathsOf.set(text, [...(pathsOf.get(text) ?? []), path]);
    }
    return [...pathsOf]
      .filter(([, paths]) => paths.length > 1)
      .map(([text, paths]): PageProblem => ({ kind: `same-${part}`, paths, detail: text, cause: text }));
  });
}

/**
 * Mistakes in the built pages that only visitors or search engines would notice.
 * @param hasFile - whether the site has a file at a path such as `/images/a.svg`
 */
export function siteProblems(pages: InspectedPage[], hasFile: (path: string) => boolean): PageProblem[] {
  return [...pages.flatMap(({ problems }) => problems), ...missingFiles(pages, hasFile), ...sameTexts(pages)];
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
