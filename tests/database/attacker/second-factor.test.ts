import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDevice, signedUp, visitor } from '../clients.ts';
import { ADMINS } from './all-tables.ts';
import { expectRefused } from './calls.ts';
import { type Scene, type Send, sender, setScene } from './scene.ts';

const account = { email: 'berperangkat@contoh.id', password: 'kata-sandi-uji' };

let scene: Scene;
/** Of an admin who has a device, by the password alone. */
let thief: SupabaseClient;
let asThief: Send;
let factorId: string;

const tokenOf = async (client: SupabaseClient) =>
  (await client.auth.getSession()).data.session?.access_token ?? '';

beforeAll(async () => {
  scene = await setScene();
  const { client, userId } = await signedUp(scene.stack, account.email);
  await scene.stack.sql(`update public.accounts set role = 'admin' where user_id = $1`, [userId]);
  ({ factorId } = await addDevice(client));
  thief = visitor(scene.stack);
  await thief.auth.signInWithPassword(account);
  asThief = sender(scene.stack, await tokenOf(thief));
  await scene.changes();
});

afterAll(() => scene.stack.close());

describe('whoever has only the password of an admin with a device', () => {
  test.each(Object.entries(ADMINS))('reads of %s what a manager reads: %i rows', async (table, rows) => {
    const answer = await asThief('GET', `/rest/v1/${table}?select=*`);
    expect(JSON.parse(answer.text)).toHaveLength(rows);
  });

  test('calls nothing of what admins call, and is told why', async () => {
    await expectRefused(scene.stack, asThief, 'manager', 'admin');
    const { text } = await asThief('POST', '/rest/v1/rpc/require_second_factor', {
      body: { required: false },
    });
    expect(JSON.parse(text).message).toBe('Masukkan kode verifikasi dulu untuk melakukan ini.');
  });

  test('adds no device of their own, takes none off, and changes neither password nor address', async () => {
    const added = await thief.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Lain' });
    const removed = await thief.auth.mfa.unenroll({ factorId });
    const password = await thief.auth.updateUser({
      password: 'sandi-si-pencuri',
      current_password: account.password,
    });
    const email = await thief.auth.updateUser({ email: 'pencuri@contoh.id' });
    for (const { error } of [added, removed, password, email]) expect(error?.code).toBe('insufficient_aal');
  });

  test('is no surer by what they write into their profile', async () => {
    const forged = { aal: 'aal2', amr: [{ method: 'totp' }], factor_id: factorId };
    const body = { data: forged, app_metadata: forged, user_metadata: forged, ...forged };
    await asThief('PUT', '/auth/v1/user', { body });
    await thief.auth.refreshSession();
    const { text } = await sender(scene.stack, await tokenOf(thief))('POST', '/rest/v1/rpc/my_access', {
      body: {},
    });
    expect(JSON.parse(text)).toMatchObject([{ is_admin: false, second_factor: 'show' }]);
  });

  test('guesses no code of a device that is not theirs, and reads no secret', async () => {
    const { client } = await signedUp(scene.stack, 'penebak@contoh.id');
    const theirs = await client.auth.mfa.challengeAndVerify({ factorId, code: '123456' });
    expect(theirs.error).toMatchObject({ code: 'mfa_factor_not_found', status: 404 });
    const { data } = await thief.auth.mfa.listFactors();
    expect(JSON.stringify(data)).not.toContain('secret');
    expect((await asThief('GET', '/rest/v1/mfa_factors')).status).toBe(404);
  });

  test('has changed nothing by all of it', async () => {
    const changed = Object.keys(await scene.changes()).filter((table) => !table.startsWith('auth.'));
    // Who has signed up meanwhile.
    expect(changed.sort()).toEqual(['public.accounts', 'public.audit_log']);
    expect(await scene.stack.sql(`select email from auth.users where email like 'pencuri%'`)).toEqual([]);
  });
});

test('the devices of others are for the project’s own key', async () => {
  const [owner] = await scene.stack.sql<{ id: string }>(
    `select id from auth.users where email = '${account.email}'`,
  );
  const path = `/auth/v1/admin/users/${owner?.id}/factors`;
  for (const send of [scene.asVisitor, scene.asPending, scene.asAdmin, asThief]) {
    expect([401, 403]).toContain((await send('GET', path)).status);
    expect([401, 403]).toContain((await send('DELETE', `${path}/${factorId}`)).status);
  }
});
