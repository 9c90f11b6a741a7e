import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

/** Runs a task with a `postgres://` URL of the given database. */
export async function withDatabaseUrl<T>(pglite: PGlite, task: (url: string) => Promise<T>): Promise<T> {
  const server = new PGLiteSocketServer({ db: pglite, host: '127.0.0.1', port: 0 });
  await server.start();
  try {
    return await task(`postgres://postgres:postgres@${server.getServerConn()}/postgres?sslmode=disable`);
  } finally {
    await server.stop();
  }
}

interface CliResult {
  exitCode: number;
  stdout: string;
  stderr: string;
}

/** Not a dependency: some registries lack its packages for some platforms, and `npm ci` would fail. */
const CLI = 'supabase@3.1.0';

/** Runs the Supabase CLI through npx, without telemetry and update checks. */
export async function runSupabaseCli(args: string[]): Promise<CliResult> {
  // A temporary home and working folder, because it writes files to both.
  const home = await mkdtemp(path.join(os.tmpdir(), 'supabase-cli-'));
  const env = {
    ...process.env,
    HOME: home,
    SUPABASE_HOME: home,
    // npx still needs the user's cache and settings.
    npm_config_cache: process.env.npm_config_cache ?? path.join(os.homedir(), '.npm'),
    npm_config_userconfig: process.env.npm_config_userconfig ?? path.join(os.homedir(), '.npmrc'),
    DO_NOT_TRACK: '1',
    SUPABASE_TELEMETRY_DISABLED: '1',
    SUPABASE_NO_UPDATE_NOTIFIER: '1',
  };
  try {
    const { stdout, stderr } = await promisify(execFile)('npx', ['--yes', CLI, ...args], {
      cwd: home,
      env,
      // On Windows npx is a .cmd file, which needs a shell.
      shell: process.platform === 'win32',
      maxBuffer: 64 * 1024 * 1024,
      timeout: 120_000,
    });
    return { exitCode: 0, stdout, stderr };
  } catch (error) {
    if (error instanceof Error && 'stdout' in error && 'stderr' in error) {
      return {
        exitCode: 1,
        stdout: String(error.stdout),
        stderr: `${String(error.stderr)}\n${error.message}`,
      };
    }
    throw error;
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}
