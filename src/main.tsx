import './index.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app';
import { announceConnection } from './app/connection-notice';
import { applyStoredSidebar } from './app/layout/sidebar-state';
import { reloadOnce } from './app/reload-once';
import { loadPage, trimTrailingSlash } from './app/routes';
import { startSession } from './features/auth/session';

applyStoredSidebar();

// '/tentang/' and '/tentang' must render alike, or hydration finds another page than the HTML holds.
const path = trimTrailingSlash(location.pathname);
if (path !== location.pathname)
  history.replaceState(history.state, '', path + location.search + location.hash);

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

async function start(root: HTMLElement) {
  // A host may answer an unknown address with another page's HTML: only hydrate the page's own.
  if (root.dataset.path === path) {
    // Hydrated without its code, the page would vanish at the first change around it.
    await loadPage(path).catch(reloadOnce);
    hydrateRoot(root, app);
  } else {
    for (const tag of document.head.querySelectorAll('[data-page]')) tag.remove();
    createRoot(root).render(app);
  }
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// Failing leaves the prerendered page as it is: readable, with links that work.
start(root).catch(() => undefined);
startSession();
announceConnection();
