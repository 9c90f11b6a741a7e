import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { keepBuiltPage } from '@/lib/built-page';
import { clearDevice } from '@/lib/forms/device-draft';
import { ownKeptIds } from '@/lib/forms/draft';
import { idleAfterLoad } from '@/lib/idle';
import { canonicalPath } from '@/lib/url/site-url';
import { AppProviders, createApp } from './app';
import { createRouter } from './router';

/**
 * Hydrates the prerendered page; renders from scratch when the HTML belongs to another URL.
 * @throws when the page's chunk fails to load: the HTML stays readable, with working links
 */
export async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  // A host may respond to an unknown URL with another page's HTML.
  const isHydrating = root.dataset.path === canonicalPath(location.pathname);
  if (isHydrating) keepBuiltPage(root);
  ownKeptIds();
  clearDevice();
  const app = createApp();
  const router = await createRouter(app, isHydrating);
  app.layers.follow(router);
  const site = (
    <StrictMode>
      <AppProviders app={app}>
        <RouterProvider router={router} />
      </AppProviders>
    </StrictMode>
  );
  // Tells public/early-form.js that the app now handles what is outside of forms.
  root.dataset.taken = '';
  if (isHydrating) startTransition(() => void hydrateRoot(root, site));
  else {
    for (const tag of document.head.querySelectorAll('[data-page]')) tag.remove();
    createRoot(root).render(site);
  }
  app.session.start();
  void idleAfterLoad().then(app.content.start);
}
