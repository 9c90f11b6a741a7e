import { expect, test } from 'vitest';
import { projectApi } from '../_shared/project-api.ts';
import { lepasPerangkat } from './handler.ts';

const user_id = '10000000-0000-4000-8000-000000000001';
const factors = `/auth/v1/admin/users/${user_id}/factors`;
const note = 'POST /rest/v1/rpc/note_devices_removed';

/** Calls the function in a project that gives these answers, by method and path; returns what it answers and was asked. */
async function lepas(answers: Record<string, Response>) {
  const asked: (string | null)[][] = [];
  const project = projectApi(
    { url: 'https://proyek.supabase.co', anonKey: 'anon', serviceKey: 'service' },
    async (input, init) => {
      const { method, url, headers } = new Request(input, init);
      const call = `${method} ${new URL(url).pathname}`;
      asked.push([call, headers.get('authorization')]);
      return answers[call] ?? new Response('unreachable', { status: 500 });
    },
  );
  const request = new Request('https://proyek.supabase.co/functions/v1/lepas-perangkat', {
    method: 'POST',
    headers: { authorization: 'Bearer admin' },
    body: JSON.stringify({ user_id }),
  });
  const response = await lepasPerangkat(request, project);
  return { status: response.status, said: await response.json(), asked };
}

test('the trail is written with the caller’s token, and each device taken off with the service key', async () => {
  const { status, said, asked } = await lepas({
    [note]: new Response(null, { status: 204 }),
    [`GET ${factors}`]: Response.json([{ id: 'a' }, { id: 'b' }]),
    [`DELETE ${factors}/a`]: Response.json({ id: 'a' }),
    [`DELETE ${factors}/b`]: Response.json({ id: 'b' }),
  });
  expect([status, said]).toEqual([200, { user_id }]);
  expect(asked).toEqual([
    [note, 'Bearer admin'],
    [`GET ${factors}`, 'Bearer service'],
    [`DELETE ${factors}/a`, 'Bearer service'],
    [`DELETE ${factors}/b`, 'Bearer service'],
  ]);
});

test('what the database refuses is refused in its words, and nothing is taken off', async () => {
  const refused = { code: '42501', message: 'Masukkan kode verifikasi dulu untuk melakukan ini.' };
  const { status, said, asked } = await lepas({ [note]: Response.json(refused, { status: 403 }) });
  expect([status, said, asked.length]).toEqual([403, refused, 1]);
});

test('a failure half-way says that it can be tried again', async () => {
  const { status, said } = await lepas({ [note]: new Response(null, { status: 204 }) });
  expect([status, said.message]).toEqual([500, 'Perangkatnya belum terlepas. Coba lagi.']);
});
