import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ViteBuilder } from 'vite';
import type { PageSource } from '../../src/prerender.tsx';
import { type BuiltPage, readHead, siteProblems } from './check-pages.ts';
import { type BuildOutput, type ChunkFiles, ChunkGraph } from './chunks.ts';
import { criticalStyles } from './critical-styles.ts';
import { headerRules, headersFile, nginxConf, redirectsFile, vercelJson } from './host-files.ts';
import { lastChanges } from './last-changes.ts';
import { pageHtml } from './page-html.ts';
import { robotsTxt, rssXml, sitemapXml, webManifest } from './site-files.ts';

type PrerenderEntry = typeof import('../../src/prerender.tsx');

export interface PrerenderOptions {
  /** The site's public origin. */
  siteUrl: string;
  /** The backend's origin, unless it is the site's own. */
  supabaseOrigin?: string;
}

/** What a build step works with. */
interface Site extends PrerenderOptions {
  root: string;
  entry: PrerenderEntry;
  graph: ChunkGraph;
  template: string;
  fonts: string[];
}

/**
 * Makes one `vite build` produce the client, the HTML of every page (from a server bundle of src/prerender.tsx), the
 * files for search engines and feed readers, and the configuration of static hosts. Fails when a page is not fit
 * to be published.
 */
export function prerenderPages(options: PrerenderOptions): Plugin {
  return {
    name: 'prerender-pages',

    apply: 'build',

    config: () => ({
      builder: {},
      environments: {
        ssr: {
          build: {
            copyPublicDir: false,
            rolldownOptions: {
              input: 'src/prerender.tsx',
              output: { entryFileNames: 'prerender.mjs', codeSplitting: false },
            },
          },
        },
      },
    }),

    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error('The client and the server build are not configured.');
      const { root } = builder.config;
      // Inside the project, so that the server bundle finds the packages.
      const serverDir = mkdtempSync(path.join(root, 'node_modules/.prerender-'));
      ssr.config.build.outDir = serverDir;
      try {
        const output = outputOf(await builder.build(client));
        await builder.build(ssr);
        const bundle = pathToFileURL(path.join(serverDir, 'prerender.mjs'));
        const entry: PrerenderEntry = await import(bundle.href);
        const outDir = path.resolve(root, client.config.build.outDir);
        const count = await writeSite(siteOf(output, root, entry, options), outDir);
        builder.config.logger.info(`✓ ${count} pages prerendered.`);
      } finally {
        rmSync(serverDir, { recursive: true, force: true });
      }
    },
  };
}

function outputOf(result: Awaited<ReturnType<ViteBuilder['build']>>): BuildOutput {
  const [single] = Array.isArray(result) ? result : [result];
  if (!single || !('output' in single)) throw new Error('Prerendering does not work in watch mode.');
  return single.output;
}

function siteOf(output: BuildOutput, root: string, entry: PrerenderEntry, options: PrerenderOptions): Site {
  const template = output.find(({ fileName }) => fileName === 'index.html');
  if (template?.type !== 'asset') throw new Error('The client build has no index.html.');
  return {
    ...options,
    root,
    entry,
    graph: new ChunkGraph(output),
    template: template.source.toString(),
    // Not the whole font of the package, which few pages need.
    fonts: output
      .filter((file) => file.type === 'asset' && /^src\/.*\.woff2$/.test(file.originalFileNames[0] ?? ''))
      .map(({ fileName }) => `/${fileName}`),
  };
}

