import { type ComponentType, createElement } from 'react';
import { matchPath, Route, Routes } from 'react-router-dom';
import { lazyPart } from '@/components/lazy-part';
import { paths } from '@/config/paths';
import { pageCode } from './page-code';

type LoadPage = () => Promise<ComponentType>;

interface AppRoute {
  path: string;
  /** Whether the page asks the database for something at once. */
  readsData: boolean;
  load: LoadPage;
  isLoaded: () => boolean;
  Page: ComponentType;
}

const attempts = new Map<LoadPage, ComponentType>();

function latestAttempt(load: LoadPage): ComponentType {
  const attempt = attempts.get(load) ?? lazyPart(load);
  attempts.set(load, attempt);
  return attempt;
}

/** After a page's code did not come: who goes there again asks for it again. A `lazy` component never does. */
export function forgetAttempts() {
  attempts.clear();
}

function page(importPage: LoadPage) {
  let loaded: ComponentType | undefined;
  const load = async () => {
    loaded = await importPage();
    return loaded;
  };
  return {
    load,
    isLoaded: () => loaded !== undefined,
    // `lazy` keeps React waiting even for what is there, and React then begins anew.
    Page: () => createElement(loaded ?? latestAttempt(load)),
  };
}

const readingRoutes: string[] = [
  paths.dataYayasan,
  paths.direktoriKontak,
  paths.adminSettings,
  paths.adminInbox,
  paths.adminUsers,
  paths.adminAudit,
];

/** Every route and its page; each page is a chunk of its own. */
export const routes: AppRoute[] = Object.entries(pageCode).map(([path, importPage]) => ({
  path,
  readsData: readingRoutes.includes(path),
  ...page(importPage),
}));

// Made once: a change of the query or the anchor then renders only what reads it, not the whole page.
const routeElements = routes.map(({ path, Page }) => (
  <Route key={path} path={path} caseSensitive element={<Page />} />
));

export function AppRoutes() {
  return <Routes>{routeElements}</Routes>;
}

/** The route that shows a path. */
export function routeAt(pathname: string): AppRoute | undefined {
  return routes.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname));
}
