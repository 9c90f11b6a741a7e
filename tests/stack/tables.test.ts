import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Backend, isEmbedded, startBackend } from '../database/backend.ts';
import { signedUp, visitor } from '../database/clients.ts';

let stack: Backend;

beforeAll(async () => {
  stack = await startBackend('cures');
});

afterAll(() => stack.close());

const refusedRows: { name: string; row: object; status: number; code: string }[] = [
  { name: 'a CHECK violation', row: { name: '' }, status: 400, code: '23514' },
  { name: 'a missing value', row: { short_code: 'a' }, status: 400, code: '23502' },
  { name: 'a too long value', row: { name: 'a', short_code: 'abcd' }, status: 400, code: '22001' },
  { name: 'no uuid', row: { name: 'a', parent_id: 'x' }, status: 400, code: '22P02' },
  {
    name: 'an unknown parent',
    row: { name: 'a', parent_id: '00000000-0000-4000-8000-000000000000' },
    status: 409,
    code: '23503',
  },
  {
    name: 'a column without grant',
    row: { name: 'a', created_at: '2020-01-01' },
    status: 401,
    code: '42501',
  },
];

test.each(refusedRows)('$name answers $status with SQLSTATE $code', async ({ row, status, code }) => {
  const answer = await visitor(stack).from('items').insert(row);
  expect(answer.error).toMatchObject({ code });
  expect(answer.status).toBe(status);
});

test('a duplicate answers 409, and so does deleting a row that others point to', async () => {
  const client = visitor(stack);
  const { data: parent } = await client.from('parents').insert({ name: 'same' }).select().single();
  const twice = await client.from('parents').insert({ name: 'same' });
  expect(twice).toMatchObject({ status: 409, error: { code: '23505' } });
  await client.from('items').insert({ name: 'child', parent_id: parent.id }).throwOnError();
  const deleted = await client.from('parents').delete().eq('id', parent.id);
  expect(deleted).toMatchObject({ status: 409, error: { code: '23503' } });
});

test.each([
  ['PATCH', 'parents', 'UPDATE'],
  ['PATCH', 'parents?select=id&order=name&limit=1', 'UPDATE'],
  ['DELETE', 'parents', 'DELETE'],
  ['DELETE', 'parents?select=id', 'DELETE'],
])(
  '%s %s, without a filter, changes no row and answers 400 with SQLSTATE 21000',
  async (method, path, command) => {
    const client = visitor(stack);
    await client
      .from('parents')
      .insert({ name: `${method} ${path}` })
      .throwOnError();
    const answer = await stack.fetch(
      new Request(`http://localhost/rest/v1/${path}`, {
        method,
        headers: { apikey: stack.anonKey, 'content-type': 'application/json' },
        ...(method === 'PATCH' && { body: JSON.stringify({ created_at: '2020-01-01' }) }),
      }),
    );
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { code: '21000', message: `${command} requires a WHERE clause`, details: null, hint: null },
    ]);

    // With one, also with one of several conditions.
    const named = client
      .from('parents')
      .delete()
      .or(`name.eq."${method} ${path}",name.eq.nobody`)
      .select('name');
    expect((await named.throwOnError()).data).toEqual([{ name: `${method} ${path}` }]);
  },
);

test.each([
  { code: 'PT429', status: 429 },
  { code: 'PT402', status: 402 },
  { code: 'P0001', status: 400 },
  { code: '23514', status: 400 },
  { code: 'XX000', status: 500 },
])('SQL that raises $code answers $status with its own message and hint', async ({ code, status }) => {
  const answer = await visitor(stack).rpc('fail_with', { code, text: 'Terlalu banyak permintaan.' });
  expect(answer.error).toMatchObject({ code, message: 'Terlalu banyak permintaan.', hint: 'a hint' });
  expect(answer.status).toBe(status);
});

test('timestamps are ISO 8601, at the top level and embedded', async () => {
  const client = visitor(stack);
  const { data: parent } = await client.from('parents').insert({ name: 'time' }).select().single();
  await client.from('items').insert({ name: 'child', parent_id: parent.id }).throwOnError();
  const { data } = await client
    .from('parents')
    .select('created_at, items(created_at)')
    .eq('name', 'time')
    .single();
  expect(data).toEqual({
    created_at: '2026-11-20T20:15:49.165+00:00',
    items: [{ created_at: '2026-11-20T20:15:49.165+00:00' }],
  });
});

test('no answer has more than 1,000 rows, and ranges reach the rest', async () => {
  const client = visitor(stack);
  const all = await client.from('numbers').select('number', { count: 'exact' }).order('number');
  expect(all.data).toHaveLength(1000);
  expect(all.count).toBe(1500);
  const rest = await client.from('numbers').select('number').order('number').range(1000, 1999);
  expect(rest.data?.map((row) => row.number)).toEqual(
    Array.from({ length: 500 }, (_, index) => 1001 + index),
  );
});

