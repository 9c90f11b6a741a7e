import path from 'node:path';
import { type LocalStack, startLocalStack } from '../../supabase/local/start-local-stack.ts';
import { connectBackend } from './remote-backend.ts';

/** What the HTTP tests need of a Supabase: the embedded one, or another that the environment names (see tests/README.md). */
export type Backend = Pick<LocalStack, 'anonKey' | 'fetch' | 'sql' | 'close'>;

/** The migrated tables with or without the seed; or the schema of `stack/fixtures/cures`, for tests of the API itself. */
export type Contents = 'seeded' | 'empty' | 'cures';

const remoteUrl = process.env.TEST_API_URL;

/** For tests of what only the embedded stack does, such as believing the address that a test gives. */
export const isEmbedded = remoteUrl === undefined;

/** Starts the embedded Supabase, or empties and fills the other one. */
export async function startBackend(contents: Contents = 'seeded'): Promise<Backend> {
  if (remoteUrl) return connectBackend(remoteUrl, contents);
  const supabaseDir = path.join(import.meta.dirname, '../stack/fixtures/cures');
  return startLocalStack(contents === 'cures' ? { supabaseDir } : { seed: contents === 'seeded' });
}