async function writeSite(site: Site, outDir: string): Promise<number> {
  const write = (file: string, content: string) => {
    const target = path.join(outDir, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  };

  const withCriticalStyles = criticalStyles(outDir);
  const sources = await site.entry.listPages();
  const pages: BuiltPage[] = [];
  for (const source of sources) {
    const html = await withCriticalStyles(await renderPage(site, source));
    pages.push({ path: source.path, html, url: site.siteUrl + source.path });
    for (const file of filesOf(source.path)) write(file, html);
  }

  write('sitemap.xml', sitemapXml(sitemapEntries(site, sources, pages)));
  write('robots.txt', robotsTxt(site.siteUrl));
  write('site.webmanifest', webManifest(site.entry.site));
  write('rss.xml', newsFeed(site));

  const rules = headerRules(site.supabaseOrigin);
  write('_headers', headersFile(rules));
  write('_redirects', redirectsFile());
  write('vercel.json', vercelJson(rules, readdirSync(path.join(outDir, 'assets'))));
  write('nginx.conf', nginxConf(rules));

  const problems = siteProblems(pages);
  if (problems.length > 0)
    throw new Error(`Some pages are not fit to be published:\n- ${problems.join('\n- ')}`);
  return pages.length;
}

/**
 * `/tentang` -> `tentang/index.html`, and `tentang.html` for the hosts that, with the folder alone, first redirect to
 * `/tentang/` (Netlify, Cloudflare Pages, GitHub Pages).
 */
function filesOf(pagePath: string): string[] {
  const name = pagePath.slice(1);
  if (!name) return ['index.html'];
  return name === '404' ? ['404.html'] : [`${name}/index.html`, `${name}.html`];
}

async function renderPage(site: Site, source: PageSource): Promise<string> {
  const { graph, entry } = site;
  const ofSource = (module: string) => graph.ofModule(path.join(site.root, 'src', module));
  const start = ofSource('app/start.tsx');
  const needed = [start, ...source.modules.map(ofSource)];
  // Visitors read without it.
  if (source.kind === 'shell') needed.push(graph.ofPackage('@supabase/supabase-js'));
  const inTemplate = graph.ofEntry();
  const beyondTemplate = (kind: keyof ChunkFiles, files: ChunkFiles[]) =>
    [...new Set(files.flatMap((file) => file[kind]))]
      .filter((file) => !inTemplate[kind].includes(file))
      .map((file) => `/${file}`);

  // What is not hydrated, such as the page for unknown addresses, is rendered anew at once.
  const waitsForUse = source.kind === 'page' && !source.readsData;
  return pageHtml({
    template: site.template,
    rendered: await entry.render(source),
    path: source.kind === 'page' ? source.path : undefined,
    preload: {
      scripts: waitsForUse ? [] : beyondTemplate('scripts', needed),
      styles: beyondTemplate('styles', needed),
      fonts: site.fonts,
    },
    laterScripts: waitsForUse ? beyondTemplate('scripts', [start]) : [],
    preconnect: source.readsData ? site.supabaseOrigin : undefined,
    siteLinks: [
      '<link rel="manifest" href="/site.webmanifest">',
      `<link rel="alternate" type="application/rss+xml" title="Berita ${entry.site.name}" href="/rss.xml">`,
    ],
  });
}

function sitemapEntries({ root, graph }: Site, sources: PageSource[], pages: BuiltPage[]) {
  const changes = lastChanges(root, 'src');
  return pages.flatMap(({ url, html }, index) => {
    if (readHead(html).isHidden) return [];
    const module = sources[index]?.modules.at(-1) ?? '';
    const dates = graph
      .modulesOf(graph.ofModule(path.join(root, 'src', module)))
      .filter((id) => /\/src\/(?:pages|features|content)\//.test(id))
      .map((id) => changes.get(id.replace(/\?.*/, '')) ?? '');
    return [{ url, lastChange: dates.sort().at(-1) }];
  });
}

function newsFeed({ entry, siteUrl }: Site): string {
  return rssXml({
    title: `Berita ${entry.site.name}`,
    description: entry.site.description,
    url: `${siteUrl}/rss.xml`,
    pageUrl: `${siteUrl}/berita`,
    items: entry.news.map((item) => ({ ...item, url: `${siteUrl}/berita/${item.slug}` })),
  });
}
