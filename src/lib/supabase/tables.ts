// oxlint-disable-next-line no-restricted-imports -- one of the two places that make a client
import { PostgrestClient } from '@supabase/postgrest-js';
import { backend } from './backend';
import type { Database } from './database.types';
import { fetchWithTimeout } from './fetch-with-timeout';
import { storedUserId } from './stored-session';
import { getSupabase, type Supabase } from './client';

type Tables = Pick<Supabase, 'from'>;

function visitorsTables(): Tables {
  const { supabaseUrl, supabaseAnonKey } = backend();
  return new PostgrestClient<Database>(`${supabaseUrl}/rest/v1`, {
    headers: { apikey: supabaseAnonKey, Authorization: `Bearer ${supabaseAnonKey}` },
    fetch: fetchWithTimeout,
  });
}

/**
 * The tables, for what visitors may read and send, too. Without a session it does without the Supabase client: sign-in
 * and files are five sixths of its code.
 * @throws when somebody is signed in and the client's code can't be fetched
 */
export async function getTables(): Promise<Tables> {
  return storedUserId() ? getSupabase() : visitorsTables();
}
