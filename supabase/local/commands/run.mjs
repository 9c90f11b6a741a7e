// Runs one of the TypeScript commands beside this file: `node supabase/local/commands/run.mjs reset`.
import path from 'node:path';
import { runnerImport } from 'vite';

try {
  await runnerImport(path.join(import.meta.dirname, `${process.argv[2]}.ts`), { logLevel: 'error' });
} catch (error) {
  console.error(error instanceof Error ? error.stack : error);
  process.exitCode = 1;
}
