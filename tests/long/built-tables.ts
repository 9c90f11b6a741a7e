import { type Backend, readBackend } from '../../scripts/build/backend.ts';
import { readSiteContent, type SiteContent } from '../../scripts/content/site-content.ts';
import type { PageSource } from '../../src/prerender.tsx';
import type { LocalStack } from '../../supabase/local/start-local-stack.ts';

interface BuildReading {
  content: SiteContent;
  /** The tables that were read, embedded ones, too. */
  tables: string[];
  /** The pages of the rows. */
  pages: PageSource[];
  /** The files of the open data, by path. */
  data: Map<string, string>;
}

const origin = 'http://backend.test';

/** The tables of a request: `/rest/v1/sppg?select=*,yayasan(nama)` reads two. */
function tablesOf(url: URL): string[] {
  const embedded = [...(url.searchParams.get('select') ?? '').matchAll(/(\w+)(?:!inner)?\(/g)];
  return [url.pathname.split('/').at(-1) ?? '', ...embedded.map(([, name = '']) => name)];
}

/**
 * Reads all that a build reads, as it does, and notes which tables that are: the registry of what built pages are made of.
 * @param importEntry - gives the prerendering of what was read
 */
export async function readAsBuild(
  stack: Pick<LocalStack, 'anonKey' | 'fetch'>,
  importEntry = async (_content: SiteContent) => import('../../src/prerender.tsx'),
): Promise<BuildReading> {
  const tables = new Set<string>();
  const backend: Backend = { supabaseUrl: origin, supabaseAnonKey: stack.anonKey };
  const siteFetch = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    for (const name of tablesOf(new URL(request.url))) tables.add(name);
    return stack.fetch(request);
  };
  try {
    const content = await readBackend(backend, readSiteContent);
    const { listPages, openDataFiles } = await importEntry(content);
    const [pages, data] = await readBackend(backend, (client) =>
      Promise.all([listPages(client), openDataFiles(client)]),
    );
    return { content, pages, data, tables: [...tables].sort() };
  } finally {
    globalThis.fetch = siteFetch;
  }
}
