import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import { emptyRowsModule, knownTablesModule } from './known-tables.ts';
import { startLocalStack } from './start-local-stack.ts';
import { runSupabaseCli, withDatabaseUrl } from './supabase-cli.ts';

const folder = path.join(import.meta.dirname, '../../src/lib/supabase');

const HEADER = '// Generated from supabase/migrations by "npm run db:types". Do not edit.\n\n';

/**
 * Generates what TypeScript knows of the migrated schema, formatted, by the committed file that holds it: its types, with the
 * Supabase CLI, what each table has declared, and rows without values.
 */
export async function generateDatabaseTypes(): Promise<Map<string, string>> {
  const stack = await startLocalStack({ seed: false });
  try {
    const { exitCode, stdout, stderr } = await stack.withDatabase((pglite) =>
      withDatabaseUrl(pglite, (url) =>
        runSupabaseCli(['gen', 'types', '--lang=typescript', '--schema', 'public', `--remote=${url}`]),
      ),
    );
    if (exitCode !== 0) throw new Error(`supabase gen types failed: ${stderr}`);
    const style = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8'));
    const formatted = async (name: string, code: string) => {
      const file = path.join(folder, name);
      return [file, (await format(file, HEADER + code, style)).code] as const;
    };
    return new Map([
      await formatted('database.types.ts', stdout),
      await formatted('known-tables.ts', await knownTablesModule(stack)),
      await formatted('empty-rows.ts', await emptyRowsModule(stack)),
    ]);
  } finally {
    await stack.close();
  }
}
