import { createContext, use, useDeferredValue } from 'react';

/** How somebody came to the page: with the site itself, by a link, or to a place on the page (by Back, or to an anchor). */
type PageEntry = 'site' | 'link' | 'place';

export const PageEntryContext = createContext<PageEntry>('site');

/** False for the moment in which a page that somebody comes to by a link shows only its opening. */
export function useIsBelowShown(): boolean {
  const isOpeningFirst = use(PageEntryContext) === 'link';
  // Without an initial value the answer is there at once; with one React renders a second time.
  return useDeferredValue(true, isOpeningFirst ? false : undefined);
}
