import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isEmbedded } from '../backend.ts';
import { type Scene, sender, setScene } from './scene.ts';

const ADMIN_ID = 'e0000000-0000-4000-8000-000000000001';

let scene: Scene;

beforeAll(async () => {
  scene = await setScene();
});

afterAll(() => scene.stack.close());

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const SERVICE = { role: 'service_role', iss: 'supabase', exp: 4_102_444_800 };

function signed(claims: object, secret: string, header: object = { alg: 'HS256', typ: 'JWT' }): string {
  const content = `${encode(header)}.${encode(claims)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}

/** The token of the pending account with other claims and the same signature. */
function altered(claims: object): string {
  const [header, content = '', signature] = scene.token.split('.');
  const own: object = JSON.parse(Buffer.from(content, 'base64url').toString());
  return [header, encode({ ...own, ...claims }), signature].join('.');
}

const forgeries: [string, () => string][] = [
  ['an unsigned one', () => `${encode({ alg: 'none' })}.${encode(SERVICE)}.`],
  ['one with the signature left out', () => `${scene.token.split('.').slice(0, 2).join('.')}.`],
  ['one signed with the public key', () => signed(SERVICE, scene.stack.anonKey)],
  ['one signed with nothing', () => signed(SERVICE, ' ')],
  [
    'one signed with a well-known secret',
    () => signed(SERVICE, 'super-secret-jwt-token-with-at-least-32-characters-long'),
  ],
  [
    'one that names its own key',
    () => signed(SERVICE, 'x', { alg: 'HS256', kid: '../../dev/null', jku: 'https://contoh.id/k' }),
  ],
  ['the own one with the role of the service', () => altered({ role: 'service_role' })],
  ['the own one with the role of the owner', () => altered({ role: 'postgres' })],
  ['the own one with the id of the admin', () => altered({ sub: ADMIN_ID })],
  ['the own one with a later end', () => altered({ exp: 4_102_444_800 })],
  ['no token at all', () => 'service_role'],
];

test.each(forgeries)('of forged tokens, %s opens nothing', async (_, forge) => {
  const token = forge();
  for (const send of [sender(scene.stack, token), sender(scene.stack)]) {
    const headers = { authorization: `Bearer ${token}` };
    const table = await send('GET', '/rest/v1/contact_messages', { headers });
    expect(table.status).toBe(401);
    const call = await send('POST', '/rest/v1/rpc/my_access', { body: {}, headers });
    expect(call.status).toBe(401);
    const file = await send('GET', `/storage/v1/object/collaboration_documents/${scene.proposal}`, {
      headers,
    });
    expect([400, 401, 403]).toContain(file.status);
    const user = await send('GET', '/auth/v1/user', { headers });
    expect([401, 403]).toContain(user.status);
  }
  const asKey = await sender(scene.stack)('GET', '/rest/v1/contact_messages', { headers: { apikey: token } });
  expect(asKey.status).toBe(401);
});

// The clock of another server can't be changed.
test.runIf(isEmbedded)('a token opens nothing after its end', async () => {
  expect((await scene.asPending('GET', '/rest/v1/accounts')).status).toBe(200);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 3_600_000 });
  try {
    const table = await scene.asPending('GET', '/rest/v1/accounts');
    expect(table.status).toBe(401);
    const user = await scene.asPending('GET', '/auth/v1/user');
    expect([401, 403]).toContain(user.status);
    const list = await scene.asPending('POST', '/storage/v1/object/list/avatars', { body: { prefix: '' } });
    expect([400, 401, 403]).toContain(list.status);
  } finally {
    vi.useRealTimers();
  }
});

test('without the public key nothing answers but public files', async () => {
  for (const path of ['/rest/v1/sppg', '/rest/v1/contact_messages', '/rest/v1/?apikey=x']) {
    const answer = await scene.stack.fetch(new Request(`http://localhost${path}`));
    expect(answer.status).toBe(401);
  }
});

test.each([
  '/auth/v1/admin/users',
  `/auth/v1/admin/users/${ADMIN_ID}`,
  '/auth/v1/admin/generate_link',
  '/auth/v1/invite',
])('nobody reaches %s', async (path) => {
  for (const send of [scene.asVisitor, scene.asPending]) {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      const body =
        method === 'GET'
          ? {}
          : { body: { email: 'baru@contoh.id', password: 'kata-sandi-uji', type: 'magiclink' } };
      const answer = await send(method, path, body);
      expect([401, 403, 404, 405]).toContain(answer.status);
    }
  }
});

test('so far nothing has changed', async () => {
  expect(await scene.changes()).toEqual({});
});

