import { startLocalStack } from '../../supabase/local/start-local-stack.ts';
import { isEmbedded } from './backend.ts';

/** Migrates and seeds the database of which each test file has a copy, before every worker does it at the same time. */
export async function setup(): Promise<void> {
  if (!isEmbedded) return;
  const stack = await startLocalStack();
  await stack.close();
}