test('a request without a key is refused, even from this machine', async () => {
  const answer = await stack.fetch(new Request('http://localhost/rest/v1/items'));
  expect(answer.status).toBe(401);
});

test.runIf(isEmbedded)('a publishable key is refused as a bearer token, as by gateways', async () => {
  const headers = { apikey: stack.anonKey, authorization: `Bearer ${stack.anonKey}` };
  for (const path of ['rest/v1/items', 'auth/v1/user', 'storage/v1/object/public/open/a.txt']) {
    const answer = await stack.fetch(new Request(`http://localhost/${path}`, { headers }));
    expect([path, answer.status]).toEqual([path, 401]);
  }
});

test('there is no way in besides the three interfaces', async () => {
  const answer = await stack.fetch(
    new Request('http://localhost/_system/config', { headers: { apikey: stack.anonKey } }),
  );
  expect(answer.status).toBe(404);
});

test.each([
  'nonsense',
  'a.b.c',
  // An unsigned token with the role service_role.
  'eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.',
  // Signed with the public default secret of `supabase start`.
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJpc3MiOiJzdXBhYmFzZS1kZW1vIiwicm9sZSI6InNlcnZpY2Vfcm9sZSIsImV4cCI6MTk4MzgxMjk5Nn0.EGIM96RAZx35lJzdJsyH-qQwv8Hdp7fsn3W0YpN81IU',
])('the forged token %s is answered 401', async (token) => {
  const headers = { apikey: stack.anonKey, authorization: `Bearer ${token}` };
  const tables = await stack.fetch(new Request('http://localhost/rest/v1/items', { headers }));
  expect(tables.status).toBe(401);
  const files = await stack.fetch(
    new Request('http://localhost/storage/v1/object/list/closed', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ prefix: '' }),
    }),
  );
  expect([400, 401]).toContain(files.status);
});

test.runIf(isEmbedded)('SQL sees the address of the connection, whatever the visitor claims', async () => {
  const headers = {
    apikey: stack.anonKey,
    'content-type': 'application/json',
    'x-forwarded-for': '203.0.113.9',
    'x-real-ip': '203.0.113.9',
    'cf-connecting-ip': '203.0.113.9',
    forwarded: 'for=203.0.113.9',
  };
  const insert = new Request('http://localhost/rest/v1/seen_requests', {
    method: 'POST',
    headers: { ...headers, prefer: 'return=representation' },
    body: JSON.stringify({ note: 'address' }),
  });
  const [row] = await (await stack.fetch(insert, '198.51.100.7')).json();
  expect(row).toMatchObject({ address: '198.51.100.7', method: 'POST', role: 'anon', user_id: null });

  const call = new Request('http://localhost/rest/v1/rpc/who_am_i', { method: 'POST', headers, body: '{}' });
  expect(await (await stack.fetch(call, '198.51.100.8')).json()).toMatchObject({ address: '198.51.100.8' });
  const hidden = await stack.sql(`select current_setting('request.headers', true) as headers`);
  expect(hidden).toEqual([{ headers: '' }]);
});

test('fifty requests at once keep their own user, role and address', async () => {
  const users = await Promise.all(
    ['satu', 'dua', 'tiga'].map((name) => signedUp(stack, `${name}@contoh.id`)),
  );
  const calls = Array.from({ length: 50 }, async (_, index) => {
    const user = users[index % 4];
    const { data, error } = await (user?.client ?? visitor(stack, `198.51.100.${index}`)).rpc('who_am_i');
    expect(error).toBeNull();
    return { index, data, userId: user?.userId ?? null };
  });
  const inserts = Array.from({ length: 50 }, async (_, index) => {
    // Every second insert fails, which must not affect the role of the next one.
    const client = users[index % 4]?.client ?? visitor(stack);
    return client.from('items').insert({ name: index % 2 ? '' : `item ${index}` });
  });
  for (const { index, data, userId } of await Promise.all(calls)) {
    const address = userId ? '127.0.0.1' : `198.51.100.${index}`;
    expect(data).toEqual({
      role: userId ? 'authenticated' : 'anon',
      user_id: userId,
      address: isEmbedded ? address : data.address,
    });
  }
  expect((await Promise.all(inserts)).map(({ status }) => status)).toEqual(
    Array.from({ length: 50 }, (_, index) => (index % 2 ? 400 : 201)),
  );
  expect(await stack.sql('select current_user::text as role')).toEqual([{ role: 'postgres' }]);
});
