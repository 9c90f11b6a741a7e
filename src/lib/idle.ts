/** Resolves when the page and its font are loaded and the browser is idle. */
export async function idleAfterLoad() {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  await document.fonts.ready;
  await new Promise((resolve) => {
    // Safari has no requestIdleCallback before version 26.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve);
  });
}
