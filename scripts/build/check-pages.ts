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

type PageHead = ReturnType<typeof readHead>;

/** Reads the tags of a page's head; duplicates are listed too. */
function readHead(html: string) {
  return {
    titles: all(html, /<title[^>]*>([^<]*)<\/title>/g),
    descriptions: all(html, /<meta[^>]*name="description"[^>]*content="([^"]*)"/g),
    canonicals: all(html, /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/g),
    isHidden: /<meta[^>]*name="robots"[^>]*content="noindex"/.test(html),
  };
}

function pageProblems({ html, url }: BuiltPage, head: PageHead): string[] {
  const problems: string[] = [];
  // React's markers of a Suspense boundary that did not finish: <!--$?--> pending, <!--$!--> failed, <div hidden> late.
  if (/<!--\$[?!]-->|<div hidden/.test(html)) problems.push('has content that waits for a script');
  if (/style="[^"]*opacity:\s*0(?![.\d])/.test(html)) problems.push('has content with opacity:0');
  if (/<script(?![^>]*\bsrc=)(?![^>]*type="application\/(?:ld\+)?json")/.test(html))
    problems.push('has an inline script, which the content security policy refuses');

  const { titles, descriptions, canonicals, isHidden } = head;
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

const builtData = /<script type="application\/json".*?<\/script>/gs;
const quoted = / (?:src|href|content)="([^"]*)"| (?:image)?srcset="([^"]*)"|[:,[]"([^"]*)"/gi;

/** The addresses in a page's tags, JSON-LD and styles; none in its texts and data, which anybody may have written. */
function addressesIn(html: string): string[] {
  const found = [...html.replaceAll(builtData, '').matchAll(quoted)];
  return [
    ...found.flatMap(([, inTag = '', list, inJson]) =>
      list ? list.split(', ').map((candidate) => candidate.split(' ')[0] ?? '') : decode(inJson ?? inTag),
    ),
    ...all(html, /<style>([^]*?)<\/style>/g).flatMap((rules) => all(rules, /url\(["']?([^"')]*)/g)),
  ];
}

/**
 * The files of the site that a page names, such as `/images/a.svg`, with or without the site's origin; none of the embedded
 * backend's storage.
 */
function filesNamedBy({ path, html, url }: BuiltPage): string[] {
  const origin = url.slice(0, -path.length).replaceAll('.', '\\.');
  const file = `(?:${origin})?(/(?!storage/)[\\w./-]+\\.(?:avif|ico|jpe?g|js|css|pdf|png|svg|webmanifest|webp|woff2|xml))`;
  const pattern = new RegExp(`^${file}(?=$|[?#])`, 'g');
  return [...new Set(addressesIn(html).flatMap((address) => all(address, pattern)))];
}

/** What is checked of a page, without its HTML: there may be thousands. */
export interface InspectedPage {
  path: string;
  head: PageHead;
  /** Sentences about this page alone. */
  problems: string[];
  /** The files of the site that it names, such as `/images/a.svg`. */
  files: string[];
}

/** Looks at one page by itself. */
export function inspectPage(page: BuiltPage): InspectedPage {
  const head = readHead(page.html);
  const problems = pageProblems(page, head).map((problem) => `${page.path} ${problem}`);
  return { path: page.path, head, problems, files: filesNamedBy(page) };
}

function missingFiles(pages: InspectedPage[], hasFile: (path: string) => boolean): string[] {
  const namedBy = new Map<string, string[]>();
  for (const page of pages)
    for (const file of page.files) {
      const names = namedBy.get(file);
      if (names) names.push(page.path);
      else namedBy.set(file, [page.path]);
    }
  const missing = [...namedBy].filter(([file]) => !hasFile(file));
  return missing.map(([file, [first, ...others]]) => {
    const more = others.length > 0 ? ` (and ${others.length} more)` : '';
    return `${first}${more} names ${file}, which the site does not have`;
  });
}

/**
 * Mistakes in the built pages that only visitors or search engines would notice, one sentence each.
 * @param hasFile - whether the site has a file at a path such as `/images/a.svg`
 */
export function siteProblems(pages: InspectedPage[], hasFile: (path: string) => boolean): string[] {
  const problems = pages.flatMap((page) => page.problems);
  problems.push(...missingFiles(pages, hasFile));
  for (const kind of ['titles', 'descriptions'] as const) {
    const pathOf = new Map<string, string>();
    for (const { path, head } of pages) {
      const [text] = head[kind];
      if (!text || head.isHidden) continue;
      const other = pathOf.get(text);
      if (other) problems.push(`${path} has the same among its ${kind} as ${other}: ${text}`);
      pathOf.set(text, path);
    }
  }
  return problems;
}

/** Required properties of the types that the site uses (schema.org and Google's rich results). */
const requiredProperties: Record<string, string[]> = {
  Organization: ['name', 'url'],
  NewsArticle: ['headline', 'datePublished', 'image', 'author', 'publisher', 'mainEntityOfPage'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressCountry'],
  AdministrativeArea: ['name'],
};
const addressProperties = ['url', 'item', 'image', 'logo', 'mainEntityOfPage'];

/** The mistakes in a page's JSON-LD; none when it is valid. */
function structuredDataProblems(json: string): string[] {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch (error) {
    return [`JSON-LD does not parse: ${String(error)}`];
  }
  if (!isRecord(data)) return ['JSON-LD is not an object'];
  const problems = data['@context'] === 'https://schema.org' ? [] : ['JSON-LD lacks its @context'];
  return [...problems, ...nodeProblems(data)];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function nodeProblems(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(nodeProblems);
  if (!isRecord(node)) return [];
  const type = String(node['@type']);
  const required = requiredProperties[type];
  if (!required) return [`JSON-LD has the type ${type}, whose rules the build does not know`];

  const problems = required
    .filter((name) => node[name] === undefined || node[name] === '')
    .map((name) => `JSON-LD ${type} lacks ${name}`);
  for (const [name, value] of Object.entries(node)) {
    if (addressProperties.includes(name) && typeof value === 'string' && !URL.canParse(value))
      problems.push(`JSON-LD ${type}.${name} is not a full address: ${value}`);
    if (name.startsWith('date') && Number.isNaN(Date.parse(String(value))))
      problems.push(`JSON-LD ${type}.${name} is not a date: ${String(value)}`);
    problems.push(...nodeProblems(value));
  }
  if (type === 'BreadcrumbList') problems.push(...orderProblems(node['itemListElement']));
  return problems;
}

function orderProblems(items: unknown): string[] {
  const isOrdered =
    Array.isArray(items) && items.every((item, index) => isRecord(item) && item['position'] === index + 1);
  return isOrdered ? [] : ['JSON-LD BreadcrumbList does not count 1, 2, 3'];
}
