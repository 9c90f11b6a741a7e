import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { PageSource } from '../../src/prerender.tsx';
import { type Backend, closeBackend, readBackend } from './backend.ts';
import { type PageProblem, sentenceOf } from './check-pages.ts';
import { type BuildOutput, buildOutput, ChunkGraph } from './chunks.ts';
import { compressFiles } from './compress.ts';
import { criticalStyles } from './critical-styles.ts';
import {
  headerRules,
  headersFile,
  inCapitals,
  nginxConf,
  redirects,
  redirectsFile,
  renamedArticles,
  vercelJson,
} from './host-files.ts';
import { judgePages, type MadePage, makePages } from './make-pages.ts';
import { neededFiles, type PrerenderEntry, renderPage, type Site } from './render-page.ts';
import { publishedTexts } from '../content/plugin.ts';
import {
  incidentFeed,
  newsFeed,
  robotsTxt,
  type SitemapEntry,
  sitemapXml,
  versionFile,
  webManifest,
} from './site-files.ts';

export interface PrerenderOptions {
  siteUrl: string;
  /** The backend; the embedded one, which has the site's origin, when absent. */
  live?: Backend;
  /** Whether to write compressed copies of the files, too. */
  compress: boolean;
}

/**
 * Makes one `vite build` produce the client, the HTML of every page (from a server bundle of src/prerender.tsx), the
 * files for search engines and feed readers, the open data, and the configuration of static hosts. Fails when a page has a mistake of the
 * site; what is wrong because of a row is a warning, which `/versi.json` tells to Ringkasan.
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
        const [sources, data, incidents] = await readBackend(options.live, (tables) =>
          Promise.all([entry.listPages(tables), entry.openDataFiles(tables), entry.incidentEntries(tables)]),
        );
        for (const [file, text] of data) writeFileIn(outDir, file, text);
        writeFileIn(outDir, 'kejadian.xml', incidentFeed(entry.site, incidents, options.siteUrl));
        const { count, warnings } = await writeSite(siteOf(output, root, entry, options, sources), outDir);
        for (const warning of warnings) builder.config.logger.warn(`⚠ ${sentenceOf(warning)}`);
        const ofKitchens = new Set(sources.filter(isOneOfMany).flatMap(filesOf));
        if (options.compress) await compressFiles(outDir, (file) => ofKitchens.has(file));
        builder.config.logger.info(`✓ ${count} pages prerendered.`);
      } finally {
        await closeBackend();
        rmSync(serverDir, { recursive: true, force: true });
      }
    },
  };
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

function writeFileIn(dir: string, file: string, content: string) {
  const target = path.join(dir, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

async function writeSite(site: Site, outDir: string): Promise<{ count: number; warnings: PageProblem[] }> {
  const write = (file: string, content: string) => writeFileIn(outDir, file, content);

  const withCriticalStyles = criticalStyles(outDir);
  const made = await makePages(
    site.sources,
    site.siteUrl,
    async (source) => withCriticalStyles(await renderPage(site, source)),
    (source, html) => {
      for (const file of filesOf(source)) write(file, html);
    },
  );

  write('sitemap.xml', sitemapXml(sitemapEntries(site, made.pages)));
  write('robots.txt', robotsTxt(site.siteUrl));
  write('site.webmanifest', webManifest(site.entry.site));
  write('rss.xml', newsFeed(site.entry, site.siteUrl));

  const rules = headerRules(site.supabaseOrigin);
  write('_headers', headersFile(rules));
  const moved = { ...redirects, ...renamedArticles(site.entry.news) };
  // Vercel may take both ways to write a path for one, so that it would lead in a circle.
  write('_redirects', redirectsFile({ ...moved, ...inCapitals }));
  write('vercel.json', vercelJson(rules, moved, readdirSync(path.join(outDir, 'assets'))));
  write('nginx.conf', nginxConf(rules, moved));

  // Photos that admins upload are the backend's, which may have the site's origin.
  const isThere = (file: string) => file.startsWith('/storage/') || existsSync(path.join(outDir, file));
  const texts = await publishedTexts();
  const warnings = judgePages(made, isThere, (text) => texts.includes(text));
  noteScripts(site, made.pages);
  write('versi.json', versionFile(site.entry.revision, warnings));
  return { count: made.pages.length, warnings };
}

/** Whether it is the page of a kitchen, of which there may be thousands. */
const isOneOfMany = ({ isOfRow, data }: PageSource) => isOfRow && data !== undefined;

/**
 * The files of a page: `/tentang` is `tentang/index.html`, and also `tentang.html`, because some hosts redirect a
 * folder to `/tentang/` first (Netlify, Cloudflare Pages, GitHub Pages). A kitchen's page is one file.
 */
function filesOf(source: PageSource): string[] {
  const name = source.path.slice(1);
  if (!name) return ['index.html'];
  if (isOneOfMany(source)) return [`${name}.html`];
  return name === '404' ? ['404.html'] : [`${name}/index.html`, `${name}.html`];
}

/** Writes down for `npm run budgets`, outside of what is published, which scripts each page needs to hydrate. */
function noteScripts(site: Site, pages: MadePage[]) {
  // Admin pages show content only to signed-in users, who load the Supabase client.
  const client = site.graph.ofModule(
    realpathSync(path.join(site.root, 'node_modules/@supabase/supabase-js/dist/index.mjs')),
  );
  const scripts = pages.map(({ source }) => {
    const files = [site.graph.ofEntry(), ...neededFiles(site, source)];
    if (source.path.startsWith('/admin')) files.push(client);
    return [source.path, [...new Set(files.flatMap(({ scripts }) => scripts))]];
  });
  const file = path.join(site.root, 'node_modules/.cache/page-scripts.json');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(Object.fromEntries(scripts)));
}

function sitemapEntries({ siteUrl }: Site, pages: MadePage[]): SitemapEntry[] {
  return pages
    .filter(({ page }) => !page.isHidden)
    .map(({ source }) => ({ url: siteUrl + source.path, lastChange: source.changedOn }));
}
