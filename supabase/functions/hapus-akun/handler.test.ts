import { expect, test, vi } from 'vitest';
import { projectApi } from '../_shared/project-api.ts';
import { hapusAkun } from './handler.ts';
import { hostedProject } from './hosted-project.ts';

const userId = '10000000-0000-4000-8000-000000000001';
const url = 'https://proyek.supabase.co';

/** A project that gives these answers, by method and path; returns what it was asked. */
function project(answers: Record<string, Response>) {
  const asked: { call: string; authorization: string | null; body: unknown }[] = [];
  const ask: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const call = `${request.method} ${request.url.replace(url, '')}`;
    asked.push({ call, authorization: request.headers.get('authorization'), body: await request.json() });
    return answers[call] ?? new Response('unreachable', { status: 500 });
  };
  return { asked, project: hostedProject(projectApi({ url, anonKey: 'anon', serviceKey: 'service' }, ask)) };
}

const endCall = 'POST /rest/v1/rpc/end_account_access';
const listCall = 'POST /storage/v1/object/list/avatars';
const filesCall = 'DELETE /storage/v1/object/avatars';
const userCall = `DELETE /auth/v1/admin/users/${userId}`;

const request = (
  body: unknown = { user_id: userId },
  headers: HeadersInit = { authorization: 'Bearer admin' },
) => new Request(`${url}/functions/v1/hapus-akun`, { method: 'POST', headers, body: JSON.stringify(body) });

test('access ends with the caller’s token; files and user go with the service key', async () => {
  const { asked, project: hosted } = project({
    [endCall]: new Response(null, { status: 204 }),
    [listCall]: Response.json([{ name: 'avatar.jpg' }, { name: 'avatar.png' }]),
    [filesCall]: Response.json([]),
    [userCall]: Response.json({}),
  });
  const response = await hapusAkun(request(), hosted);
  expect([response.status, await response.json()]).toEqual([200, { user_id: userId }]);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(asked).toEqual([
    { call: endCall, authorization: 'Bearer admin', body: { target_user_id: userId } },
    { call: listCall, authorization: 'Bearer service', body: { prefix: userId, limit: 1000 } },
    {
      call: filesCall,
      authorization: 'Bearer service',
      body: { prefixes: [`${userId}/avatar.jpg`, `${userId}/avatar.png`] },
    },
    { call: userCall, authorization: 'Bearer service', body: {} },
  ]);
});

test('what the database refuses is refused in its words, and nothing is deleted', async () => {
  const refused = { code: '42501', message: 'Hanya admin yang dapat melakukan ini.' };
  const { asked, project: hosted } = project({ [endCall]: Response.json(refused, { status: 403 }) });
  const response = await hapusAkun(request(), hosted);
  expect([response.status, await response.json()]).toEqual([403, refused]);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(asked.map(({ call }) => call)).toEqual([endCall]);
});

test('an account that is there no more is not found, with the status that says so', async () => {
  const refused = { code: 'P0002', message: 'Akun tidak ditemukan.', details: null, hint: null };
  const { asked, project: hosted } = project({ [endCall]: Response.json(refused, { status: 500 }) });
  const response = await hapusAkun(request(), hosted);
  expect([response.status, await response.json()]).toEqual([404, refused]);
  expect(asked.map(({ call }) => call)).toEqual([endCall]);
});

test('with one of today’s keys no bearer token is sent beside it', async () => {
  const keys: (string | null)[][] = [];
  const ask: typeof fetch = async (input, init) => {
    const { headers } = new Request(input, init);
    keys.push([headers.get('apikey'), headers.get('authorization')]);
    return Response.json([]);
  };
  const hosted = hostedProject(
    projectApi({ url, anonKey: 'sb_publishable_a', serviceKey: 'sb_secret_a' }, ask),
  );
  expect((await hapusAkun(request(), hosted)).status).toBe(200);
  expect(keys).toEqual([
    ['sb_publishable_a', 'Bearer admin'],
    ['sb_secret_a', null],
    ['sb_secret_a', null],
  ]);
});

test('a failure after that says that the access has ended', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { project: hosted } = project({
    [endCall]: new Response(null, { status: 204 }),
    [listCall]: Response.json([]),
  });
  const response = await hapusAkun(request(), hosted);
  expect([response.status, await response.json()]).toEqual([
    500,
    { code: 'not_deleted', message: 'Aksesnya sudah diakhiri, tetapi akunnya belum terhapus. Coba lagi.' },
  ]);
  expect(console.error).toHaveBeenCalled();
  vi.mocked(console.error).mockClear();
});

test.each([
  ['without a token', request(undefined, {}), 401],
  ['without an account', request({}), 400],
  ['with a path for an account', request({ user_id: `../../${userId}` }), 400],
  ['by GET', new Request(url), 405],
])('asked %s it asks nothing', async (_, asking, status) => {
  const { asked, project: hosted } = project({});
  expect((await hapusAkun(asking, hosted)).status).toBe(status);
  expect(asked).toEqual([]);
});

test('browsers may call it from the site', async () => {
  const { project: hosted } = project({});
  const response = await hapusAkun(new Request(url, { method: 'OPTIONS' }), hosted);
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-headers')).toContain('authorization');
});
