import './index.css';
import { applyStoredSidebar } from './app/layout/stored-sidebar';
import { idleAfterLoad } from './lib/idle';
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

async function run() {
  if (isComplete()) await idleAfterLoad();
  const start = async () => (await import('./app/start')).start();
  // A connection that is lost for a moment must not reload the page.
  await withoutReload(start).catch(() => retryWhenOnline(start));
}

applyStoredSidebar();
addEventListener('vite:preloadError', handlePreloadError);
void run();
