import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startSession } from '@/features/auth/session';
import { canonicalPath } from '@/lib/canonical-path';
import { App } from './app';
import { announceConnection } from './connection-notice';
import { repeatEarlyTapOnFrame } from './early-tap';
import { firstPageCode } from './first-page';
import { notFoundCode, pageCodeAt } from './page-code';
import { prefetchTopBar } from './prefetch-linked';
import { readsData } from './routes';
import { SiteRouter } from './site-router';

function site(firstPage?: Promise<void>) {
  return (
    <StrictMode>
      <SiteRouter>
        <App firstPage={firstPage} />
      </SiteRouter>
    </StrictMode>
  );
}

/** Brings the page to life: hydrates the HTML that came where it is this address's own, renders the site otherwise. */
export function start() {
  // '/tentang/' and '/tentang' must render alike, or hydration finds another page than the HTML holds.
  const path = canonicalPath(location.pathname);
  if (path !== location.pathname)
    history.replaceState(history.state, '', path + location.search + location.hash);

  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const code = pageCodeAt(path);
  // A host may answer an unknown address with another page's HTML: only hydrate the page's own.
  if (root.dataset.path === path && code) {
    // A query asks for more than the page's HTML shows.
    const when = readsData(path) || location.search ? 'at once' : 'in use';
    const firstPage = firstPageCode(code.load, when);
    // In small steps, which let taps through.
    startTransition(() => void hydrateRoot(root, site(firstPage)));
  } else {
    const render = () => {
      for (const tag of document.head.querySelectorAll('[data-page]')) tag.remove();
      createRoot(root).render(site());
    };
    // What came, that the page loads or that there is none, stands until the code is there. Without it, rendering says so.
    const { load } = code ?? notFoundCode;
    load().then(render, render);
  }
  repeatEarlyTapOnFrame();
  prefetchTopBar();
  startSession();
  announceConnection();
}
