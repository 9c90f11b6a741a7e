import path from 'node:path';
import { startLocalStack } from '../../supabase/local/start-local-stack.ts';
import { type Backend, connectBackend, type Contents } from './remote-backend.ts';

export type { Backend } from './remote-backend.ts';

const remoteUrl = process.env.TEST_API_URL;

/** For tests of what only the embedded stack does, such as believing the address that a test gives. */
export const isEmbedded = remoteUrl === undefined;

/** Starts the embedded Supabase, or empties and fills the other one. */
export async function startBackend(contents: Contents = 'seeded'): Promise<Backend> {
  if (remoteUrl) return connectBackend(remoteUrl, contents);
  const supabaseDir = path.join(import.meta.dirname, '../stack/fixtures/cures');
  return startLocalStack(contents === 'cures' ? { supabaseDir } : { seed: contents === 'seeded' });
}
