import path from 'node:path';
import type { PageSource } from '../../src/prerender.tsx';
import type { ChunkFiles, ChunkGraph } from './chunks.ts';
import { pageHtml } from './page-html.ts';

export type PrerenderEntry = typeof import('../../src/prerender.tsx');

/** What all pages of one build are made of. */
export interface Site {
  siteUrl: string;
  /** The backend's origin, if it differs from the site's. */
  supabaseOrigin: string | undefined;
  root: string;
  entry: PrerenderEntry;
  graph: ChunkGraph;
  template: string;
  fonts: string[];
  sources: PageSource[];
}

/** The files that a page needs to hydrate, besides those in the template. */
export function neededFiles({ graph, root }: Site, source: PageSource): ChunkFiles[] {
  return ['app/start.tsx', source.module].map((module) => graph.ofModule(path.join(root, 'src', module)));
}

/** The whole HTML of a page. */
export async function renderPage(site: Site, source: PageSource): Promise<string> {
  const { graph, entry } = site;
  const needed = neededFiles(site, source);
  const inTemplate = graph.ofEntry();
  const beyondTemplate = (kind: keyof ChunkFiles) =>
    [...new Set(needed.flatMap((files) => files[kind]))]
      .filter((file) => !inTemplate[kind].includes(file))
      .map((file) => `/${file}`);

  // 404.html is not hydrated but rendered anew, at once.
  const startsAtOnce = source.readsData || source.kind === 'not-found';
  return pageHtml({
    template: site.template,
    rendered: await entry.render(source),
    path: source.kind === 'page' ? source.path : undefined,
    data: source.data === undefined || source.isForHtml ? undefined : entry.builtDataElement(source.data),
    readsData: source.readsData,
    preload: {
      scripts: startsAtOnce ? beyondTemplate('scripts') : [],
      styles: beyondTemplate('styles'),
      fonts: site.fonts,
    },
    preconnect: source.readsData ? site.supabaseOrigin : undefined,
    siteLinks: [
      '<link rel="manifest" href="/site.webmanifest">',
      `<link rel="alternate" type="application/rss+xml" title="Berita ${entry.site.name}" href="/rss.xml">`,
      `<link rel="alternate" type="application/rss+xml" title="Kejadian di dapur ${entry.site.name}" href="/kejadian.xml">`,
    ],
  });
}
