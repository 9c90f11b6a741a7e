import type { Plugin, ViteDevServer } from 'vite';
import { type Backend, closeBackend, readBackend } from '../build/backend.ts';
import { readPictureFiles } from '../pictures/picture-files.ts';
import { ANON_KEY } from '../../supabase/local/addresses.ts';
import { moduleCode } from './content-modules.ts';
import { readSiteContent, type SiteContent } from './site-content.ts';

// Global, because Vite makes the plugin anew for the client and for the server, which must show the same, and Vitest for each
// of its projects.
declare global {
  var builtContent: Promise<SiteContent> | undefined;
}

const prefix = 'virtual:content/';

/** The content of the embedded Supabase that a dev server serves, on its own origin. */
async function readFromServer({ resolvedUrls }: ViteDevServer): Promise<SiteContent> {
  const [url = ''] = resolvedUrls?.local ?? [];
  return readBackend({ supabaseUrl: url.replace(/\/$/, ''), supabaseAnonKey: ANON_KEY }, readSiteContent);
}

export interface SiteContentOptions {
  /** The configured Supabase; the embedded one when absent. */
  live?: Backend | undefined;
  /** Whether the dev server serves the embedded one, with the data that it keeps. */
  isServed?: boolean;
}

/**
 * Lets the site import what admins publish, as `virtual:content/news` and others: in a build that of its backend, in dev that
 * of the running one when the first page asks for it, in tests that of the seed. A build fails when it can't be read; what is
 * wrong inside an article is a warning.
 */
export function siteContent({ live, isServed = false }: SiteContentOptions): Plugin {
  const isTest = Boolean(process.env.VITEST);
  let server: ViteDevServer | undefined;
  let content: Promise<SiteContent> | undefined;

  function read(): Promise<SiteContent> {
    if (isTest)
      return (globalThis.builtContent ??= readBackend(undefined, readSiteContent).finally(closeBackend));
    if (!server) return (globalThis.builtContent ??= readBackend(live, readSiteContent));
    return isServed ? readFromServer(server) : readBackend(live, readSiteContent).finally(closeBackend);
  }

  /** Read once; after a failure a dev server asks again. */
  async function known(): Promise<SiteContent> {
    content ??= read();
    try {
      return await content;
    } catch (error) {
      content = undefined;
      throw error;
    }
  }

  return {
    name: 'site-content',

    configureServer(started) {
      server = started;
    },

    resolveId: {
      filter: { id: /^virtual:content\// },
      handler: (id) => `\0${id}`,
    },

    load: {
      filter: { id: /^\0virtual:content\// },
      async handler(id) {
        const code = moduleCode(id.slice(1 + prefix.length), {
          content: await known(),
          pictures: new Set(readPictureFiles().keys()),
          warn: (sentence) => {
            // The server build would say it once more.
            if (this.environment.name === 'client') this.warn(sentence);
          },
        });
        return code === undefined ? null : { code, moduleType: 'js' };
      },
    },
  };
}
