import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

/** Runs a task that needs an ordinary `postgres://` address for the given database. */
export async function withDatabaseUrl<T>(pglite: PGlite, task: (url: string) => Promise<T>): Promise<T> {
  const server = new PGLiteSocketServer({ db: pglite, host: '127.0.0.1', port: 0 });
  await server.start();
  try {
    return await task(`postgres://postgres:postgres@${server.getServerConn()}/postgres?sslmode=disable`);
  } finally {
    await server.stop();
  }
}

export interface CliResult {
  exitCode: number;
  stdout: string;
  stderr: string;
}

/** The lock file can't hold it: its packages for some platforms are missing in some registries, and npm ci would fail. */
const CLI = 'supabase@3.1.0';

/** Runs the Supabase CLI through npx; it neither sends statistics nor asks for a newer version. */
export async function runSupabaseCli(args: string[]): Promise<CliResult> {
  // Its own home and working folder: it would leave files in the user's and in this repository.
  const home = await mkdtemp(path.join(os.tmpdir(), 'supabase-cli-'));
  const env = {
    ...process.env,
    HOME: home,
    SUPABASE_HOME: home,
    // npx, however, needs the user's own cache and settings.
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
      // There npx is a script, which only a shell starts.
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
