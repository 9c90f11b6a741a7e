import type { Factor } from '@supabase/supabase-js';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { RouterProvider } from 'react-router-dom';
import { AppProviders, createApp } from '@/app/app';
import { createRouter } from '@/app/router';
import { builtDataElement } from '@/lib/built-data';
import { queryClientOf } from '@/lib/queries/query-client';
import type { CallContext } from '@/lib/supabase/client';
import { sessionStorageKey } from '@/lib/supabase/stored-session';
import { reply } from './fake-server/calls';

/** A new instance of the site; its Supabase client ends with the test, as all of them share the stored session. */
function newApp() {
  const app = createApp();
  onTestFinished(async () => (await app.supabaseRef.current)?.auth.dispose());
  return app;
}

/** What query and mutation functions get, for a call without a page. */
export function callContext(): CallContext {
  const { queryClientRef, toasts } = newApp();
  return { client: queryClientOf(queryClientRef, toasts) };
}

/**
 * Renders a new instance of the site at a path, with an empty cache. Signed out, unless `storeSession` was called.
 * @param built - the data that the page's HTML was built with
 */
export async function renderSite(path: string, built?: object) {
  history.replaceState(null, '', path);
  const app = newApp();
  if (built) {
    const data = document.createElement('div');
    data.innerHTML = builtDataElement(built);
    document.body.append(data);
    onTestFinished(() => data.remove());
  }
  const router = await createRouter(app, built !== undefined);
  // Otherwise both would follow the history of later tests, which share it.
  onTestFinished(app.layers.follow(router));
  onTestFinished(() => router.dispose());
  app.session.start();
  const view = render(
    <AppProviders app={app}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  return { ...view, app, router, user: userEvent.setup({ delay: null }) };
}

interface StoredSession {
  can_manage?: boolean;
  is_admin?: boolean;
  /** As every admin is. */
  is_manager?: boolean;
  is_ended?: boolean;
  /** The role to which it is invited. */
  invited_as?: string;
  /** What an admin's second factor lacks. */
  second_factor?: 'show' | 'set_up';
  /** The devices that it has for the second step of the sign-in. */
  factors?: Partial<Factor>[];
  /** How sure the session is: 'aal2' with a code. */
  aal?: 'aal1' | 'aal2';
  /** What the account is called. */
  nama?: string;
  /** The e-mail that waits for its confirmation. */
  new_email?: string;
  /** Seconds until the access token expires. */
  expires_in?: number;
}

/** Stores a session for the next `renderSite`, and mocks the server's answer about the user's rights. */
export function storeSession(
  email: string,
  {
    expires_in = 3600,
    new_email,
    factors,
    aal,
    is_admin = false,
    is_manager = is_admin,
    ...rights
  }: StoredSession = {},
) {
  const access = { can_manage: false, is_ended: false, nama: null, ...rights, is_admin, is_manager };
  reply('POST rpc/my_access', access);
  localStorage.setItem(
    sessionStorageKey,
    JSON.stringify(sessionOf({ email, new_email, factors }, aal, expires_in)),
  );
}

/** A session as the auth service answers with it. */
export function sessionOf(
  user: { email: string; new_email?: string; factors?: Partial<Factor>[] },
  aal: 'aal1' | 'aal2' = 'aal1',
  expires_in = 3600,
) {
  const expires_at = Math.floor(Date.now() / 1000) + expires_in;
  return {
    access_token: `header.${btoa(JSON.stringify({ aal }))}.signature`,
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in,
    expires_at,
    user: {
      id: '00000000-0000-4000-8000-000000000001',
      aud: 'authenticated',
      role: 'authenticated',
      ...user,
      app_metadata: {},
      user_metadata: {},
      created_at: '2026-11-01T00:00:00Z',
    },
  };
}
