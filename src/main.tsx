import './index.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app';
import { announceConnection } from './app/connection-notice';
import { noteEarlyTap } from './app/early-tap';
import { firstPageCode } from './app/first-page';
import { applyStoredSidebar } from './app/layout/sidebar-state';
import { prefetchPointedAt } from './app/prefetch-linked';
import { routeAt, trimTrailingSlash } from './app/routes';
import { startSession } from './features/auth/session';

applyStoredSidebar();
prefetchPointedAt();

// '/tentang/' and '/tentang' must render alike, or hydration finds another page than the HTML holds.
const path = trimTrailingSlash(location.pathname);
if (path !== location.pathname)
  history.replaceState(history.state, '', path + location.search + location.hash);

function site(firstPage?: Promise<void>) {
  return (
    <StrictMode>
      <BrowserRouter>
        <App firstPage={firstPage} />
      </BrowserRouter>
    </StrictMode>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const route = routeAt(path);
// A host may answer an unknown address with another page's HTML: only hydrate the page's own.
if (root.dataset.path === path && route) {
  noteEarlyTap();
  // A query asks for more than the page's HTML shows.
  const when = route.readsData || location.search ? 'at once' : 'in use';
  const firstPage = firstPageCode(route.load, when);
  // In small steps, which let taps through.
  startTransition(() => void hydrateRoot(root, site(firstPage)));
} else {
  for (const tag of document.head.querySelectorAll('[data-page]')) tag.remove();
  createRoot(root).render(site());
}
startSession();
announceConnection();
