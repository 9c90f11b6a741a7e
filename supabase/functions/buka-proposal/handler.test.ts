import { expect, test, vi } from 'vitest';
import { projectApi } from '../_shared/project-api.ts';
import { bukaProposal } from './handler.ts';

const applicationId = '70000000-0000-4000-8000-000000000001';
const url = 'https://proyek.supabase.co';
const path = 'partnership_proposals/investasi_sppg/anonymous/1_Profil.pdf';
const noteCall = '/rest/v1/rpc/note_proposal_opened';
const signCall = `/storage/v1/object/sign/collaboration_documents/${path}`;

/** A project that gives these answers, by path; returns what it was asked. */
function project(answers: Record<string, Response>) {
  const asked: unknown[] = [];
  const ask: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const call = request.url.replace(url, '');
    asked.push([call, request.headers.get('authorization'), await request.json()]);
    return answers[call] ?? new Response('unreachable', { status: 500 });
  };
  return { asked, project: projectApi({ url, anonKey: 'anon', serviceKey: 'service' }, ask) };
}

const request = (body: unknown = { application_id: applicationId, expiresIn: 315_360_000 }) =>
  new Request(`${url}/functions/v1/buka-proposal`, {
    method: 'POST',
    headers: { authorization: 'Bearer admin' },
    body: JSON.stringify(body),
  });

test('the trail is written with the caller’s token, and the file signed for five minutes, whatever is asked for', async () => {
  const { asked, project: hosted } = project({
    [noteCall]: Response.json(path),
    [signCall]: Response.json({ signedURL: '/object/sign/x?token=y' }),
  });
  const response = await bukaProposal(request(), hosted);
  expect([response.status, await response.json()]).toEqual([200, { signedURL: '/object/sign/x?token=y' }]);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(asked).toEqual([
    [noteCall, 'Bearer admin', { application_id: applicationId }],
    [signCall, 'Bearer service', { expiresIn: 300 }],
  ]);
});

test('what the database refuses is refused in its words, and nothing is signed', async () => {
  const refused = { code: '42501', message: 'Hanya admin yang dapat melakukan ini.' };
  const { asked, project: hosted } = project({ [noteCall]: Response.json(refused, { status: 403 }) });
  const response = await bukaProposal(request(), hosted);
  expect([response.status, await response.json()]).toEqual([403, refused]);
  expect(asked).toHaveLength(1);
});

test('a file that is gone is told apart from a service that fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const gone = { statusCode: '404', error: 'not_found', message: 'Object not found' };
  for (const [answer, status] of [
    [Response.json(gone, { status: 400 }), 404],
    [new Response('', { status: 503 }), 500],
  ] as const) {
    const { project: hosted } = project({ [noteCall]: Response.json(path), [signCall]: answer });
    expect((await bukaProposal(request(), hosted)).status).toBe(status);
  }
  expect(console.error).toHaveBeenCalledTimes(1);
  vi.mocked(console.error).mockClear();
});

test('without an application it asks nothing', async () => {
  const { asked, project: hosted } = project({});
  expect((await bukaProposal(request({ application_id: '../..' }), hosted)).status).toBe(400);
  expect(asked).toEqual([]);
});
