import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connectionMessages } from '@/lib/errors/connection.messages';
import { errorMessage } from '@/lib/errors/error-message';
import { errorMessages } from '@/lib/errors/error.messages';
import { judgedFetch } from '@/lib/supabase/judged-fetch';
import { transport } from './database/clients.ts';

// Every call of the site, as its source has them, is answered in every way that gateways, captive portals and lost lines know.

const src = path.join(import.meta.dirname, '../src');
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|database\.types/.test(name))
  .map((name) => ({ name, text: readFileSync(path.join(src, name), 'utf8') }));

/** What a pattern finds in the source, each once. */
const found = (pattern: RegExp) => [
  ...new Set(sources.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name = '']) => name))),
];

let answering: (response: ServerResponse) => void = () => undefined;
const server = createServer((request, response) => {
  request.resume().on('end', () => answering(response));
});
let address = '';

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const bound = server.address();
  if (bound && typeof bound === 'object') address = `http://127.0.0.1:${bound.port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const session = {
  access_token: 'a.b.c',
  refresh_token: 'r',
  expires_at: Date.now(),
  token_type: 'bearer',
  user: { id: '1' },
};

function connect() {
  const stored = new Map([['sesi', JSON.stringify(session)]]);
  return createClient(address, 'kunci', {
    auth: {
      storageKey: 'sesi',
      autoRefreshToken: false,
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      },
    },
    global: { fetch: judgedFetch },
    realtime: { transport },
  });
}

type Client = ReturnType<typeof connect>;
type Call = (client: Client) => PromiseLike<{ error: unknown }>;

const email = 'a@contoh.id';

/** Sign-in and account; null for what asks no server. */
const ofAuth: Record<string, Call | null> = {
  signInWithPassword: ({ auth }) => auth.signInWithPassword({ email, password: 'rahasia' }),
  signUp: ({ auth }) => auth.signUp({ email, password: 'rahasia' }),
  signOut: ({ auth }) => auth.signOut({ scope: 'others' }),
  getUser: ({ auth }) => auth.getUser(),
  resetPasswordForEmail: ({ auth }) => auth.resetPasswordForEmail(email),
  verifyOtp: ({ auth }) => auth.verifyOtp({ type: 'signup', token_hash: 'a' }),
  resend: ({ auth }) => auth.resend({ type: 'signup', email }),
  updateUser: ({ auth }) => auth.updateUser({ password: 'rahasia' }),
  reauthenticate: ({ auth }) => auth.reauthenticate(),
  getSession: null,
  refreshSession: null,
  onAuthStateChange: null,
};

/** The devices for the second step of a sign-in. */
const factorId = '1';
const ofDevices: Record<string, Call> = {
  listFactors: ({ auth }) => auth.mfa.listFactors(),
  enroll: ({ auth }) => auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Ponsel' }),
  unenroll: ({ auth }) => auth.mfa.unenroll({ factorId }),
  challengeAndVerify: ({ auth }) => auth.mfa.challengeAndVerify({ factorId, code: '123456' }),
};

/** The file storage. Its files are sent by XMLHttpRequest, whose answers go to the same judge. */
const ofFiles: Record<string, Call | null> = {
  upload: ({ storage }) => storage.from('avatars').upload('a.jpg', new ArrayBuffer(1)),
  update: ({ storage }) => storage.from('avatars').update('a.jpg', new ArrayBuffer(1)),
  remove: ({ storage }) => storage.from('avatars').remove(['a.jpg']),
  list: ({ storage }) => storage.from('avatars').list(''),
  createSignedUrls: ({ storage }) => storage.from('avatars').createSignedUrls(['a.jpg'], 60),
  // Here a failure counts as "not there".
  exists: null,
  getPublicUrl: null,
};

/** An Edge Function; the client's error holds the answer. */
const invoking =
  (name: string, body: object): Call =>
  async ({ functions }) => {
    const { error } = await functions.invoke(name, { body });
    const { context } = error ?? {};
    return { error: context instanceof Response ? await context.json() : (context ?? error) };
  };

const ofFunctions: Record<string, Call> = {
  'buka-proposal': invoking('buka-proposal', { application_id: '1' }),
  'hapus-akun': invoking('hapus-akun', { user_id: '1' }),
  'lepas-perangkat': invoking('lepas-perangkat', { user_id: '1' }),
  'buka-foto': invoking('buka-foto', { keluhan_id: '1' }),
};

const filesApi = Object.getOwnPropertyNames(
  Object.getPrototypeOf(
    createClient('http://localhost', 'kunci', { realtime: { transport } }).storage.from('a'),
  ),
);
const tables = found(/\.from\('(\w+)'\)/g);
// The desk of mails calls one of two functions.
const functions = found(/\.rpc\('?(\w+)'?/g).flatMap((name) =>
  name === 'decision' ? ['accept_mail', 'resend_mail'] : name,
);
const types = readFileSync(path.join(src, 'lib/supabase/database.types.ts'), 'utf8');
const givesNothing = (name: string) =>
  new RegExp(`\\b${name}: \\{[^{}]*(?:\\{[^{}]*\\})?[^{}]*Returns: undefined`).test(types);

test('every kind of call that the source makes is walked', () => {
  expect(found(/\.auth\s*\.(\w+)\(/g).filter((name) => !(name in ofAuth))).toEqual([]);
  expect(found(/\.auth\.mfa\s*\.(\w+)\(/g).filter((name) => !(name in ofDevices))).toEqual([]);
  const withFiles = sources.filter(({ text }) => text.includes('.storage'));
  const used = filesApi.filter((name) => withFiles.some(({ text }) => text.includes(`.${name}(`)));
  expect(used.filter((name) => !(name in ofFiles))).toEqual([]);
  expect(found(/callFunction\(\s*'([\w-]+)'/g)).toEqual(Object.keys(ofFunctions));
  expect(functions.filter((name) => !types.includes(`${name}: {`))).toEqual([]);
  const asking = sources.filter(({ text }) => /(?<![.\w])fetch\([^)]/.test(text));
  expect(asking.map(({ name }) => name).sort()).toEqual(pastTheClients);
});

/** Who asks by themselves: for a page or file of the host, or its hook. The judged fetch is built on one; what the revision's does not bring stays as it was built. */
const pastTheClients = [
  'features/kitchens/check/api.ts',
  'features/shared/publishing/api.ts',
  'lib/chunks.ts',
  'lib/supabase/fetch-answer.ts',
  'lib/supabase/published-rows.ts',
];

/** Every call, by its name. */
const calls: [name: string, call: Call][] = [
  ...tables.flatMap((table): [string, Call][] => [
    [`read ${table}`, (client) => client.from(table).select('id').retry(false).throwOnError()],
    [
      `read one of ${table}`,
      (client) => client.from(table).select('id').single().retry(false).throwOnError(),
    ],
  ]),
  ['insert', (client) => client.from('contact_messages').insert({ name: 'Wati' }).throwOnError()],
  ['edit', (client) => client.from('deploy_hook').update({ url: '' }).eq('id', true).throwOnError()],
  [
    'edit and read',
    (client) => client.from('sppg').update({ nama: 'B' }).eq('id', '1').select('id').single().throwOnError(),
  ],
  ['delete', (client) => client.from('deploy_hook').delete().eq('id', true).throwOnError()],
  ...functions.map((name): [string, Call] => [`rpc ${name}`, (client) => client.rpc(name).throwOnError()]),
  ...Object.entries({ ...ofAuth, ...ofDevices, ...ofFiles, ...ofFunctions }).flatMap(
    ([name, call]): [string, Call][] => (call ? [[name, call]] : []),
  ),
];

const json = 'application/json';
const html = '<!doctype html><title>Masuk ke Wi-Fi</title>';

const answers: [what: string, status: number, type?: string, body?: string][] = [
  ['204', 204],
  ['200 with nothing', 200],
  ['200 with null', 200, json, 'null'],
  ['200 with other JSON', 200, json, '{"status":"ok"}'],
  ['200 with a list of other JSON', 200, json, '[{"status":"ok"}]'],
  ['200 with a word', 200, json, '"ok"'],
  ['200 with a page', 200, 'text/html', html],
  ['200 with text', 200, 'text/plain', 'ok'],
  ['200 cut in half', 200, json, '[{"id":"841b'],
  ['401 with a page', 401, 'text/html', html],
  ['403 with nothing', 403],
  ['404 with a page', 404, 'text/html', html],
  ['429 with a page', 429, 'text/html', html],
  ['500 with {}', 500, json, '{}'],
  ['502 with a page', 502, 'text/html', html],
  ['503 with text', 503, 'text/plain', 'no healthy upstream'],
  ['511 of a captive portal', 511, 'text/html', html],
  ['522 of a gateway', 522, 'text/plain', 'error code: 522'],
  ['a lost connection', 0],
];

/** Answers that are success as well for some calls: it is done, or the row that it would end is gone. */
function isFine(name: string, what: string): boolean {
  if (what === '204')
    return (
      ['edit', 'delete', 'signOut'].includes(name) || (name.startsWith('rpc ') && givesNothing(name.slice(4)))
    );
  // One gives the path of a file, the other a time.
  if (what === '200 with a word') return ['rpc note_proposal_opened', 'rpc kirim_keluhan'].includes(name);
  // These say no more than that; the URL of a proposal is looked for by its call (openProposal).
  if (what === '200 with other JSON')
    return ['signOut', 'resetPasswordForEmail', 'resend', 'reauthenticate', 'buka-proposal'].includes(name);
  if (what === '200 with a list of other JSON') return ['remove', 'list'].includes(name);
  return name === 'signOut' && /^40[134]/.test(what);
}

const sentences: unknown[] = [...Object.values(errorMessages), ...Object.values(connectionMessages)];

/** What a person reads after a call: '' when it counts as done. */
async function readAfter(call: Call, client: Client): Promise<string> {
  try {
    const { error } = await call(client);
    return error ? errorMessage(error) : '';
  } catch (error) {
    return errorMessage(error);
  }
}

test.each(answers)('%s', async (what, status, type, body = '') => {
  // The auth client reports what it could not read.
  vi.spyOn(console, 'error').mockReturnValue();
  answering = (response) => {
    if (status === 0) response.destroy();
    else response.writeHead(status, type ? { 'content-type': type } : {}).end(body);
  };
  // Sign-in and account change the client that they are called on.
  const client = connect();
  const read = await Promise.all(
    calls.map(async ([name, call]) => ({
      name,
      text: await readAfter(call, name in ofAuth || name in ofDevices ? connect() : client),
    })),
  );
  expect(
    read.filter(({ name, text }) => (isFine(name, what) ? text !== '' : !sentences.includes(text))),
  ).toEqual([]);
});
