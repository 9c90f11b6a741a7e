import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { checkLive } from './check-live.ts';

// A site on a host that does nothing of what it should, before a project as it was on its first day.
const server = createServer((request, response) => {
  const answers: Record<string, [status: number, body: unknown]> = {
    '/rest/v1/content_revision?select=revision': [200, [{ revision: 7 }]],
    '/versi.json': [200, { revision: 6 }],
    '/auth/v1/settings': [200, { mailer_autoconfirm: true }],
    '/graphql/v1': [200, { data: { __typename: 'Query' } }],
    '/functions/v1/buka-foto': [404, { code: 'NOT_FOUND' }],
    '/functions/v1/kirim-surat': [401, {}],
  };
  const [status, body] = answers[request.url ?? ''] ?? [200, '<script src="/assets/index-1.js">'];
  response.statusCode = status;
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
});

afterEach(() => void server.close());

test('what falls short on a live site is named', async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server on a port has an address
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const found = await checkLive({
    siteUrl: url,
    supabaseUrl: url,
    supabaseAnonKey: 'eyJhbGciOiJIUzI1NiJ9.e30.x',
  });
  expect(found['headers']).toEqual(
    expect.arrayContaining([
      '/: the header X-Content-Type-Options is not "nosniff".',
      '/assets/index-1.js: the header Cache-Control is not "public, max-age=31536000, immutable".',
      '/data/sppg.csv: the header Access-Control-Allow-Origin is not "*".',
    ]),
  );
  expect(found).toMatchObject({
    pages: [
      'An unknown page answers 200 instead of 404.',
      'security.txt is missing or has expired: build the site.',
    ],
    keys: [
      'The key is one of the old form (JWT): build the site with a publishable key, then disable the old ones.',
      'Something was published since the last build.',
    ],
    'sign-in': [
      'Whoever signs up need not confirm the address (Authentication, "Confirm email").',
      'admin@tampahgizi.contoh.id signs in with the password that everybody knows.',
    ],
    doors: ['pg_graphql is a second door to the tables: drop extension if exists pg_graphql.'],
    functions: ['The function buka-foto is not deployed.'],
  });
});
