import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import { startLocalStack } from './start-local-stack.ts';
import { runSupabaseCli, withDatabaseUrl } from './supabase-cli.ts';

/** The committed file of the generated types. */
export const typesFile = path.join(import.meta.dirname, '../../src/lib/supabase/database.types.ts');

const HEADER = '// Generated from supabase/migrations by "npm run db:types". Do not edit.\n\n';

/** Generates the TypeScript types of the migrated schema with the Supabase CLI, formatted. */
export async function generateDatabaseTypes(): Promise<string> {
  const stack = await startLocalStack({ seed: false });
  try {
    const { exitCode, stdout, stderr } = await stack.withDatabase((pglite) =>
      withDatabaseUrl(pglite, (url) =>
        runSupabaseCli(['gen', 'types', '--lang=typescript', '--schema', 'public', `--remote=${url}`]),
      ),
    );
    if (exitCode !== 0) throw new Error(`supabase gen types failed: ${stderr}`);
    const style = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8'));
    return (await format(typesFile, HEADER + stdout, style)).code;
  } finally {
    await stack.close();
  }
}
