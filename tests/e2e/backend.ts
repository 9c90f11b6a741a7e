import type { Page } from '@playwright/test';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../src/lib/supabase/database.types';
import { sessionStorageKey } from '../../src/lib/supabase/stored-session';
import { ANON_KEY } from '../../supabase/local/addresses.ts';
import { transport } from '../database/clients.ts';
import { admin } from './fixtures';

/** A client of the tested site's backend, beside the browser: for what a test needs to find there. */
export function visitorClient(siteUrl: string) {
  return createClient<Database>(siteUrl, ANON_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport },
  });
}

/** The seeded admin's client; the throttle does not count what admins send. */
export async function adminClient(siteUrl: string) {
  const client = visitorClient(siteUrl);
  const { error } = await client.auth.signInWithPassword(admin);
  if (error) throw error;
  return client;
}

/** A client of somebody who has just signed up. */
export async function newcomerClient(siteUrl: string, email: string) {
  const client = visitorClient(siteUrl);
  const { error } = await client.auth.signUp({ email, password: 'nasi-liwet-2026' });
  if (error) throw error;
  return client;
}

/** The browser opens the site with the client's session, as after an earlier visit. */
export async function continueSession(page: Page, client: SupabaseClient<Database>) {
  const { data } = await client.auth.getSession();
  await page.addInitScript(([key, session]) => localStorage.setItem(key, session), [
    sessionStorageKey,
    JSON.stringify(data.session),
  ] as const);
}
