import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { startLocalStack } from './start-local-stack.ts';
import { runSupabaseCli, withDatabaseUrl } from './supabase-cli.ts';

/** Where the generated types are committed. */
export const typesFile = path.join(import.meta.dirname, '..', '..', 'src', 'lib', 'database.types.ts');

const HEADER = '// Generated from supabase/migrations by "npm run db:types". Do not edit.\n\n';

/** The TypeScript types of the migrated schema, as the Supabase CLI writes them, formatted. */
export async function generateDatabaseTypes(): Promise<string> {
  const stack = await startLocalStack({ seed: false });
  try {
    const { exitCode, stdout, stderr } = await stack.withDatabase((pglite) =>
      withDatabaseUrl(pglite, (url) =>
        runSupabaseCli(['gen', 'types', '--lang=typescript', '--schema', 'public', `--remote=${url}`]),
      ),
    );
    if (exitCode !== 0) throw new Error(`supabase gen types failed: ${stderr}`);
    return await format(HEADER + stdout);
  } finally {
    await stack.close();
  }
}

function format(source: string): Promise<string> {
  const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
  return new Promise((resolve, reject) => {
    // Under another name, because the repository's own settings leave the generated file alone.
    const child = execFile(
      process.execPath,
      [biome, 'format', '--stdin-file-path=types.ts'],
      { maxBuffer: 64 * 1024 * 1024 },
      (error, stdout) => (error ? reject(error) : resolve(stdout)),
    );
    child.stdin?.end(source);
  });
}
