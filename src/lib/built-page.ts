import { trusted } from './trusted';
import { canonicalPath } from './url/site-url';

/** The first page of a visit as the host served it. */
interface BuiltPage {
  path: string;
  title: string;
  html: string;
}

let builtPage: BuiltPage | undefined;

/** Keeps the HTML of a prerendered page before React takes it over: a browser that can't render the page can still show it. */
export function keepBuiltPage(root: HTMLElement) {
  builtPage = { path: canonicalPath(location.pathname), title: document.title, html: root.innerHTML };
}

/** The page that was kept, if it is the one of this path. */
export const builtPageOf = (pathname: string): BuiltPage | undefined =>
  builtPage?.path === canonicalPath(pathname) ? builtPage : undefined;

/** The HTML inside of an element of a page, as visitors without JavaScript have it; empty without the element. */
export function insideOf(html: string, selector: string): string {
  const parsed = new DOMParser().parseFromString(trusted.createHTML(html), 'text/html');
  for (const element of parsed.querySelectorAll('noscript')) element.replaceWith(...element.childNodes);
  for (const element of parsed.querySelectorAll('.noscript\\:hidden')) element.remove();
  return parsed.querySelector(selector)?.innerHTML ?? '';
}
