import './index.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app';
import { applyStoredSidebar } from './app/layout/sidebar-state';
import { trimTrailingSlash } from './app/routes';
import { startSession } from './features/auth/session';

applyStoredSidebar();

// '/tentang/' and '/tentang' must render alike, or hydration finds another page than the HTML holds.
const path = trimTrailingSlash(location.pathname);
if (path !== location.pathname)
  history.replaceState(history.state, '', path + location.search + location.hash);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

// A host may answer an unknown address with another page's HTML: only hydrate the page's own.
if (root.dataset.path === path) {
  hydrateRoot(root, app);
} else {
  root.replaceChildren();
  createRoot(root).render(app);
}

startSession();
