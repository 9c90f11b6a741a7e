import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { articlePath, paths } from '../../src/config/paths.ts';
import type { PageSource } from '../../src/prerender.tsx';
import { type Backend, closeBackend, readBackend } from './backend.ts';
import { inspectPage, type InspectedPage, siteProblems } from './check-pages.ts';
import { type BuildOutput, buildOutput, type ChunkFiles, ChunkGraph } from './chunks.ts';
import { compressFiles } from './compress.ts';
import { criticalStyles } from './critical-styles.ts';
import {
  headerRules,
  headersFile,
  nginxConf,
  type Redirects,
  redirects,
  redirectsFile,
  vercelJson,
} from './host-files.ts';
import { manifestFile } from './manifest-file.mjs';
import { Mistake } from '../mistake.ts';
import { pageHtml } from './page-html.ts';
import { lastChanges, robotsTxt, rssXml, type SitemapEntry, sitemapXml, webManifest } from './site-files.ts';

type PrerenderEntry = typeof import('../../src/prerender.tsx');

export interface PrerenderOptions {
  siteUrl: string;
  /** The backend; the embedded one, which has the site's origin, when absent. */
  live?: Backend;
  /** Whether to write compressed copies of the files, too. */
  compress: boolean;
}

interface Site {
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

/**
 * Makes one `vite build` produce the client, the HTML of every page (from a server bundle of src/prerender.tsx), the
 * files for search engines and feed readers, and the configuration of static hosts. Fails when `siteProblems` finds a
 * mistake in a page.
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
      // Inside the project, so that the server bundle can resolve the packages.
      const serverDir = mkdtempSync(path.join(root, 'node_modules/.prerender-'));
      ssr.config.build.outDir = serverDir;
      try {
        const output = await buildOutput(builder, client);
        await buildOutput(builder, ssr);
        const bundle = pathToFileURL(path.join(serverDir, 'prerender.mjs'));
        const entry: PrerenderEntry = await import(bundle.href);
        const outDir = path.resolve(root, client.config.build.outDir);
        setManifestAside(root, outDir);
        const sources = await readBackend(options.live, (tables) => entry.listPages(tables));
        const count = await writeSite(siteOf(output, root, entry, options, sources), outDir);
        const ofKitchens = new Set(sources.filter(({ data }) => data !== undefined).flatMap(filesOf));
        if (options.compress) await compressFiles(outDir, (file) => ofKitchens.has(file));
        builder.config.logger.info(`✓ ${count} pages prerendered.`);
      } finally {
        await closeBackend();
        rmSync(serverDir, { recursive: true, force: true });
      }
    },
  };
}

/** Hosts publish the whole folder, and the manifest names the source files. */
function setManifestAside(root: string, outDir: string) {
  const folder = path.join(outDir, '.vite');
  cpSync(path.join(folder, 'manifest.json'), path.join(root, manifestFile));
  rmSync(folder, { recursive: true });
}

function siteOf(
  output: BuildOutput,
  root: string,
  entry: PrerenderEntry,
  { siteUrl, live }: PrerenderOptions,
  sources: PageSource[],
): Site {
  const template = output.find(({ fileName }) => fileName === 'index.html');
  if (template?.type !== 'asset') throw new Error('The client build has no index.html.');
  return {
    siteUrl,
    supabaseOrigin: live && new URL(live.supabaseUrl).origin,
    root,
    entry,
    sources,
    graph: new ChunkGraph(output),
    template: template.source.toString(),
    // The subset in src/assets, not the package's whole font, which few pages need.
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
  const pages: InspectedPage[] = [];
  for (const source of site.sources) {
    const html = await withCriticalStyles(await renderPage(site, source));
    pages.push(inspectPage({ path: source.path, html, url: site.siteUrl + source.path }));
    for (const file of filesOf(source)) write(file, html);
  }

  write('sitemap.xml', sitemapXml(sitemapEntries(site, pages)));
  write('robots.txt', robotsTxt(site.siteUrl));
  write('site.webmanifest', webManifest(site.entry.site));
  write('rss.xml', newsFeed(site));
  write('versi.json', `${JSON.stringify({ revision: site.entry.revision })}\n`);

  const rules = headerRules(site.supabaseOrigin);
  write('_headers', headersFile(rules));
  const moved = { ...redirects, ...renamedArticles(site.entry.news) };
  write('_redirects', redirectsFile(moved));
  write('vercel.json', vercelJson(rules, moved, readdirSync(path.join(outDir, 'assets'))));
  write('nginx.conf', nginxConf(rules, moved));

  // Photos that admins upload are the backend's, which may have the site's origin.
  const isThere = (file: string) => file.startsWith('/storage/') || existsSync(path.join(outDir, file));
  const problems = siteProblems(pages, isThere);
  if (problems.length > 0)
    throw new Mistake(`Some pages are not fit to be published:\n- ${problems.join('\n- ')}`);
  return pages.length;
}

/**
 * The files of a page: `/tentang` is `tentang/index.html`, and also `tentang.html`, because some hosts redirect a
 * folder to `/tentang/` first (Netlify, Cloudflare Pages, GitHub Pages). A kitchen's page is one file: there may be thousands.
 */
function filesOf({ path, data }: PageSource): string[] {
  const name = path.slice(1);
  if (!name) return ['index.html'];
  if (data !== undefined) return [`${name}.html`];
  return name === '404' ? ['404.html'] : [`${name}/index.html`, `${name}.html`];
}

async function renderPage(site: Site, source: PageSource): Promise<string> {
  const { graph, entry } = site;
  const ofSource = (module: string) => graph.ofModule(path.join(site.root, 'src', module));
  const needed = [ofSource('app/start.tsx'), ofSource(source.module)];
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
    data: source.data === undefined ? undefined : entry.builtDataElement(source.data),
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
    ],
  });
}

function sitemapEntries(site: Site, pages: InspectedPage[]): SitemapEntry[] {
  const changes = lastChanges(site.root, 'src');
  return pages.flatMap(({ path, head }, index) => {
    const source = site.sources[index];
    if (!source || head.isHidden) return [];
    const lastChange = source.changedOn ?? lastChangeOf(filesBehind(site, source), changes);
    return [{ url: site.siteUrl + path, lastChange }];
  });
}

/** The files that hold a page's text. */
function filesBehind({ root, graph }: Site, { module }: PageSource): string[] {
  return graph
    .modulesOf(graph.ofModule(path.join(root, 'src', module)))
    .filter((id) => /\/src\/(?:pages|features)\//.test(id));
}

const lastChangeOf = (files: string[], changes: Map<string, string>) =>
  files
    .map((file) => changes.get(file) ?? '')
    .sort()
    .at(-1);

/** Old slugs of articles, whose links lead to the new ones. */
function renamedArticles(news: PrerenderEntry['news']): Redirects {
  const moves = news.flatMap(({ slug, oldSlugs }) =>
    oldSlugs.map((old) => [articlePath(old), { to: articlePath(slug), status: 301 }]),
  );
  return Object.fromEntries(moves);
}

function newsFeed({ entry, siteUrl }: Site): string {
  return rssXml({
    title: `Berita ${entry.site.name}`,
    description: entry.site.description,
    url: `${siteUrl}/rss.xml`,
    pageUrl: siteUrl + paths.berita,
    items: entry.news.map((item) => ({ ...item, url: siteUrl + articlePath(item.slug) })),
  });
}
