import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { sessionStorageKey } from '@/lib/supabase';

/** Renders the whole site at a path, as a browser that opens it for the first time: nothing cached, nobody signed in. */
export async function renderSite(path: string) {
  vi.resetModules();
  const { App } = await import('@/app/app');
  const { startSession } = await import('@/features/auth/session');
  startSession();
  const view = render(
    <MemoryRouter initialEntries={[path]}>
      <App />
    </MemoryRouter>,
  );
  return { ...view, user: userEvent.setup() };
}

/** The next `renderSite` finds this user's session in the browser's storage. */
export function storeSession(email: string) {
  const expires_at = Math.floor(Date.now() / 1000) + 3600;
  const session = {
    access_token: 'header.payload.signature',
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at,
    user: {
      id: '00000000-0000-4000-8000-000000000001',
      aud: 'authenticated',
      role: 'authenticated',
      email,
      app_metadata: {},
      user_metadata: {},
      created_at: '2026-11-01T00:00:00Z',
    },
  };
  localStorage.setItem(sessionStorageKey, JSON.stringify(session));
}
