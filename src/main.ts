import './index.css';
import { applyStoredSidebar } from './app/layout/stored-sidebar';
import { canonicalPath } from './lib/url/site-url';
import { handlePreloadError, retryWhenOnline, withoutReload } from './lib/chunks';
import { storedUserId } from './lib/supabase/stored-session';

/** Whether the HTML is all that this visit needs; a query string, an anchor or a session needs more. */
function isComplete() {
  const { pathname, search, hash } = location;
  const root = document.getElementById('root');
  return (
    root?.dataset.path === canonicalPath(pathname) &&
    !('readsData' in root.dataset) &&
    !search &&
    !hash &&
    !storedUserId()
  );
}

/** Resolves when the page and its font are loaded and the browser is idle. */
async function idleAfterLoad() {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  await document.fonts.ready;
  await new Promise((resolve) => {
    // Safari has no requestIdleCallback before version 26.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve);
  });
}

async function run() {
  if (isComplete()) await idleAfterLoad();
  const start = async () => (await import('./app/start')).start();
  // A connection that is lost for a moment must not reload the page.
  await withoutReload(start).catch(() => retryWhenOnline(start));
}

applyStoredSidebar();
addEventListener('vite:preloadError', handlePreloadError);
void run();
