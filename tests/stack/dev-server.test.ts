import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { resolveConfig } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withoutKeyAsToken } from '../../src/lib/supabase/key-header.ts';
import { ANON_KEY, SEEDED_ADMIN } from '../../supabase/local/addresses.ts';
import { localSupabase } from '../../supabase/local/vite-plugin.ts';
import { transport } from '../database/clients.ts';

let root: string;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'dev-server-'));
  const plugin = JSON.stringify(path.resolve('supabase/local/vite-plugin.ts'));
  await writeFile(path.join(root, 'index.html'), '<!doctype html><p>%VITE_SUPABASE_URL%</p>');
  await writeFile(path.join(root, 'package.json'), '{ "type": "module" }');
  await writeFile(
    path.join(root, 'vite.config.ts'),
    `import { localSupabase } from ${plugin};
     export default { root: ${JSON.stringify(root)}, plugins: [localSupabase({ dataDir: '.local' })] };`,
  );
});

afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(root, { recursive: true, force: true });
});

interface DevServer {
  url: string;
  output: string;
  client: SupabaseClient;
  stop(signal: NodeJS.Signals): Promise<void>;
}

/** Starts `vite` on a free port; rejects with its output if it exits. */
async function dev(settings: Record<string, string> = {}): Promise<DevServer> {
  const { VITEST: _, ...inherited } = process.env;
  const env = { ...inherited, NO_COLOR: '1', ...settings };
  const args = [path.resolve('node_modules/vite/bin/vite.js'), '--config', path.join(root, 'vite.config.ts')];
  const child = spawn(process.execPath, [...args, '--port', '0'], {
    env,
    cwd: root,
  });
  running.add(child);
  const gone = once(child, 'exit').then(() => running.delete(child));
  let output = '';
  child.stderr.on('data', (chunk) => (output += chunk));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const [, address] = /Local: +(\S+)\//.exec(output) ?? [];
      if (address && output.includes('Backend: ')) resolve(address);
    });
    void gone.then(() => reject(new Error(output)));
  });
  // Vite serves pages before the database has started, and exits if the database fails to start.
  const database = fetch(`${url}/rest/v1/yayasan?limit=1`, { headers: { apikey: ANON_KEY } });
  await Promise.race([database.catch(() => gone), gone]);
  if (!running.has(child)) throw new Error(output);
  return {
    url,
    output,
    client: createClient(url, ANON_KEY, {
      auth: { persistSession: false },
      realtime: { transport },
      global: { fetch: (input, init = {}) => fetch(input, withoutKeyAsToken(init)) },
    }),
    async stop(signal) {
      child.kill(signal);
      await gone;
    },
  };
}

// Each test starts several servers, which takes long on a busy machine.
describe('the dev server', { timeout: 180_000 }, () => {
  test('ends at once at Ctrl-C during the first start, without a stack trace, and starts again', async () => {
    const interrupted = dev();
    // Handled below, after the signal.
    const end = interrupted.catch(({ message }: Error) => message);
    await expect.poll(() => existsSync(path.join(root, '.local/postgres')), { timeout: 60_000 }).toBe(true);
    const [child] = running;
    const pressed = performance.now();
    child?.kill('SIGINT');
    expect(await end).not.toMatch(/^ +at /m);
    expect(performance.now() - pressed).toBeLessThan(2000);
    expect(existsSync(path.join(root, '.local/complete'))).toBe(false);

    const next = await dev();
    const { data } = await next.client.from('yayasan').select('id').limit(1).throwOnError();
    expect(data).toHaveLength(1);
    await next.stop('SIGINT');
  });

  test('keeps what was written just before Ctrl-C, before a crash, and while it tells a second one to wait', async () => {
    const first = await dev();
    expect(first.output).toContain('Backend: embedded Supabase, data kept in .local\n');
    expect(first.output).toContain(`${SEEDED_ADMIN.email} / ${SEEDED_ADMIN.password}`);
    expect(await (await fetch(first.url)).text()).toContain('<p>/</p>');
    expect((await fetch(`${first.url}/.local/jwt-secret`)).status).toBe(403);
    await addSppg(first.client, 'UJI-CTRL-C');
    await first.stop('SIGINT');

    const second = await dev();
    await addSppg(second.client, 'UJI-CRASH');
    await expect(dev()).rejects.toThrow('is in use by another running process');
    await second.stop('SIGKILL');

    const third = await dev();
    const { data } = await third.client
      .from('sppg')
      .select('kode_unik_pendaftaran')
      .like('kode_unik_pendaftaran', 'UJI-%');
    expect(data?.map((row) => row.kode_unik_pendaftaran).sort()).toEqual(['UJI-CRASH', 'UJI-CTRL-C']);
    await third.stop('SIGTERM');
  });

  test('names the address of a hosted backend', async () => {
    const server = await dev({ VITE_SUPABASE_URL: 'https://project.example' });
    expect(server.output).toContain('Backend: https://project.example (VITE_SUPABASE_URL)\n');
    await server.stop('SIGINT');
  });

  test('counts a visitor by the connection, whatever address the visitor claims', async () => {
    const server = await dev();
    const statuses: number[] = [];
    for (let attempt = 1; attempt <= 6; attempt++) {
      const answer = await fetch(`${server.url}/rest/v1/contact_messages`, {
        method: 'POST',
        headers: {
          apikey: ANON_KEY,
          'content-type': 'application/json',
          'x-forwarded-for': `203.0.113.${attempt}`,
          'cf-connecting-ip': `203.0.113.${attempt}`,
        },
        body: JSON.stringify({ name: 'Uji', email: 'uji@contoh.id', subject: 'Uji', message: 'Uji' }),
      });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    await server.stop('SIGTERM');
  });
});

async function addSppg(client: SupabaseClient, code: string): Promise<void> {
  const { error } = await client.auth.signInWithPassword(SEEDED_ADMIN);
  expect(error).toBeNull();
  const { data: yayasan } = await client.from('yayasan').select('id').limit(1).single().throwOnError();
  await client
    .from('sppg')
    .insert({
      kode_unik_pendaftaran: code,
      nama: 'SPPG Uji',
      lokasi: 'Kota Semarang',
      yayasan_id: yayasan.id,
    })
    .throwOnError();
}

describe('the address of the backend', () => {
  const define = async (command: 'build' | 'serve', mode: string) =>
    (await resolveConfig({ configFile: false, envDir: false, plugins: [localSupabase()] }, command, mode))
      .define;
  const embedded = {
    'import.meta.env.VITE_SUPABASE_URL': '"/"',
    'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify(ANON_KEY),
  };

  test('is the own origin in dev, and where that is asked for', async () => {
    expect(await define('serve', 'development')).toMatchObject(embedded);
    expect(await define('build', 'embedded')).toMatchObject(embedded);
  });

  test('is left to the developer in an ordinary build, and where it is configured but not asked for', async () => {
    expect(Object.keys((await define('build', 'production')) ?? {})).toEqual([]);
    process.env.VITE_SUPABASE_URL = 'https://project.example';
    try {
      expect(Object.keys((await define('serve', 'development')) ?? {})).toEqual([]);
      expect(await define('build', 'embedded')).toMatchObject(embedded);
      expect(await define('serve', 'embedded')).toMatchObject(embedded);
    } finally {
      delete process.env.VITE_SUPABASE_URL;
    }
  });
});
