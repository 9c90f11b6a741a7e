import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { atLastRelease } from '../../supabase/local/releases.ts';
import releases from '../../supabase/releases.json';
import { migrationsFrom } from '../database/hosted-like.ts';
import { filledRows } from './filled.ts';

/** The migrations that live databases have, and those that wait for the next release. */
export const { released, pending } = atLastRelease(releases, await migrationsFrom());

/** The rows of a filled database of the last release: those of today may name columns that it lacks. */
export async function releasedRows(): Promise<string> {
  const packed = await readFile(path.join(import.meta.dirname, 'released-rows.sql.gz')).catch(
    () => undefined,
  );
  return packed ? gunzipSync(packed).toString() : filledRows();
}
