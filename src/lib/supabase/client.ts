import type { SupabaseClient } from '@supabase/supabase-js';
import type { QueryClient } from '@tanstack/react-query';
import { backend } from './backend';
import type { Database } from './database.types';
import { judgedFetch } from './judged-fetch';
import { sessionStorageKey } from './stored-session';

export type Supabase = SupabaseClient<Database>;

/** The app's Supabase client, created by the first call that needs it: most visits do without. */
export interface SupabaseRef {
  current?: Promise<Supabase>;
}

/** What TanStack Query passes to each query and mutation function; its client knows the app's Supabase client. */
export interface CallContext {
  client: QueryClient;
}

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
 * The app's Supabase client, created on first use.
 * @throws when its chunk can't be loaded; the next call tries again
 */
export function supabaseOf(ref: SupabaseRef): Promise<Supabase> {
  ref.current ??= connect().catch((error: unknown) => {
    ref.current = undefined;
    throw error;
  });
  return ref.current;
}

/**
 * The Supabase client of the app that asks: sign-in, files, and the tables for signed-in users. Its chunk is loaded on
 * the first call; visitors' requests go through `getTables`, which does without it.
 * @throws when the chunk can't be loaded; the next call tries again
 */
export async function getSupabase({ client }: CallContext): Promise<Supabase> {
  const ref = client.getDefaultOptions().queries?.meta?.supabaseRef;
  if (!ref) throw new Error('A query client of `queryClientOf` knows the Supabase client.');
  return supabaseOf(ref);
}
