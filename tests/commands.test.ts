import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Runs a script of Node; returns what it printed as errors, and whether it failed. */
function run(script: string, args: string[], { cwd, env }: { cwd?: string; env?: NodeJS.ProcessEnv } = {}) {
  const { stderr, status } = spawnSync(process.execPath, [path.resolve(script), ...args], {
    cwd,
    env: { ...process.env, NO_COLOR: '1', ...env },
    encoding: 'utf8',
  });
  return { errors: stderr, hasFailed: status !== 0 };
}

// Starting Vite takes seconds on a busy machine.
test('a wrong setting stops the build with a sentence, not a stack trace', { timeout: 60_000 }, () => {
  const env = {
    VITE_SUPABASE_URL: 'https://contoh.supabase.co/auth/v1',
    VITE_SUPABASE_ANON_KEY: 'kunci',
    VITE_SITE_URL: 'https://www.contoh.id',
  };
  const { errors, hasFailed } = run('node_modules/vite/bin/vite.js', ['build'], { env });
  expect(hasFailed).toBe(true);
  expect(errors).toContain(
    '\nVITE_SUPABASE_URL leads to /auth/v1: "https://contoh.supabase.co/auth/v1". Leave that away.\n',
  );
  expect(errors).not.toMatch(/^ +at /m);
});

test(
  'the owner’s command says which key it needs, and takes it from the environment only',
  { timeout: 60_000 },
  () => {
    const env = {
      VITE_SUPABASE_URL: 'https://contoh.supabase.co',
      VITE_SITE_URL: 'https://www.contoh.id',
      SUPABASE_SECRET_KEYS: '',
      SUPABASE_SERVICE_ROLE_KEY: '',
    };
    expect(run('supabase/local/commands/run.mjs', ['owner', 'pemilik@contoh.id'], { env })).toEqual({
      errors:
        'A secret key of the project is needed (dashboard, Settings → API Keys): set SUPABASE_SERVICE_ROLE_KEY for this command only, as supabase/README.md says.\n',
      hasFailed: true,
    });
  },
);

test.each([
  {
    what: 'which database',
    url: '',
    errors:
      'The database is needed, too: set SUPABASE_DB_URL for this command only, to the URI of the session pooler (dashboard, Connect) with the password, as supabase/backup.md says.\n',
  },
  {
    what: 'an encrypted way to it',
    url: 'postgresql://postgres.ref:rahasia@pooler.contoh.id:5432/postgres?sslmode=require',
    errors:
      'SUPABASE_DB_URL would send the password and all data to whoever answers: add ?sslmode=verify-full&sslrootcert=FILE, with the certificate of the dashboard (Database → Settings → SSL Configuration).\n',
  },
  {
    what: 'a URL that can be read',
    url: 'postgresql://postgres:raha/sia@pooler.contoh.id:5432/postgres',
    errors:
      'SUPABASE_DB_URL is no URL: postgresql://USER:PASSWORD@HOST:5432/postgres, with %40 for an @ in the password, %2F for a / and so on.\n',
  },
])('a backup asks for $what', { timeout: 60_000 }, ({ url, errors }) => {
  const env = {
    VITE_SUPABASE_URL: 'https://contoh.supabase.co',
    SUPABASE_SECRET_KEYS: '',
    SUPABASE_SERVICE_ROLE_KEY: 'rahasia',
    SUPABASE_DB_URL: url,
  };
  const folder = path.join(tmpdir(), 'no-backup');
  expect(run('supabase/local/commands/run.mjs', ['backup', folder], { env })).toEqual({
    errors,
    hasFailed: true,
  });
  expect(existsSync(folder)).toBe(false);
});

test('the byte budgets say what to do when no site is built', () => {
  const empty = mkdtempSync(path.join(tmpdir(), 'no-site-'));
  try {
    expect(run('scripts/budgets/run.mjs', [], { cwd: empty })).toEqual({
      errors: 'There is no built site in dist: run "npx vite build --mode embedded" first.\n',
      hasFailed: true,
    });
  } finally {
    rmSync(empty, { recursive: true });
  }
});

test.each([
  { args: ['page'], errors: 'Say which tests, as in: npm run test:page -- kontak\n' },
  {
    args: ['browser', 'tiada', 'bandingnya'],
    errors: 'No browser test has "tiada bandingnya" in its file\'s name or in a title.\n',
  },
])('the tests of a change: $args', ({ args, errors }) => {
  expect(run('scripts/run-tests.mjs', args)).toEqual({ errors, hasFailed: true });
});
