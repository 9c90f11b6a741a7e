import { structuredDataProblems } from './structured-data.ts';

export interface BuiltPage {
  path: string;
  html: string;
  /** The URL that its canonical link must have. */
  url: string;
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};
const decode = (text: string) => text.replaceAll(/&[#\w]+;/g, (entity) => entities[entity] ?? entity);

function all(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map((match) => decode(match[1] ?? ''));
}

/** Reads the tags of a page's head; duplicates are listed too. */
export function readHead(html: string) {
  return {
    titles: all(html, /<title[^>]*>([^<]*)<\/title>/g),
    descriptions: all(html, /<meta[^>]*name="description"[^>]*content="([^"]*)"/g),
    canonicals: all(html, /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/g),
    isHidden: /<meta[^>]*name="robots"[^>]*content="noindex"/.test(html),
  };
}

function pageProblems({ html, url }: BuiltPage): string[] {
  const problems: string[] = [];
  // React's markers of a Suspense boundary that did not finish: <!--$?--> pending, <!--$!--> failed, <div hidden> late.
  if (/<!--\$[?!]-->|<div hidden/.test(html)) problems.push('has content that waits for a script');
  if (/style="[^"]*opacity:\s*0(?![.\d])/.test(html)) problems.push('has content with opacity:0');
  if (/<script(?![^>]*\bsrc=)(?![^>]*type="application\/ld\+json")/.test(html))
    problems.push('has an inline script, which the content security policy refuses');

  const { titles, descriptions, canonicals, isHidden } = readHead(html);
  if (titles.length !== 1 || !titles[0])
    problems.push(`has ${titles.length} titles: "${titles.join('", "')}"`);
  if (descriptions.length !== 1 || !descriptions[0]) problems.push('does not have one description');
  const expected = isHidden ? '' : url;
  if (canonicals.join() !== expected)
    problems.push(`has the canonical address "${canonicals.join()}" instead of "${expected}"`);
  for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
    problems.push(...structuredDataProblems(json));
  return problems;
}

/** The files of the site that a page names, such as `/images/a.svg`, with or without the site's origin. */
function filesNamedBy({ path, html, url }: BuiltPage): string[] {
  const origin = url.slice(0, -path.length).replaceAll('.', '\\.');
  const address = `(?:${origin})?(/[\\w./-]+\\.(?:avif|ico|jpe?g|js|css|pdf|png|svg|webmanifest|webp|woff2|xml))`;
  return [...new Set(all(html, new RegExp(`["'(\\s]${address}(?=["')\\s?#])`, 'g')))];
}

function missingFiles(pages: BuiltPage[], hasFile: (path: string) => boolean): string[] {
  const namedBy = new Map<string, string[]>();
  for (const page of pages)
    for (const file of filesNamedBy(page))
      if (!hasFile(file)) namedBy.set(file, [...(namedBy.get(file) ?? []), page.path]);
  return [...namedBy].map(([file, [first, ...others]]) => {
    const more = others.length > 0 ? ` (and ${others.length} more)` : '';
    return `${first}${more} names ${file}, which the site does not have`;
  });
}

/**
 * Mistakes in the built pages that only visitors or search engines would notice, one sentence each.
 * @param hasFile - whether the site has a file at a path such as `/images/a.svg`
 */
export function siteProblems(pages: BuiltPage[], hasFile: (path: string) => boolean): string[] {
  const problems = pages.flatMap((page) => pageProblems(page).map((problem) => `${page.path} ${problem}`));
  problems.push(...missingFiles(pages, hasFile));
  for (const kind of ['titles', 'descriptions'] as const) {
    const pathOf = new Map<string, string>();
    for (const { path, html } of pages) {
      const head = readHead(html);
      const [text] = head[kind];
      if (!text || head.isHidden) continue;
      const other = pathOf.get(text);
      if (other) problems.push(`${path} has the same among its ${kind} as ${other}: ${text}`);
      pathOf.set(text, path);
    }
  }
  return problems;
}
