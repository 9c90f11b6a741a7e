import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '@/app/app';
import { AppLayout } from '@/app/layout/app-layout';
import { PageArea } from '@/app/layout/page-area';
import { type PageCode, pageCode } from '@/app/page-code';
import { readsData } from '@/app/routes';
import { Container } from '@/components/container';
import { LoadingState } from '@/components/loading-state';
import { NeedsScript } from '@/components/needs-script';
import { PageHead } from '@/components/page-head';
import { articlePath } from '@/config/paths';
import { newsSlugs } from '@/features/news/slugs';

export { site } from '@/config/site';
export { news } from '@/features/news/content';

export interface PageSource {
  path: string;
  /**
   * `page`: hydrated in the browser. `shell`: the frame alone, for pages that depend on who is signed in.
   * `not-found`: what hosts answer for unknown paths.
   */
  kind: 'page' | 'shell' | 'not-found';
  /** The modules, relative to this one, that hold the page; the most specific last. */
  modules: string[];
  /** Whether the page asks the database for something at once; the others fetch their code when they are in use. */
  readsData: boolean;
}

const pageModules = import.meta.glob<Record<string, unknown>>('./pages/**/*.tsx');
const notFoundPath = '/404';

async function moduleOf(component: unknown): Promise<string> {
  for (const [module, load] of Object.entries(pageModules)) {
    if (Object.values(await load()).includes(component)) return module;
  }
  throw new Error('A route shows a component that is not from src/pages.');
}

async function pagesOf([path, { load }]: [string, PageCode]): Promise<PageSource[]> {
  const module = await moduleOf(await load());
  if (path === '*') return [{ path: notFoundPath, kind: 'not-found', modules: [module], readsData: false }];
  if (path === articlePath(':slug')) {
    return newsSlugs.map((slug) => ({
      path: articlePath(slug),
      kind: 'page',
      modules: [module, `./content/news/${slug}.md`],
      readsData: false,
    }));
  }
  if (path.includes(':')) throw new Error(`The pages of ${path} must be listed here.`);
  return [
    {
      path,
      kind: path.startsWith('/admin/') ? 'shell' : 'page',
      modules: [module],
      readsData: readsData(path),
    },
  ];
}

/** Everything that gets an HTML file. */
export async function listPages(): Promise<PageSource[]> {
  return (await Promise.all(Object.entries(pageCode).map(pagesOf))).flat();
}

function Shell({ path }: { path: string }) {
  return (
    <AppLayout>
      <PageArea>
        <PageHead title="Area admin" description="Halaman untuk pengelola situs." path={path} noIndex />
        <div className="min-h-dvh">
          <LoadingState text="Memuat halaman..." />
          <Container className="py-10">
            <NeedsScript what="Halaman ini" />
          </Container>
        </div>
      </PageArea>
    </AppLayout>
  );
}

/**
 * A page as HTML: its head tags first, then what belongs into #root.
 * @throws what a component threw
 */
export async function render({ path, kind }: PageSource): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        {kind === 'shell' ? <Shell path={path} /> : <App firstPage={Promise.resolve()} />}
      </StaticRouter>
    </StrictMode>,
    {
      onError: (error) => void failures.push(error),
      // Otherwise React hides the rest of a long page in a container that only a script can open.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw new Error(`${path} failed to render.`, { cause: failures[0] });
  return html;
}
