import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../src/lib/database.types';
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
