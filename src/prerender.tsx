import { type ComponentType, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router-dom';
import { AppProviders, createApp } from '@/app/app';
import { inLayout } from '@/app/router';
import { routes } from '@/app/routes';
import { Container } from '@/components/section';
import { LoadingState } from '@/components/states';
import { NeedsScript } from '@/components/needs-script';
import { PageHead } from '@/components/page-head';
import { builtDataContext } from '@/lib/built-data';
import type { PageRoute, ParameterPage } from '@/lib/route-handle';
import type { TablesClient } from '@/lib/supabase/tables';
import { absoluteUrl } from '@/lib/url/site-url';

export { openDataFiles } from '@/features/kitchens/open-data/files';
export { incidentEntries } from '@/features/kitchens/open-data/incident-feed';
export { fetchProof, proofFile } from '@/features/kitchens/open-data/proof';
export { builtDataElement } from '@/lib/built-data';
export { site } from '@/config/site';
export { builtNews as news } from 'virtual:content/news';
export { revision } from 'virtual:content/revision';

export interface PageSource extends ParameterPage {
  /**
   * `page`: hydrated in the browser. `shell`: the layout alone, for pages that depend on who is signed in.
   * `not-found`: what hosts respond with for unknown paths.
   */
  kind: 'page' | 'shell' | 'not-found';
  /** The module of the page, relative to src. */
  module: string;
  /** See `RouteHandle`. */
  readsData: boolean;
  /** Whether it is the page of one row, such as a kitchen: what is wrong with it is no mistake of the site. */
  isOfRow: boolean;
}

const pageModules = import.meta.glob<Record<string, unknown>>('./pages/**/*.tsx');

async function moduleOf(page: ComponentType): Promise<string> {
  for (const [module, load] of Object.entries(pageModules)) {
    if (Object.values(await load()).includes(page)) return module.slice('./'.length);
  }
  throw new Error('A route shows a component that is not from src/pages.');
}

async function pagesOf(route: PageRoute, tables: TablesClient, parent = ''): Promise<PageSource[]> {
  const { path = parent, handle } = route;
  if (route.children)
    return (await Promise.all(route.children.map((child) => pagesOf(child, tables, path)))).flat();
  const module = await moduleOf((await route.lazy()).Component);
  const readsData = handle?.readsData ?? false;
  if (path === '*') return [{ path: '/404', kind: 'not-found', module, readsData, isOfRow: false }];
  const kind = handle?.isShell ? 'shell' : 'page';
  const pages = (await handle?.pages?.(tables)) ?? [{ path }];
  return pages.map((page) => ({ ...page, kind, module, readsData, isOfRow: path.includes(':') }));
}

/**
 * Everything that gets an HTML file.
 * @param tables - the backend as visitors read it
 * @throws PostgrestError when it can't be read
 */
export async function listPages(tables: TablesClient): Promise<PageSource[]> {
  return (await Promise.all(routes.map((route) => pagesOf(route, tables)))).flat();
}

function Shell({ path }: { path: string }) {
  return (
    <>
      <PageHead title="Area admin" description="Halaman untuk pengelola situs." path={path} noIndex />
      <div className="min-h-dvh">
        <LoadingState text="Memuat halaman..." />
        <Container className="py-10">
          <NeedsScript what="Halaman ini" />
        </Container>
      </div>
    </>
  );
}

/**
 * Renders a page to HTML: its head tags first, then the content of #root.
 * @throws what a component threw
 */
export async function render({ path, kind, data = null }: PageSource): Promise<string> {
  const pages: RouteObject[] = kind === 'shell' ? [{ path, element: <Shell path={path} /> }] : routes;
  const handler = createStaticHandler(inLayout(pages));
  const context = await handler.query(new Request(absoluteUrl(path)), {
    requestContext: new RouterContextProvider(new Map([[builtDataContext, data]])),
  });
  if (context instanceof Response) throw new Error(`${path} answers with a redirect.`);

  const failures: unknown[] = Object.values(context.errors ?? {});
  const { prelude } = await prerender(
    <StrictMode>
      <AppProviders app={createApp()}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </AppProviders>
    </StrictMode>,
    {
      onError: (error) => void failures.push(error),
      // Otherwise React hides the rest of a long page in a container that only a script can reveal.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw new Error(`${path} failed to render.`, { cause: failures[0] });
  return html;
}
