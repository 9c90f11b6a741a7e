// What admins have published is read when the site is built (in dev from the running stack, in tests from the seed). The functions
// beside the components (news-row.ts, photo-row.ts, …) make of the rows what pages show, and the code imports that as
// virtual:content/… (src/vite-env.d.ts): a page has its content without a request. An article that is younger than the build is
// opened by the app of 404.html; old slugs lead on by redirects of the host as of the last build, else in the app.
import path from 'node:path';
import { type Plugin, runnerImport, type ViteDevServer } from 'vite';
import type { Drawing, Drawings } from '../../src/components/site-picture.ts';
import { type Backend, closeBackend, readBackend } from '../build/backend.ts';
import { exportedPicture } from '../pictures/built-picture.ts';
import { readPictureFiles } from '../pictures/picture-files.ts';
import { ANON_KEY } from '../../supabase/local/addresses.ts';
import { moduleCode, type ModuleContext } from './content-modules.ts';
import { readSiteContent, type SiteContent } from './site-content.ts';

// Global, because Vite makes the plugin anew for the client and for the server, which must show the same, and Vitest for each
// of its projects.
declare global {
  var builtContent: Promise<SiteContent> | undefined;
}

const prefix = 'virtual:content/';

/** All that admins have published, as one JSON text to search in; for builds, once the content was read. */
export async function publishedTexts(): Promise<string> {
  const content = await globalThis.builtContent;
  return JSON.stringify({ ...content, texts: [...(content?.texts.values() ?? [])] });
}

const viewModels = path.join(import.meta.dirname, 'view-models.ts');

/** The content of the embedded Supabase that a dev server serves, on its own origin. */
async function readFromServer({ resolvedUrls }: ViteDevServer): Promise<SiteContent> {
  const [url = ''] = resolvedUrls?.local ?? [];
  return readBackend({ supabaseUrl: url.replace(/\/$/, ''), supabaseAnonKey: ANON_KEY }, readSiteContent);
}

/** The folders of src/content/pictures from which admins choose a drawing. */
const drawingFolders = /^(?:berita|galeri)\//;

/** The drawings that admins choose from, as a build has them, with images for link previews. */
async function readDrawings(isBuild: boolean): Promise<Drawings> {
  const files = [...readPictureFiles().values()].filter(({ name }) => drawingFolders.test(name));
  const drawings = files.map(async (file): Promise<[string, Drawing]> => {
    const { exported: picture } = await exportedPicture(file, 'picture', isBuild);
    const { exported: preview } = await exportedPicture(file, 'preview', isBuild);
    if (typeof picture === 'string' || typeof preview !== 'string')
      throw new Error(`${file.file} is no picture.`);
    return [file.name, { ...picture, preview }];
  });
  return Object.fromEntries(await Promise.all(drawings));
}

/** Turns rows into what pages show, with the code of the site. */
async function viewsOf(content: SiteContent, drawings: Drawings, live: Backend | undefined) {
  const { module } = await runnerImport<typeof import('./view-models.ts')>(viewModels, {
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    define: { 'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(live?.supabaseUrl ?? '/') },
  });
  return module.viewModels(content, drawings);
}

/**
 * Lets the site import what admins publish, as `virtual:content/news` and others: in a build that of its backend, in dev that
 * of the running one when the first page asks for it, in tests that of the seed. A build fails when it can't be read; what is
 * wrong inside an article is a warning.
 * @param live - the configured Supabase; the embedded one when absent
 * @param isServed - whether the dev server serves the embedded one, with the data that it keeps
 */
export function siteContent(live: Backend | undefined, isServed = false): Plugin {
  const isTest = Boolean(process.env.VITEST);
  let server: ViteDevServer | undefined;
  let isBuild = false;
  let known: Promise<Omit<ModuleContext, 'warn'>> | undefined;

  async function read(): Promise<SiteContent> {
    if (isTest || !server)
      return (globalThis.builtContent ??= readBackend(isTest ? undefined : live, readSiteContent));
    return isServed ? readFromServer(server) : readBackend(live, readSiteContent);
  }

  async function readContext() {
    const [content, drawings] = await Promise.all([read(), readDrawings(isBuild)]);
    // A build still reads other data and closes the backend later; a dev server goes on using its own.
    if (isTest || (server && !isServed)) await closeBackend();
    return { content, drawings, views: await viewsOf(content, drawings, live) };
  }

  return {
    name: 'site-content',

    configResolved({ command }) {
      isBuild = command === 'build';
    },

    configureServer(started) {
      server = started;
      // The same file as in a build: pages in dev show the content that was read first.
      started.middlewares.use('/versi.json', (_, response, next) => {
        known ??= readContext();
        known
          .then(({ content }) => {
            response.setHeader('Content-Type', 'application/json');
            response.end(JSON.stringify({ revision: content.revision }));
          })
          .catch(next);
      });
    },

    buildApp: {
      order: 'pre',
      async handler() {
        // Forgets the content of an earlier build in the same process.
        globalThis.builtContent = undefined;
      },
    },

    resolveId: {
      filter: { id: /^virtual:content\// },
      handler: (id) => `\0${id}`,
    },

    load: {
      filter: { id: /^\0virtual:content\// },
      async handler(id) {
        known ??= readContext();
        const context = await known.catch((error: unknown) => {
          // After a failure a dev server tries again.
          known = undefined;
          throw error;
        });
        const code = moduleCode(id.slice(1 + prefix.length), {
          ...context,
          warn: (sentence) => {
            // Only once: the server build would repeat the warning.
            if (this.environment.name === 'client') this.warn(sentence);
          },
        });
        return code === undefined ? null : { code, moduleType: 'js' };
      },
    },
  };
}
