import './index.css';
import { applyStoredSidebar } from './app/layout/stored-sidebar';
import { handlePreloadError, withoutReload } from './app/new-version';
import { canonicalPath } from './lib/url/canonical-path';
import { retryWhenOnline } from './lib/retry-when-online';
import { storedUserId } from './lib/supabase/stored-session';

/** Whether the HTML is all that this visitor asks for; a query, an anchor or a session asks for more. */
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

/** Resolves when the page is loaded, with its font, and the browser has nothing else to do. */
async function idleAfterLoad() {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  await document.fonts.ready;
  await new Promise((resolve) => {
    // Safari has none before version 26.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve);
  });
}

async function run() {
  if (isComplete()) await idleAfterLoad();
  const start = async () => (await import('./app/start')).start();
  // A connection that fails for a moment costs no reload.
  await withoutReload(start).catch(() => retryWhenOnline(start));
}

applyStoredSidebar();
addEventListener('vite:preloadError', handlePreloadError);
void run();
