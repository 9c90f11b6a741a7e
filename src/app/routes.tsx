import { type ComponentType, createElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { lazyPart } from '@/components/lazy-part';
import { paths } from '@/config/paths';
import { type PageCode, pageCode } from './page-code';

const readingPages: string[] = [
  paths.dataYayasan,
  paths.direktoriKontak,
  paths.adminSettings,
  paths.adminInbox,
  paths.adminUsers,
  paths.adminAudit,
];

/** Whether the page at a path asks the database for something at once. */
export const readsData = (path: string) => readingPages.includes(path);

const attempts = new Map<PageCode, ComponentType>();

function latestAttempt(code: PageCode): ComponentType {
  const attempt = attempts.get(code) ?? lazyPart(code.load);
  attempts.set(code, attempt);
  return attempt;
}

/** After a page's code did not come: who goes there again asks for it again. A `lazy` component never does. */
export function forgetAttempts() {
  attempts.clear();
}

// `lazy` keeps React waiting even for what is there, and React then begins anew.
const PageOf = ({ code }: { code: PageCode }) => createElement(code.Page ?? latestAttempt(code));

// Made once: a change of the query or the anchor then renders only what reads it, not the whole page.
const routeElements = Object.entries(pageCode).map(([path, code]) => (
  <Route key={path} path={path} caseSensitive element={<PageOf code={code} />} />
));

/** Every page, at its route. */
export function AppRoutes() {
  return <Routes>{routeElements}</Routes>;
}
