import type { SupabaseClient } from '@supabase/supabase-js';
import { readEnv } from '@/config/env';
import type { Database } from './database.types';
import { sessionStorageKey } from './session-storage-key';

const requestTimeoutMs = 20_000;

export type Supabase = SupabaseClient<Database>;

let client: Promise<Supabase> | null = null;

/** A silent server must not keep anybody waiting for ever; uploads may take as long as they need. */
async function fetchWithTimeout(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = input instanceof Request ? input.url : input.toString();
  if (url.includes('/storage/v1/')) return fetch(input, init);
  const timeout = AbortSignal.timeout(requestTimeoutMs);
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  try {
    return await fetch(input, { ...init, signal });
  } catch (error) {
    // supabase-js asks three more times, except after this kind of error: four waits of 20 seconds are too many.
    if (timeout.aborted) throw new DOMException('The request timed out.', 'AbortError');
    throw error;
  }
}

async function connect(): Promise<Supabase> {
  const { createClient } = await import('@supabase/supabase-js');
  const { supabaseUrl, supabaseAnonKey } = readEnv(
    {
      VITE_SUPABASE_URL: import.meta.env.VITE_SUPABASE_URL,
      VITE_SUPABASE_ANON_KEY: import.meta.env.VITE_SUPABASE_ANON_KEY,
      VITE_SITE_URL: import.meta.env.VITE_SITE_URL,
    },
    location.origin,
  );
  return createClient<Database>(supabaseUrl, supabaseAnonKey, {
    auth: { storageKey: sessionStorageKey },
    global: { fetch: fetchWithTimeout },
  });
}

/**
 * The one Supabase client. Its code is fetched on the first call, so that pages without data never download it.
 * @throws when the code can't be fetched; the next call tries again
 */
export function getSupabase(): Promise<Supabase> {
  client ??= connect().catch((error: unknown) => {
    client = null;
    throw error;
  });
  return client;
}
