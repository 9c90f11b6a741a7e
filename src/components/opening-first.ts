import { createContext, use, useDeferredValue } from 'react';

/** Whether a page that somebody comes to shows its opening first, and what stands below it a moment later. */
export const OpeningFirst = createContext(false);

/** False while only the opening of the page is to be shown. */
export function useIsBelowShown(): boolean {
  // Without an initial value the answer is there at once; with one React renders a second time.
  return useDeferredValue(true, use(OpeningFirst) ? false : undefined);
}
