import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { AskHost } from '../../supabase/local/ask-for-build.ts';
import { SEEDED_MANAGER } from '../../supabase/local/addresses.ts';
import { type LocalStack, startLocalStack } from '../../supabase/local/start-local-stack.ts';
import { visitor } from '../database/clients.ts';

const hook = 'https://api.netlify.com/build_hooks/5c23RAHASIA';
let stack: LocalStack;
let manager: ReturnType<typeof visitor>;
let kitchens: string[];
let asked: string[];
let answer: AskHost;
const soon = { timeout: 10_000 };
/** A host that takes a request and never answers. */
const silent = createServer();

beforeAll(async () => {
  stack = await startLocalStack({
    onMail: () => undefined,
    askHost(url, init) {
      asked.push(`${init.method} ${url}`);
      return answer(url, init);
    },
  });
  await stack.sql(`insert into public.deploy_hook (url, changed_at) values ('${hook}', '2026-01-01')`);
  manager = visitor(stack);
  await manager.auth.signInWithPassword(SEEDED_MANAGER);
  const rows = await stack.sql<{ id: string }>(
    `select id from public.sppg where status_verifikasi = 'Sudah Operasional' and ditutup_pada is null`,
  );
  kitchens = rows.map(({ id }) => id);
});

afterAll(async () => {
  silent.close();
  await stack.close();
});

beforeEach(async () => {
  asked = [];
  answer = async () => new Response();
  await requestedLongAgo();
});

/** As if the last request was an hour ago, and nothing had happened since. */
async function requestedLongAgo() {
  await stack.sql(`update private.build_requests set wanted_at = '2026-01-01'`);
  await stack.sql('alter table public.deploy_hook disable trigger stamp_deploy_hook');
  await stack.sql(`update public.deploy_hook set last_requested_at = now() - interval '1 hour'`);
  await stack.sql('alter table public.deploy_hook enable trigger stamp_deploy_hook');
}

/** Reports an incident at a kitchen that has none of this kind yet. */
const report = (jenis: string) =>
  manager
    .rpc('laporkan_kejadian', {
      kejadian: { id: randomUUID(), sppg_id: kitchens.pop(), jenis, hari: '2026-11-02' },
    })
    .throwOnError();

const state = async () => {
  const [row] = await stack.sql<{ attempts: number; failed_with: string | null }>(
    'select attempts, failed_with from private.build_requests',
  );
  return row;
};

test('a reported incident has the host asked for a build at once, and once for what follows', async () => {
  await report('lain');
  await expect.poll(() => asked, soon).toEqual([`POST ${hook}`]);
  await expect.poll(state, soon).toEqual({ attempts: 0, failed_with: null });
  await report('keterlambatan');
  await report('makanan ditarik');
  const [waiting] = await stack.sql<{ waits: boolean }>(
    `select wanted_at > last_requested_at as waits from private.build_requests cross join public.deploy_hook`,
  );
  expect(waiting).toEqual({ waits: true });
  expect(asked).toHaveLength(1);
});

test.each<[string, AskHost, string]>([
  ['refuses', async () => new Response(null, { status: 500 }), 'HTTP 500'],
  ['is late', () => Promise.reject(new DOMException('', 'TimeoutError')), 'timeout'],
  [
    'never answers',
    async (_, init) => {
      await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server on a port has an address
      return fetch(`http://127.0.0.1:${(silent.address() as AddressInfo).port}`, init);
    },
    'timeout',
  ],
  ['is not there', () => Promise.reject(new TypeError('fetch failed')), 'unreachable'],
])('a host that %s is noted, without its URL, and asked again', async (_, says, failure) => {
  // Instead of after twenty seconds.
  const patience = AbortSignal.timeout(200);
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(patience);
  answer = says;
  await report('gejala sakit');
  await expect.poll(state, soon).toEqual({ attempts: 1, failed_with: failure });
  answer = async () => new Response();
  await requestedLongAgo();
  await report('kebakaran atau bencana');
  await expect.poll(state, soon).toEqual({ attempts: 0, failed_with: null });
  expect(asked).toEqual([`POST ${hook}`, `POST ${hook}`]);
});
