import type { Page } from '@playwright/test';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../src/lib/supabase/database.types';
import { withoutKeyAsToken } from '../../src/lib/supabase/key-header';
import { sessionStorageKey } from '../../src/lib/supabase/stored-session';
import { ANON_KEY } from '../../supabase/local/addresses.ts';
import { totpCode } from '../../supabase/local/totp.ts';
import { transport } from '../database/clients.ts';
import { admin } from './fixtures';

/** A client of the backend outside the browser, to prepare data for a test. */
export function visitorClient(siteUrl: string) {
  return createClient<Database>(siteUrl, ANON_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport },
    global: { fetch: (input, init = {}) => fetch(input, withoutKeyAsToken(init)) },
  });
}

const admins = new Map<string, ReturnType<typeof signInAdmin>>();

/** A client of the seeded admin, signed in once for all tests of a worker. Its requests are not throttled. */
export function adminClient(siteUrl: string) {
  const client = admins.get(siteUrl) ?? signInAdmin(siteUrl);
  admins.set(siteUrl, client);
  return client;
}

async function signInAdmin(siteUrl: string) {
  const client = visitorClient(siteUrl);
  const { error } = await client.auth.signInWithPassword(admin);
  if (error) throw error;
  return client;
}

/** A client of a new account. */
export async function newcomerClient(siteUrl: string, email: string) {
  const client = visitorClient(siteUrl);
  const { error } = await client.auth.signUp({ email, password: 'nasi-liwet-2026' });
  if (error) throw error;
  return client;
}

/** Sets up a device for the second factor of a client's account, which its session has shown then; returns its secret. */
export async function addDevice({ auth }: SupabaseClient<Database>, friendlyName: string) {
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error) throw error;
  const { id, totp } = data;
  const verified = await auth.mfa.challengeAndVerify({ factorId: id, code: totpCode(totp.secret) });
  if (verified.error) throw verified.error;
  return totp.secret;
}

/** Stores the client's session in the browser, as after an earlier visit. */
export async function continueSession(page: Page, client: SupabaseClient<Database>) {
  const { data } = await client.auth.getSession();
  await page.addInitScript(([key, session]) => localStorage.setItem(key, session), [
    sessionStorageKey,
    JSON.stringify(data.session),
  ] as const);
}
