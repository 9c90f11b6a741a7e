import { expect, test } from 'vitest';
import { projectApi } from '../_shared/project-api.ts';
import { bukaFoto } from './handler.ts';

const folder = 'c1000000-0000-4000-8000-000000000003';

test('the trail is written with the caller’s token, and each photo signed for five minutes', async () => {
  const asked: unknown[] = [];
  const project = projectApi({ url: '', anonKey: 'anon', serviceKey: 'service' }, async (input, init) => {
    asked.push([input, new Headers(init?.headers).get('authorization'), init?.body]);
    return Response.json(
      asked.length === 1 ? [`${folder}/1.jpg`, `${folder}/2.jpg`] : { signedURL: `/${asked.length}` },
    );
  });
  const request = new Request('https://proyek.supabase.co/functions/v1/buka-foto', {
    method: 'POST',
    headers: { authorization: 'Bearer pengelola' },
    body: JSON.stringify({ folder, expiresIn: 315_360_000 }),
  });
  const response = await bukaFoto(request, project);
  expect([response.status, Object.keys(await response.json())]).toEqual([200, ['signedURLs']]);
  expect(asked).toEqual([
    ['/rest/v1/rpc/note_photos_opened', 'Bearer pengelola', JSON.stringify({ folder })],
    [`/storage/v1/object/sign/keluhan_foto/${folder}/1.jpg`, 'Bearer service', '{"expiresIn":300}'],
    [`/storage/v1/object/sign/keluhan_foto/${folder}/2.jpg`, 'Bearer service', '{"expiresIn":300}'],
  ]);
});
