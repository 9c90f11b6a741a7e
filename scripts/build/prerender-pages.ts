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
import { setFlagsFromString } from 'node:v8';
import type { Logger, Plugin } from 'vite';
import { dataFiles } from '../../src/config/data-files.ts';
import type { PageSource } from '../../src/prerender.tsx';
import { type Backend, closeBackend, readBackend } from './backend.ts';
import { sentenceOf } from './check-pages.ts';
import { buildOutput, neededFilesOf } from './chunks.ts';
import { criticalStyles } from './critical-styles.ts';
import { hostFiles } from './host-files.ts';
import { newerFeaturesOf } from './language-features.ts';
import { judgePages, makePages } from './make-pages.ts';
import { modulesOf, type PrerenderEntry, renderPage, type Site } from './render-page.ts';
import { publishedTexts } from '../content/plugin.ts';
import { Mistake } from '../mistake.ts';
import {
  endedWorker,
  formerWorkers,
  incidentFeed,
  newsFeed,
  robotsTxt,
  securityTxt,
  sitemapXml,
  versionFile,
} from './site-files.ts';

interface PrerenderOptions {
  siteUrl: string;
  /** The backend; the embedded one, which has the site's origin, when absent. */
  live?: Backend;
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
      const startedAt = new Date().toISOString();
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error('The client and the server build are not configured.');
      const { root, logger } = builder.config;
      // Inside the project, so that the server bundle can resolve the packages.
      const serverDir = mkdtempSync(path.join(root, 'node_modules/.prerender-'));
      ssr.config.build.outDir = serverDir;
      try {
        const output = await buildOutput(builder, client);
        const outDir = path.resolve(root, client.config.build.outDir);
        const newer = newerFeaturesOf(outDir);
        if (newer.length > 0) throw new Mistake(`Supported browsers lack this:\n${newer.join('\n')}`);
        await buildOutput(builder, ssr);
        // V8 would let garbage grow to several times what is in use: gigabytes, of thousands of kitchens.
        setFlagsFromString('--heap-growing-percent=50');
        const entry: PrerenderEntry = await import(pathToFileURL(path.join(serverDir, 'prerender.mjs')).href);
        const template = output.find(({ fileName }) => fileName === 'index.html');
        if (template?.type !== 'asset') throw new Error('The client build has no index.html.');
        const site = {
          startedAt,
          supabaseOrigin: options.live && new URL(options.live.supabaseUrl).origin,
          root,
          entry,
          neededFiles: neededFilesOf(output),
          template: template.source.toString(),
          // The subset in src/assets, not the package's whole font, which few pages need.
          fonts: output
            .filter(
              (file) => file.type === 'asset' && /^src\/.*\.woff2$/.test(file.originalFileNames[0] ?? ''),
            )
            .map(({ fileName }) => `/${fileName}`),
        };
        const pages = await writeSite(site, options, outDir, logger);
        logger.info(`✓ ${pages} pages prerendered.`);
      } finally {
        await closeBackend();
        rmSync(serverDir, { recursive: true, force: true });
      }
    },
  };
}

function writeFileIn(dir: string, file: string, content: string) {
  const target = path.join(dir, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

/** Writes all files but those of the client build; returns how many pages there are. */
async function writeSite(
  site: Site & { entry: PrerenderEntry; startedAt: string },
  { siteUrl, live }: PrerenderOptions,
  outDir: string,
  logger: Logger,
): Promise<number> {
  const { entry } = site;
  const write = (file: string, content: string) => writeFileIn(outDir, file, content);
  const [sources, data, incidents, proof] = await readBackend(live, (tables) =>
    Promise.all([
      entry.listPages(tables),
      entry.openDataFiles(tables),
      entry.incidentEntries(tables),
      entry.fetchProof(tables),
    ]),
  );
  for (const [file, text] of data) write(file, text);
  write(dataFiles.proof, entry.proofFile(proof, new Date().toISOString()));

  const withCriticalStyles = criticalStyles(outDir);
  const made = await makePages(
    sources,
    siteUrl,
    async (source) => withCriticalStyles(await renderPage(site, source)),
    (source, html) => {
      for (const file of filesOf(source)) write(file, html);
    },
  );

  const listed = made.pages.filter(({ isHidden }) => !isHidden).map(({ source }) => source);
  write('sitemap.xml', sitemapXml(listed, siteUrl));
  write('robots.txt', robotsTxt(siteUrl));
  write('.well-known/security.txt', securityTxt(siteUrl, new Date()));
  for (const name of formerWorkers) write(name, endedWorker);
  write('rss.xml', newsFeed(entry, siteUrl));
  write('kejadian.xml', incidentFeed(entry.site, incidents, proof.kejadian.kepala, siteUrl));

  const assets = readdirSync(path.join(outDir, 'assets'));
  for (const [file, text] of Object.entries(hostFiles(site.supabaseOrigin, entry.news, assets)))
    write(file, text);

  // Photos that admins upload are in the backend, which may have the site's origin.
  const isThere = (file: string) => file.startsWith('/storage/') || existsSync(path.join(outDir, file));
  const texts = await publishedTexts();
  const warnings = judgePages(made, isThere, (text) => texts.includes(JSON.stringify(text).slice(1, -1)));
  for (const warning of warnings) logger.warn(`⚠ ${sentenceOf(warning)}`);
  write('versi.json', versionFile(entry.revision, site.startedAt, warnings));

  noteScripts(
    site,
    made.pages.map(({ source }) => source),
  );
  return made.pages.length;
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
  return name === '404' || isOneOfMany(source) ? [`${name}.html`] : [`${name}/index.html`, `${name}.html`];
}

/** Writes down for `npm run budgets`, outside of what is published, which scripts each page needs to hydrate. */
function noteScripts(site: Site, sources: PageSource[]) {
  // Admin pages show content only to signed-in users, who load the Supabase client.
  const client = realpathSync(path.join(site.root, 'node_modules/@supabase/supabase-js/dist/index.mjs'));
  const scripts = sources.map((source) => {
    const modules = [...modulesOf(site, source), ...(source.path.startsWith('/admin') ? [client] : [])];
    const files = [site.neededFiles('entry'), site.neededFiles(modules)];
    return [source.path, [...new Set(files.flatMap(({ scripts }) => scripts))]];
  });
  writeFileIn(
    path.join(site.root, 'node_modules/.cache'),
    'page-scripts.json',
    JSON.stringify(Object.fromEntries(scripts)),
  );
}
