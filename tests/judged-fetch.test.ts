import { createServer, type ServerResponse } from 'node:http';
import { createClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { errorMessage } from '@/lib/errors/error-message';
import { isOutcomeUnknown } from '@/lib/errors/failure';
import { fetchAnswer } from '@/lib/supabase/fetch-answer';
import { judgedFetch } from '@/lib/supabase/judged-fetch';
import { sortableDay, todayOnServer } from '@/lib/text/format-time';
import { transport } from './database/clients.ts';

const serverDown = 'Server sedang bermasalah. Silakan coba lagi nanti.';
const unreachable = 'Tidak dapat terhubung ke server. Periksa koneksi internet Anda, lalu coba lagi.';
const busy = 'Terlalu banyak permintaan. Silakan coba lagi beberapa menit lagi.';

let answering: (response: ServerResponse) => void;
const server = createServer((request, response) => {
  request.resume().on('end', () => answering(response));
});
let address: string;

beforeEach(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const bound = server.address();
  if (!bound || typeof bound === 'string') throw new Error('The server has no port.');
  address = `http://127.0.0.1:${bound.port}`;
});

afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

/** What the visitor's browser gets: a status, a content type and a body. */
type Said = [status: number, type?: string, body?: string];

const json = 'application/json';
const html = '<!doctype html><title>Masuk ke Wi-Fi</title>';
const stored = '{"id":"841b","nama":"SPPG Tembalang"}';

function connect() {
  const supabase = createClient(address, 'kunci', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: judgedFetch },
    realtime: { transport },
  });
  return {
    read: () => supabase.from('sppg').select('*').retry(false).throwOnError(),
    add: () => supabase.from('contact_messages').insert({ name: 'Wati' }).throwOnError(),
    edit: () =>
      supabase.from('sppg').update({ nama: 'B' }).eq('id', '1').select('id').single().throwOnError(),
    call: () => supabase.rpc('set_access_mode', { new_mode: 'any_signed_in' }).throwOnError(),
    async signIn() {
      vi.spyOn(console, 'error').mockReturnValue();
      const { error } = await supabase.auth.signInWithPassword({ email: 'a@contoh.id', password: 'rahasia' });
      if (error) throw error;
    },
    async removeFile() {
      const { error } = await supabase.storage.from('avatars').remove(['a.jpg']);
      if (error) throw error;
    },
  };
}

type Call = keyof ReturnType<typeof connect>;

/** The sentence that the page shows; undefined after success. */
async function said(call: Call, [status, type, body = '']: Said) {
  answering = (response) => response.writeHead(status, type ? { 'content-type': type } : {}).end(body);
  try {
    await connect()[call]();
    return undefined;
  } catch (error) {
    return { sentence: errorMessage(error), isOutcomeUnknown: isOutcomeUnknown(error) };
  }
}

const calls: Call[] = ['read', 'add', 'edit', 'call', 'signIn', 'removeFile'];

describe.each(calls)('%s', (call) => {
  test.each<[string, Said, string]>([
    ['a message that no code explains', [400, json, '{"message":"Pesan uji server"}'], 'Pesan uji server'],
    ['the same of the auth service', [400, json, '{"msg":"Pesan uji server"}'], 'Pesan uji server'],
    ['the same of OAuth', [400, json, '{"error_description":"Pesan uji"}'], 'Pesan uji'],
    ['a failing service with a message', [500, json, '{"message":"Pesan uji server"}'], 'Pesan uji server'],
    ['a throttling gateway, nothing', [429], busy],
    ['a throttling gateway, a page', [429, 'text/html', html], busy],
    ['a throttling gateway, JSON', [429, json, '{"message":"rate limited"}'], busy],
    ['Cloudflare, a code', [522, 'text/plain', 'error code: 522'], serverDown],
    ['a gateway, plain text', [502, 'text/plain', 'upstream connect error or disconnect'], serverDown],
    ['a gateway, a page', [500, 'text/html', html], serverDown],
    ['a gateway, nothing', [504], serverDown],
    ['a firewall, a page', [403, 'text/html', html], serverDown],
    ['success with a page', [200, 'text/html', html], serverDown],
    ['success with text', [200, 'text/plain', 'ok'], serverDown],
    ['success cut in half', [200, json, '[{"id":"841b…'], unreachable],
    ['failure cut in half', [500, json, '{"message":"Pesan u'], unreachable],
  ])('%s', async (_what, answer, sentence) => {
    expect((await said(call, answer))?.sentence).toBe(sentence);
  });
});

