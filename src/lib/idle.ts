const idle = () =>
  new Promise((resolve) => {
    // Safari has no requestIdleCallback before version 26.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve);
  });

/** Resolves when the page and its font are loaded and the browser is idle. */
export async function idleAfterLoad() {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  await document.fonts.ready;
  await idle();
}

/** For how long nothing may have arrived for the network to count as idle: two round trips of slow 4G. */
const quietMs = 300;

/** Resolves when what the page has asked for is there and the browser is idle. */
export async function idleNetwork() {
  await new Promise<void>((resolve) => {
    let timer = setTimeout(finish, quietMs);
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(finish, quietMs);
    });
    observer.observe({ type: 'resource' });
    function finish() {
      observer.disconnect();
      resolve();
    }
  });
  await idle();
}
