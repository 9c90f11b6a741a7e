// oxlint-disable-next-line no-restricted-imports -- the build reads as a visitor does, outside the site
import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database } from '../../src/lib/supabase/database.types.ts';
import type { LocalStack } from '../../supabase/local/start-local-stack.ts';
import { Mistake } from '../mistake.ts';

// Global, because Vite loads a second copy of this module for the server build.
declare global {
  var seededStack: Promise<LocalStack> | undefined;
}

/** The Supabase whose data a build shows. */
export interface Backend {
  supabaseUrl: string;
  supabaseAnonKey: string;
}

/**
 * Lets a build read the tables as a visitor does: those of the configured Supabase, or of the embedded one with its seed,
 * which then runs until `closeBackend`.
 * @param live - the embedded one when absent
 * @throws Mistake when the reading fails: a site without its data must not be published
 */
export async function readBackend<Data>(
  live: Backend | undefined,
  read: (tables: PostgrestClient<Database>) => Promise<Data>,
): Promise<Data> {
  const { url, key, fetch } = live
    ? { url: live.supabaseUrl, key: live.supabaseAnonKey, fetch: globalThis.fetch }
    : await embedded();
  try {
    return await read(new PostgrestClient<Database>(`${url}/rest/v1`, { headers: { apikey: key }, fetch }));
  } catch (error) {
    if (error instanceof Mistake) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new Mistake(`${url} could not be read, so nothing was built: ${reason}`);
  }
}

/** Closes the embedded Supabase, if it runs: the process would not end. */
export async function closeBackend(): Promise<void> {
  const stack = globalThis.seededStack;
  globalThis.seededStack = undefined;
  await (await stack)?.close();
}

async function embedded() {
  // Imported lazily: it takes half a second, which other builds can do without.
  const { startLocalStack } = await import('../../supabase/local/start-local-stack.ts');
  const stack = await (globalThis.seededStack ??= startLocalStack());
  return {
    url: 'http://localhost',
    key: stack.anonKey,
    fetch: (input: RequestInfo | URL, init?: RequestInit) => stack.fetch(new Request(input, init)),
  };
}