test.each(['PGRST000', 'PGRST001', 'PGRST002', 'PGRST003'])('%s: PostgREST has no database', async (code) => {
  const answer: Said = [503, json, JSON.stringify({ code, message: 'Database client error.' })];
  expect((await said('read', answer))?.sentence).toBe(serverDown);
});

test.each<[Call, Said]>([
  ['read', [200]],
  ['read', [200, json, 'null']],
  ['read', [204]],
  ['add', [200]],
  ['add', [204]],
  ['add', [200, json, stored]],
  ['edit', [204]],
  ['edit', [200]],
  ['call', [200]],
  ['signIn', [200]],
  ['signIn', [200, json, 'null']],
  ['removeFile', [200]],
])('%s is not answered by %j: nothing says that it was done', async (call, answer) => {
  expect(await said(call, answer)).toEqual({ sentence: serverDown, isOutcomeUnknown: true });
});

test.each<[Call, Said]>([
  ['read', [200, json, '[]']],
  ['read', [206, json, '[]']],
  ['add', [201]],
  ['edit', [200, json, stored]],
  ['call', [204]],
  ['removeFile', [200, json, '[]']],
])('%s is answered by %j', async (call, answer) => {
  expect(await said(call, answer)).toBeUndefined();
});

test('only a refusal tells that nothing was done', async () => {
  const outcome = async (answer: Said) => (await said('add', answer))?.isOutcomeUnknown;
  expect(await outcome([400, json, '{"code":"23514","message":"check"}'])).toBe(false);
  expect(await outcome([403, 'text/html', html])).toBe(false);
  expect(await outcome([502, 'text/html', html])).toBe(true);
  expect(await outcome([201, json, '[{"id":'])).toBe(true);
  expect(await said('signIn', [504])).toMatchObject({ isOutcomeUnknown: true });
});

test('the details of an error of PostgreSQL are kept', async () => {
  const refusal = { code: '23505', message: 'duplicate key', details: 'Key (nama) exists.', hint: null };
  answering = (response) => response.writeHead(409, { 'content-type': json }).end(JSON.stringify(refusal));
  await expect(connect().add()).rejects.toMatchObject(refusal);
});

describe('time', () => {
  /** Sends a request; returns its result, and the server's response object once the request has arrived. */
  async function ask(init?: RequestInit) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const reached = new Promise<ServerResponse>((resolve) => (answering = resolve));
    const answer = fetchAnswer(address, init);
    return { answer, server: await reached };
  }

  /** Resolves when a piece of the answer has gone out and been read. */
  async function send(response: ServerResponse, piece: string) {
    await new Promise<void>((resolve) => response.write(piece, () => resolve()));
    await new Promise(setImmediate);
    await new Promise(setImmediate);
  }

  test('a server that says nothing for 20 seconds is given up', async () => {
    const { answer } = await ask();
    vi.advanceTimersByTime(20_000);
    await expect(answer).rejects.toMatchObject({
      message: 'Server terlalu lama menjawab. Silakan coba lagi.',
    });
  });

  test('an answer that keeps coming may take as long as it needs', async () => {
    const { answer, server } = await ask();
    for (const piece of ['0', '1', '2', '3']) {
      await send(server, piece);
      vi.advanceTimersByTime(15_000);
    }
    server.end();
    expect((await answer).text).toBe('0123');
  });

  test('an answer that stops in the middle is given up, too', async () => {
    const { answer, server } = await ask();
    await send(server, '0');
    vi.advanceTimersByTime(20_000);
    await expect(answer).rejects.toMatchObject({
      message: 'Server terlalu lama menjawab. Silakan coba lagi.',
    });
  });

  test('a connection that breaks off is told from a slow server', async () => {
    const { answer, server } = await ask();
    server.destroy();
    await expect(answer).rejects.toMatchObject({ message: unreachable });
  });

  test('a long text has the time that a slow line needs to send it', async () => {
    const { answer, server } = await ask({ method: 'POST', body: 'x'.repeat(1_000_000) });
    vi.advanceTimersByTime(100_000);
    server.end('saved');
    expect((await answer).text).toBe('saved');
  });
});

test('what is today does not depend on a device whose clock is wrong by days', async () => {
  const answerAt = async (date?: string) => {
    answering = (response) => {
      response.sendDate = false;
      if (date) response.setHeader('date', date);
      response.setHeader('content-type', json).end('[]');
    };
    await judgedFetch(`${address}/rest/v1/sppg`);
  };
  await answerAt('Thu, 31 Dec 2037 20:00:00 GMT');
  expect(todayOnServer()).toBe('2038-01-01');
  await answerAt();
  expect(todayOnServer()).toBe('2038-01-01');
  await answerAt(new Date().toUTCString());
  expect(todayOnServer()).toBe(sortableDay(Date.now()));
});
