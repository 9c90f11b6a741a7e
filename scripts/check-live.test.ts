import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { checkLive } from './check-live.ts';

// A site on a host that does nothing of what it should, before a project as it was on its first day, whose services take everything.
const deleted: string[] = [];
const server = createServer((request, response) => {
  const answers: Record<string, [status: number, body: unknown]> = {
    '/rest/v1/content_revision': [200, [{ revision: 7 }]],
    '/rest/v1/sppg_angka_harian': [200, [{ tanggal: '2026-01-01' }]],
    '/rest/v1/mail_outbox': [200, [{ id: 1 }]],
    '/rest/v1/program_documents': [200, [{ file_url: '/storage/v1/object/public/program_documents/a.pdf' }]],
    '/versi.json': [200, { revision: 6, startedAt: '2026-01-01T00:00:00.000Z' }],
    '/auth/v1/settings': [200, { mailer_autoconfirm: true }],
    '/auth/v1/admin/users': [200, { id: 'uji' }],
    '/auth/v1/token': [200, { access_token: 'a.b.c' }],
    '/storage/v1/object/list/keluhan_foto': [200, [{ name: '2026' }]],
    '/graphql/v1': [200, { data: { __typename: 'Query' } }],
    '/functions/v1/buka-foto': [404, { code: 'NOT_FOUND' }],
    '/functions/v1/kirim-surat': [401, {}],
  };
  const { pathname } = new URL(request.url ?? '', 'http://localhost');
  if (request.method === 'DELETE') deleted.push(pathname);
  const unknown = pathname.includes('/object/list/') ? [] : '<script src="/assets/index-1.js">';
  const [status, body] = answers[pathname] ?? [200, unknown];
  request.resume().on('end', () => {
    response.statusCode = status;
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
});
let url: string;

beforeAll(async () => {
  const realtime = new WebSocketServer({ server });
  realtime.on('connection', (socket) => {
    socket.on('message', (message: Buffer) => {
      const [joinRef, ref, topic]: string[] = JSON.parse(message.toString());
      socket.send(JSON.stringify([joinRef, ref, topic, 'phx_reply', { status: 'ok', response: {} }]));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server on a port has an address
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => void server.close());

test('what falls short on a live site is named', async () => {
  const live = { siteUrl: url, supabaseUrl: url, supabaseAnonKey: 'eyJhbGciOiJIUzI1NiJ9.e30.x' };
  const found = await checkLive({ ...live, secretKey: 'sb_secret_uji' });
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
      'pengelola@tampahgizi.contoh.id signs in with the password that everybody knows.',
    ],
    doors: [
      'pg_graphql is a second door to the tables: drop extension if exists pg_graphql.',
      'Anybody may join channels of Realtime: switch off "Allow public access" (Realtime, Settings).',
      'Visitors can list the files of keluhan_foto.',
    ],
    functions: ['The function buka-foto is not deployed.'],
    jobs: [
      'The site was not built for two days: is its deploy hook entered, and the job ask-for-build scheduled?',
      'The numbers of the last days are missing: is the job note-daily-numbers scheduled?',
      'A mail has waited for an hour: is the job kirim-surat scheduled?',
    ],
    files: ['A programme document is sent without x-content-type-options: nosniff.'],
    limits: [
      expect.stringMatching(/^A file of 12 MB that does not say how long it is was stored/),
      'Visitors may begin resumable uploads.',
      '25 of 25 proposals at once were stored instead of 5: all visitors share one allowance, as policies see no headers.',
      'A picture is overwritten instead of refused.',
      'A picture is copied as SVG instead of refused.',
    ],
  });
  expect(deleted).toEqual([
    '/storage/v1/object/collaboration_documents',
    '/storage/v1/object/avatars',
    '/auth/v1/admin/users/uji',
  ]);
});
