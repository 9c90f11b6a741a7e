/**
 * Scrolls to what a link points to, once for each history entry: Back and a reload restore the scroll position instead.
 * @returns whether it did
 */
export function scrollOnce(element: Element | null): boolean {
  if (!element || history.state?.hasScrolled) return false;
  element.scrollIntoView();
  history.replaceState({ ...history.state, hasScrolled: true }, '');
  return true;
}
