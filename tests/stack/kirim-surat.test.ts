import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type MailServer, startMailServer } from './mail-server.ts';
import {
  type Api,
  checkTypes,
  freePort,
  type MailFunction,
  startApi,
  startFunction,
} from './mail-function.ts';

// The function as it is deployed, under Deno, with the embedded stack and a mail server over real sockets.
let api: Api;
let smtpPort: number;
let server: MailServer;
let worker: MailFunction;

beforeAll(async () => {
  api = await startApi();
  smtpPort = await freePort();
  worker = await startFunction(api, smtpPort);
});

beforeEach(async () => {
  api.intercept = () => undefined;
  await api.stack.sql('delete from public.mail_outbox');
  server = await startMailServer(smtpPort);
});

afterEach(() => server.close());

afterAll(async () => {
  worker?.kill();
  await api?.stop();
});

const queue = (name: string) =>
  api.stack.sql(`select private.queue_mail($1, 'new_lead', $1, null, '{"jumlah": 2}')`, [
    `${name}@contoh.id`,
  ]);

const mails = () =>
  api.stack.sql<{ state: string; attempts: number; last_error: string | null; minutes: number }>(`
    select state, attempts, last_error, round(extract(epoch from send_after - now()) / 60)::int as minutes from public.mails`);

/** Moves all times of the outbox into the past. */
const pass = (minutes: number) =>
  api.stack.sql(`
    update public.mail_outbox set send_after = send_after - interval '${minutes} minutes',
      claimed_until = claimed_until - interval '${minutes} minutes'`);

async function run(fn = worker) {
  const response = await fn.run();
  expect(response.status).toBe(200);
  return response.json();
}

test('its types are right under Deno', async () => {
  expect(await checkTypes()).toBe('');
});

test('only who has its key is answered', async () => {
  await queue('arum');
  expect((await worker.run('salah')).status).toBe(401);
  expect(await mails()).toEqual([expect.objectContaining({ state: 'waiting', attempts: 0 })]);
});

test('a mail that is due is sent once, with the id of its row', async () => {
  await queue('arum');
  expect(await run()).toEqual({ sent: 1 });
  const [mail] = await api.stack.sql<{ id: string }>('select id from public.mail_outbox');
  const [received] = server.received;
  expect(received?.to).toEqual(['arum@contoh.id']);
  expect(received?.content).toContain('From: Situs Uji <surat@contoh.id>');
  expect(received?.content).toContain('Subject: 2 kiriman baru di situs');
  expect(received?.content).toContain(`Message-ID: <${mail?.id}@situs.contoh.id>`);
  expect(received?.content).toContain('https://situs.contoh.id/admin/kotak-masuk');
  expect(await mails()).toEqual([expect.objectContaining({ state: 'sent', attempts: 1, last_error: null })]);
  expect(await run()).toEqual({ sent: 0 });
  expect(server.received).toHaveLength(1);
});

test.each([
  { when: 'while the server takes the mail', at: 'DATA' },
  { when: 'after sending and before noting it', at: 'mail_sent' },
])('a worker that is killed $when leaves a mail that nobody sends again by itself', async ({ at }) => {
  const dying = await startFunction(api, smtpPort);
  const kill = () => (dying.kill(), undefined);
  api.intercept = (name) => (name === at ? (kill(), 'drop') : undefined);
  server.refuse = (stage) => (stage === at ? kill() : undefined);
  await queue('arum');
  await expect(dying.run()).rejects.toThrow('fetch failed');
  await dying.exited;
  expect(server.received).toHaveLength(1);
  expect(await mails()).toEqual([expect.objectContaining({ state: 'waiting' })]);

  await pass(6);
  expect(await run()).toEqual({ sent: 0 });
  expect(server.received).toHaveLength(1);
  expect(await mails()).toEqual([expect.objectContaining({ state: 'uncertain', attempts: 1 })]);
});

test('a mail whose worker was killed before it handed it over is sent by the next, later', async () => {
  const dying = await startFunction(api, smtpPort);
  api.intercept = (name) => (name === 'mail_sending' ? (dying.kill(), 'drop') : undefined);
  await queue('arum');
  await expect(dying.run()).rejects.toThrow('fetch failed');
  await dying.exited;
  api.intercept = () => undefined;
  expect(await run()).toEqual({ sent: 0 });
  await pass(6);
  expect(await run()).toEqual({ sent: 1 });
  expect(server.received).toHaveLength(1);
});

