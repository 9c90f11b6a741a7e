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

/** Mistakes in the built pages that only visitors or search engines would notice, one sentence each. */
export function siteProblems(pages: BuiltPage[]): string[] {
  const problems = pages.flatMap((page) => pageProblems(page).map((problem) => `${page.path} ${problem}`));
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
