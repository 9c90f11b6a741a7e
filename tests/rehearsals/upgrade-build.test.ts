import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { ANON_KEY } from '../../supabase/local/addresses.ts';
import { sendWebResponse, toWebRequest } from '../../supabase/local/node-request.ts';
import { type LocalStack, startLocalStack } from '../../supabase/local/start-local-stack.ts';
import { released, releasedRows } from './released.ts';

const supabase = path.join(import.meta.dirname, '../../supabase');

/** Runs a task with a project that had the last release, filled, and was upgraded. */
async function withUpgraded(task: (stack: LocalStack, folder: string) => Promise<void>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'upgraded-'));
  try {
    const [dataDir, supabaseDir] = [path.join(folder, 'data'), path.join(folder, 'supabase')];
    await mkdir(path.join(supabaseDir, 'migrations'), { recursive: true });
    for (const { version, name, sql } of released)
      await writeFile(path.join(supabaseDir, 'migrations', `${version}_${name}.sql`), sql);
    await writeFile(path.join(supabaseDir, 'seed.sql'), await releasedRows());
    await cp(path.join(supabase, 'config.toml'), path.join(supabaseDir, 'config.toml'));
    await cp(path.join(supabase, 'seed'), path.join(supabaseDir, 'seed'), { recursive: true });
    const before = await startLocalStack({ dataDir, supabaseDir });
    await before.close();
    const stack = await startLocalStack({ dataDir });
    try {
      await task(stack, folder);
    } finally {
      await stack.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Builds the site as its owner does, of what answers under this URL. */
async function build(url: string, outDir: string) {
  await promisify(execFile)('npx', ['vite', 'build', '--outDir', outDir], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      VITE_SUPABASE_URL: url,
      VITE_SUPABASE_ANON_KEY: ANON_KEY,
      VITE_SITE_URL: 'https://www.contoh.id',
    },
  });
}

test('the site is built of an upgraded project, with the rows that it had', { timeout: 600_000 }, () =>
  withUpgraded(async (stack, folder) => {
    const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
      const request = await toWebRequest(incoming);
      if (request) await sendWebResponse(await stack.fetch(request), outgoing, incoming.method === 'HEAD');
    };
    const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
    await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
    const address = server.address();
    try {
      const port = typeof address === 'object' ? address?.port : undefined;
      await build(`http://127.0.0.1:${port}`, path.join(folder, 'site'));
    } finally {
      server.close();
    }
    expect(await readFile(path.join(folder, 'site/data/sppg.csv'), 'utf8')).toContain('SPPG Isi 12');
  }),
);