test('after an hour without the mail server everything is sent once', async () => {
  await server.close();
  await queue('arum');
  await queue('bayu');
  const waits = [];
  for (const minutes of [1, 5, 15, 39]) {
    await run();
    waits.push((await mails()).map((mail) => mail.minutes));
    await pass(minutes);
  }
  expect(waits).toEqual([
    [1, 1],
    [5, 5],
    [15, 15],
    [60, 60],
  ]);
  expect(await mails()).toContainEqual({
    state: 'waiting',
    attempts: 4,
    last_error: expect.stringContaining('ECONNREFUSED'),
    minutes: 21,
  });
  server = await startMailServer(smtpPort);
  await pass(21);
  expect(await run()).toEqual({ sent: 2 });
  expect(server.recipients()).toEqual(['arum@contoh.id', 'bayu@contoh.id']);
});

test('a refused address fails for good and says why; the mail after it is sent', async () => {
  server.refuse = (stage, address) => (stage === 'RCPT' && address.startsWith('hilang') ? 550 : undefined);
  await queue('hilang');
  await queue('arum');
  expect(await run()).toEqual({ sent: 1 });
  expect(await mails()).toContainEqual(
    expect.objectContaining({ state: 'failed', attempts: 1, last_error: '550 Ditolak pada RCPT' }),
  );
  expect(await run()).toEqual({ sent: 0 });
});

test.each([
  { stage: 'RCPT', code: 451, state: 'waiting' },
  { stage: 'DATA', code: 452, state: 'waiting' },
  { stage: 'DATA', code: 554, state: 'failed' },
  // Not the recipient's fault.
  { stage: 'MAIL', code: 550, state: 'waiting' },
])('after $code for $stage a mail is $state', async ({ stage, code, state }) => {
  server.refuse = (at) => (at === stage ? code : undefined);
  await queue('arum');
  expect(await run()).toEqual({ sent: 0 });
  expect(await mails()).toEqual([
    expect.objectContaining({ state, attempts: 1, last_error: `${code} Ditolak pada ${stage}` }),
  ]);
  server.refuse = () => undefined;
  await pass(1);
  expect(await run()).toEqual({ sent: state === 'waiting' ? 1 : 0 });
});

test.each([
  { stage: 'RCPT', state: 'waiting' },
  { stage: 'DATA', state: 'uncertain' },
])('when the server breaks off at $stage, the mail is $state', async ({ stage, state }) => {
  server.refuse = (at) => (at === stage ? 'hang up' : undefined);
  await queue('arum');
  expect(await run()).toEqual({ sent: 0 });
  expect(await mails()).toEqual([
    expect.objectContaining({ state, attempts: 1, last_error: 'Connection closed unexpectedly' }),
  ]);
});

test('two workers at once send each mail once', async () => {
  const other = await startFunction(api, smtpPort);
  const names = Array.from({ length: 25 }, (_, number) => `orang${number + 10}`);
  for (const name of names) await queue(name);
  const counts: { sent: number }[] = await Promise.all([run(worker), run(other)]);
  other.kill();
  expect(counts.map(({ sent }) => sent > 0)).toEqual([true, true]);
  expect(server.recipients()).toEqual(names.map((name) => `${name}@contoh.id`));
});

test('a domain of another script goes out in punycode; letters of another script before the @ are refused with the reason', async () => {
  const queueFor = (address: string) =>
    api.stack.sql(`select private.queue_mail($1, 'new_lead', $1, null, '{"jumlah": 2}')`, [address]);
  await queueFor('budi@bücher.contoh');
  await queueFor('büdi@contoh.id');
  await run();

  expect(server.said().match(/^RCPT TO:\S+/gm)).toEqual(['RCPT TO:<budi@xn--bcher-kva.contoh>']);
  expect(server.recipients()).toHaveLength(1);
  const [refused] = (await mails()).filter(({ state }) => state === 'failed');
  expect(refused?.last_error).toContain('huruf di luar ASCII sebelum tanda @');
});
