import type { SupabaseClient } from '@supabase/supabase-js';
import { backend } from './backend';
import type { Database } from './database.types';
import { judgedFetch } from './judged-fetch';
import { sessionStorageKey } from './stored-session';

export type Supabase = SupabaseClient<Database>;

let client: Promise<Supabase> | null = null;

async function connect(): Promise<Supabase> {
  // oxlint-disable-next-line no-restricted-imports -- one of the two places that make a client
  const { createClient } = await import('@supabase/supabase-js');
  const { supabaseUrl, supabaseAnonKey } = backend();
  return createClient<Database>(supabaseUrl, supabaseAnonKey, {
    auth: { storageKey: sessionStorageKey },
    global: { fetch: judgedFetch },
  });
}

/**
 * The one Supabase client: sign-in, files, and the tables for signed-in users. Its chunk is loaded on the first call;
 * visitors' requests go through `getTables`, which does without it.
 * @throws when the chunk can't be loaded; the next call tries again
 */
export function getSupabase(): Promise<Supabase> {
  client ??= connect().catch((error: unknown) => {
    client = null;
    throw error;
  });
  return client;
}
