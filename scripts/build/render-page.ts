import path from 'node:path';
import type { PageSource } from '../../src/prerender.tsx';
import type { ChunkFiles, NeededFiles } from './chunks.ts';

export type PrerenderEntry = typeof import('../../src/prerender.tsx');

/** What all pages of one build are made of. */
export interface Site {
  /** The backend's origin, if it differs from the site's. */
  supabaseOrigin: string | undefined;
  root: string;
  entry: Pick<PrerenderEntry, 'builtDataElement' | 'render' | 'site'>;
  neededFiles: NeededFiles;
  /** The index.html that Vite built, with the tags of the entry. */
  template: string;
  fonts: string[];
}

const leadingHeadTag = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/;
const headSlot = '<!--page-->';
const rootSlot = '<div id="root"></div>';

/** Splits off the head tags, which React hoists to the start of its output. */
function splitHead(rendered: string): { head: string[]; body: string } {
  const head: string[] = [];
  let body = rendered;
  for (let tag = leadingHeadTag.exec(body); tag; tag = leadingHeadTag.exec(body)) {
    head.push(tag[0]);
    body = body.slice(tag[0].length);
  }
  return { head, body };
}

// Marks the tags that src/app/start.tsx removes when it does not hydrate the page.
const mark = (tag: string) => tag.replace(/^<\w+/, '$& data-page=""');

// Low priority for scripts, stylesheets and fonts: the page is readable without them, so images go first.
const behindText =
  /<(script type="module"|link rel="(?:modulepreload|stylesheet)"|link rel="preload" as="font")/g;

/** The source files that a page needs to hydrate, besides the entry. */
export const modulesOf = ({ root }: Site, { module }: PageSource) =>
  ['app/start.tsx', module].map((file) => path.join(root, 'src', file));

/** The whole HTML of a page. */
export async function renderPage(site: Site, source: PageSource): Promise<string> {
  const { entry, neededFiles, supabaseOrigin, template } = site;
  for (const slot of [headSlot, rootSlot])
    if (!template.includes(slot)) throw new Error(`index.html lacks ${slot}`);

  const needed = neededFiles(modulesOf(site, source));
  const inTemplate = neededFiles('entry');
  const beyondTemplate = (kind: keyof ChunkFiles) =>
    needed[kind].filter((file) => !inTemplate[kind].includes(file));

  const { kind, path: pagePath, readsData, data, isForHtml } = source;
  // 404.html is not hydrated but rendered anew, at once; other pages hydrate when the browser is idle.
  const startsAtOnce = readsData || kind === 'not-found';
  const { head, body } = splitHead(await entry.render(source));
  const links = [
    ...beyondTemplate('styles').map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...(readsData && supabaseOrigin ? [`<link rel="preconnect" crossorigin href="${supabaseOrigin}">`] : []),
    ...(startsAtOnce ? beyondTemplate('scripts') : []).map(
      (file) => `<link rel="modulepreload" crossorigin href="/${file}">`,
    ),
    '<link rel="manifest" href="/site.webmanifest">',
    `<link rel="alternate" type="application/rss+xml" title="Berita ${entry.site.name}" href="/rss.xml">`,
    `<link rel="alternate" type="application/rss+xml" title="Kejadian di dapur ${entry.site.name}" href="/kejadian.xml">`,
  ];
  // At the end of the body: a font preloaded earlier delays the first paint of text.
  const endLinks = site.fonts.map(
    (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
  );
  const notes = [
    'id="root"',
    // By this path the browser decides whether to hydrate.
    ...(kind === 'page' ? [`data-path="${pagePath}"`] : []),
    ...(readsData ? ['data-reads-data'] : []),
  ];
  // The first of the deferred scripts, so that it hears when the others fail to load.
  const earlyForm =
    kind === 'page' && /<(?:form|input) /.test(body)
      ? '<script defer src="/early-form.js"></script>\n    '
      : '';
  const builtData = data === undefined || isForHtml ? '' : entry.builtDataElement(data);
  return template
    .replace(headSlot, () => head.map(mark).join('\n    '))
    .replace('<script type="module"', (entryTag) => earlyForm + entryTag)
    .replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`)
    .replace('</body>', () => `  ${endLinks.join('\n    ')}\n  </body>`)
    .replaceAll(behindText, '<$1 fetchpriority="low"')
    .replace(rootSlot, () => `<div ${notes.join(' ')}>${body}</div>${builtData}`);
}