describe('whoever signs up', () => {
  const CLAIMS = { role: 'admin', is_admin: true, user_role: 'admin', access_mode: 'any_signed_in' };

  test('stays pending, whatever the sign-up says', async () => {
    const body = {
      email: 'licik@contoh.id',
      password: 'kata-sandi-uji',
      data: CLAIMS,
      user_metadata: CLAIMS,
      app_metadata: CLAIMS,
      raw_app_meta_data: CLAIMS,
      role: 'service_role',
      aud: 'admin',
      is_super_admin: true,
      id: ADMIN_ID,
    };
    const answer = await scene.asVisitor('POST', '/auth/v1/signup', { body });
    expect(answer.status).toBe(200);
    const { access_token, user }: { access_token: string; user: { id: string } } = JSON.parse(answer.text);
    const send = sender(scene.stack, access_token);
    expect(JSON.parse((await send('POST', '/rest/v1/rpc/my_access', { body: {} })).text)).toEqual([
      {
        can_manage: false,
        is_admin: false,
        is_manager: false,
        is_ended: false,
        nama: null,
        invited_as: null,
        second_factor: null,
      },
    ]);
    expect(user.id).not.toBe(ADMIN_ID);
    expect(await scene.stack.sql(`select role from public.accounts where user_id = '${user.id}'`)).toEqual([
      { role: 'pending' },
    ]);
    expect(
      await scene.stack.sql(`select role, is_super_admin from auth.users where id = '${user.id}'`),
    ).toEqual([{ role: 'authenticated', is_super_admin: null }]);
  });

  test('stays pending, whatever the profile says later', async () => {
    const body = { data: CLAIMS, app_metadata: CLAIMS, role: 'service_role' };
    await scene.asPending('PUT', '/auth/v1/user', { body });
    const refreshed = await scene.asPending('POST', '/rest/v1/rpc/my_access', { body: {} });
    expect(JSON.parse(refreshed.text)).toEqual([
      {
        can_manage: false,
        is_admin: false,
        is_manager: false,
        is_ended: false,
        nama: null,
        invited_as: null,
        second_factor: null,
      },
    ]);
    const users = await scene.stack.sql<{ app: object; role: string }>(
      `select raw_app_meta_data as app, role from auth.users where id = '${scene.pendingId}'`,
    );
    expect(users).toEqual([{ app: { provider: 'email', providers: ['email'] }, role: 'authenticated' }]);
  });

  test('takes nobody else’s place', async () => {
    const body = { email: 'admin@tampahgizi.contoh.id', password: 'kata-sandi-uji' };
    const again = await scene.asVisitor('POST', '/auth/v1/signup', { body });
    expect([again.status, again.text]).toEqual([422, expect.stringContaining('user_already_exists')]);
    await scene.asPending('PUT', '/auth/v1/user', { body: { email: 'admin@tampahgizi.contoh.id' } });
    const accounts = await scene.stack.sql(
      `select user_id from public.accounts where email = 'admin@tampahgizi.contoh.id'`,
    );
    expect(accounts).toEqual([{ user_id: ADMIN_ID }]);
  });

  test('needs an address: there are no nameless accounts', async () => {
    for (const body of [{}, { data: CLAIMS }]) {
      const answer = await scene.asVisitor('POST', '/auth/v1/signup', { body });
      expect(answer.status).toBe(422);
    }
  });

  test('left nothing changed besides the new user', async () => {
    const changed = Object.keys(await scene.changes()).filter((table) => !table.startsWith('auth.'));
    expect(changed.sort()).toEqual(['public.accounts', 'public.audit_log']);
    expect(await scene.stack.sql(`select email from public.accounts where role = 'admin'`)).toEqual([
      { email: 'admin@tampahgizi.contoh.id' },
    ]);
  });
});

test.each([
  { email: `admin@tampahgizi.contoh.id' or '1'='1`, password: 'x' },
  { email: { $ne: '' }, password: { $ne: '' } },
  { email: 'admin@tampahgizi.contoh.id', password: '' },
])('%j signs nobody in', async (body) => {
  const answer = await scene.asVisitor('POST', '/auth/v1/token?grant_type=password', { body });
  // The library answers 500 to an e-mail address that is not a string, the hosted service 400.
  expect([400, 500]).toContain(answer.status);
  expect(answer.text).not.toContain('access_token');
});

test('asking for a new password tells nobody who has an account', async () => {
  const known = await scene.asVisitor('POST', '/auth/v1/recover', {
    body: { email: 'admin@tampahgizi.contoh.id' },
  });
  const unknown = await scene.asVisitor('POST', '/auth/v1/recover', {
    body: { email: 'tidak-ada@contoh.id' },
  });
  expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
});
