// oxlint-disable-next-line no-restricted-imports -- one of the two places that make a client
import { PostgrestClient } from '@supabase/postgrest-js';
import { backend } from './backend';
import type { Database } from './database.types';
import { judgedFetch } from './judged-fetch';
import { storedUserId } from './stored-session';
import { type CallContext, getSupabase, type Supabase } from './client';

/** A client for the tables and functions of the database. */
export type TablesClient = Pick<Supabase, 'from' | 'rpc'>;

/** A client that reads as every visitor does, whoever is signed in. */
export function visitorsTables(): TablesClient {
  const { supabaseUrl, supabaseAnonKey } = backend();
  return new PostgrestClient<Database>(`${supabaseUrl}/rest/v1`, {
    headers: { apikey: supabaseAnonKey },
    fetch: judgedFetch,
  });
}

/**
 * A client for the tables. Without a session it is the small PostgREST client: sign-in and files are five sixths of the
 * Supabase client.
 * @throws when somebody is signed in and the Supabase client's chunk can't be loaded
 */
export async function getTables(context: CallContext): Promise<TablesClient> {
  return storedUserId() ? getSupabase(context) : visitorsTables();
}
