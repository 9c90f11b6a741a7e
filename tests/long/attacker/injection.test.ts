import { afterAll, beforeAll, expect, test } from 'vitest';
import { FORGET_CLIENTS } from '../../forget-clients.ts';
import { NO_FILES } from '../../database/attacker/file-requests.ts';
import { INJECTIONS } from '../../database/attacker/injections.ts';
import { type Scene, setScene } from '../../database/attacker/scene.ts';

let scene: Scene;

beforeAll(async () => {
  scene = await setScene();
});

afterAll(() => scene.stack.close());

/** Deletes and returns the attacker's messages, and resets the throttle for the next one. */
async function takeBackMessage(): Promise<unknown[]> {
  const messages = await scene.stack.sql(
    `delete from public.contact_messages where email = 'penyerang@contoh.id' returning name, subject, message`,
  );
  await scene.stack.sql(FORGET_CLIENTS);
  return messages;
}

test('SQL in a body stays a word', async () => {
  for (const words of INJECTIONS) {
    const filled = { name: words, subject: words, message: words };
    const body = { email: 'penyerang@contoh.id', ...filled };
    const written = await scene.asVisitor('POST', '/rest/v1/contact_messages', { body });
    expect([written.status, written.text]).toEqual([201, '']);
    expect(await takeBackMessage()).toEqual([filled]);
    const named = await scene.asVisitor('POST', '/rest/v1/contact_messages', { body: { [words]: 1 } });
    expect([named.status, named.text]).toEqual([400, expect.stringContaining('PGRST204')]);
    const called = await scene.asPending('POST', '/rest/v1/rpc/set_account_role', {
      body: { target_user_id: scene.pendingId, new_role: words },
    });
    expect(called.status).toBe(403);
  }
});

test('SQL in what SQL reads of a request stays a word', async () => {
  for (const words of INJECTIONS) {
    const headers = {
      prefer: `timezone=${words}, handling=strict`,
      range: words,
      'user-agent': words,
    };
    const { status } = await scene.asVisitor('GET', '/rest/v1/sppg?limit=1', { headers });
    expect([200, 400]).toContain(status);
  }
});

test.each(['list/collaboration_documents', 'list/program_documents', 'list-v2/collaboration_documents'])(
  'SQL in %s finds no file',
  async (path) => {
    for (const words of [...INJECTIONS, '%', '_', '..', '*']) {
      const bodies = [
        { prefix: words },
        { prefix: '', search: words },
        { prefix: '', sortBy: { column: words } },
      ];
      for (const body of bodies) {
        const { status, text } = await scene.asPending('POST', `/storage/v1/object/${path}`, { body });
        expect(text, `SQL: ${words}`).toMatch(status === 200 ? NO_FILES : /"statusCode":"4|"error"/);
      }
    }
  },
);

test('after all of it nothing has changed', async () => {
  // The mail to admins that something came, which was written above, counts on.
  expect(await scene.changes()).toEqual({ 'public.mail_outbox': { added: 1, removed: 1 } });
});
