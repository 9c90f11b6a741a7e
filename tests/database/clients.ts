import { createRequire } from 'node:module';
import path from 'node:path';
import { createClient, type RealtimeClientOptions, type SupabaseClient } from '@supabase/supabase-js';
import type { LocalStack } from '../../supabase/local/start-local-stack.ts';

/** The schema that the tests of the stack itself run on. */
export const CURES_DIR = path.join(import.meta.dirname, 'fixtures', 'cures');

// Node 20 has no WebSocket of its own, and supabase-js refuses to start without one. (Required, not imported,
// because the types of the two packages disagree on the events of the same class.)
export const transport: RealtimeClientOptions['transport'] = createRequire(import.meta.url)('ws');

/** A supabase-js client of somebody who opens the site: without a session, from the given address. */
export function visitor(stack: LocalStack, address?: string): SupabaseClient {
  return createClient('http://localhost', stack.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport },
    global: { fetch: (input, init) => stack.fetch(new Request(input, init), address) },
  });
}

/** A client of somebody who has just signed up. */
export async function signedUp(
  stack: LocalStack,
  email: string,
): Promise<{ client: SupabaseClient; userId: string }> {
  const client = visitor(stack);
  const { data, error } = await client.auth.signUp({ email, password: 'kata-sandi-uji' });
  if (error ?? !data.user) throw error ?? new Error('no user');
  return { client, userId: data.user.id };
}
