import { backend } from './backend';
import type { TablesClient } from './tables';

/**
 * The revision of the content, which grows with each change that visitors see; one small request.
 * @throws when there is no such answer
 */
export async function fetchRevision(): Promise<number> {
  const { supabaseUrl, supabaseAnonKey: key } = backend();
  const response = await fetch(`${supabaseUrl}/rest/v1/content_revision?select=revision`, {
    headers: { apikey: key },
  });
  const [row]: { revision?: number }[] = await response.json();
  return row?.revision ?? 0;
}

/** Reads the tables as every visitor does, whoever is signed in. */
export async function asVisitor<Value>(read: (tables: TablesClient) => Promise<Value>): Promise<Value> {
  const { visitorsTables } = await import('./tables');
  return read(visitorsTables());
}
