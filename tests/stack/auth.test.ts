import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { totpCode } from '../../supabase/local/totp.ts';
import { type Backend, isEmbedded, startBackend } from '../database/backend.ts';
import { addDevice, showCode, signedUp, visitor } from '../database/clients.ts';

let stack: Backend;

beforeAll(async () => {
  stack = await startBackend('cures');
});

afterAll(() => stack.close());

test('signing up signs in, and the password works afterwards', async () => {
  const { userId } = await signedUp(stack, 'baru@contoh.id');
  const client = visitor(stack);
  const { data } = await client.auth.signInWithPassword({
    email: 'baru@contoh.id',
    password: 'kata-sandi-uji',
  });
  expect(data.user).toMatchObject({ id: userId, email_confirmed_at: expect.any(String) });
  const { data: refreshed } = await client.auth.refreshSession();
  expect(refreshed.user?.id).toBe(userId);
});

test.each([
  {
    what: 'a short password',
    email: 'pendek@contoh.id',
    password: 'tujuh77',
    code: 'weak_password',
    status: 422,
  },
  {
    what: 'a known e-mail',
    email: 'kenal@contoh.id',
    password: 'kata-sandi-uji',
    code: 'user_already_exists',
    status: 422,
  },
])('$what is refused with the code $code', async ({ email, password, code, status }) => {
  await signedUp(stack, 'kenal@contoh.id').catch(() => undefined);
  const { error } = await visitor(stack).auth.signUp({ email, password });
  expect(error).toMatchObject({ code, status });
});

test('a wrong password is refused with a code of its own', async () => {
  await signedUp(stack, 'salah@contoh.id');
  const { error } = await visitor(stack).auth.signInWithPassword({
    email: 'salah@contoh.id',
    password: 'bukan-ini-sandi',
  });
  expect(error).toMatchObject({ code: 'invalid_credentials', status: 400 });
});

test('a new password needs the current one, where the project says so', async () => {
  const strict = isEmbedded ? await startBackend('empty') : stack;
  const email = 'ganti@contoh.id';
  const { client } = await signedUp(strict, email);
  const password = 'kata-sandi-baru';
  const change = async (current_password?: string) => {
    const { error } = await client.auth.updateUser({ password, current_password });
    return error?.code;
  };
  expect(await change()).toBe('current_password_required');
  expect(await change('bukan-ini-sandi')).toBe('current_password_invalid');
  expect(await change('kata-sandi-uji')).toBeUndefined();
  expect(await change('kata-sandi-uji')).toBe('current_password_invalid');
  expect(await change(password)).toBe('same_password');
  expect((await client.auth.updateUser({ data: { nama: 'Sekar' } })).error).toBeNull();
  expect((await visitor(strict).auth.signInWithPassword({ email, password })).error).toBeNull();
  if (strict !== stack) await strict.close();
});

const levelsOf = async (client: SupabaseClient) => {
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  return [data?.currentLevel, data?.nextLevel];
};

const enroll = (client: SupabaseClient, friendlyName: string) =>
  client.auth.mfa.enroll({ factorType: 'totp', friendlyName });

async function signedIn(email: string, password = 'kata-sandi-uji') {
  const client = visitor(stack);
  expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
  return client;
}

describe('the second factor', () => {
  test('is added by a code of the device, and asked for when its owner signs in', async () => {
    const email = 'dua-langkah@contoh.id';
    const { client } = await signedUp(stack, email);
    expect(await levelsOf(client)).toEqual(['aal1', 'aal1']);
    const { data: enrolled } = await enroll(client, 'Ponsel');
    const { id: factorId = '', totp } = enrolled ?? {};
    const device = { factorId, secret: totp?.secret ?? '' };
    expect(totp?.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,[^]*<svg/);
    expect(new URL(totp?.uri ?? '').searchParams.get('secret')).toBe(device.secret);
    const factor = { id: factorId, friendly_name: 'Ponsel', factor_type: 'totp', status: 'unverified' };
    expect((await client.auth.mfa.listFactors()).data).toMatchObject({ totp: [], all: [factor] });
    expect((await enroll(client, 'Ponsel')).error?.code).toBe('mfa_factor_name_conflict');

    const wrong = await client.auth.mfa.challengeAndVerify({ factorId, code: '000000' });
    expect(wrong.error).toMatchObject({ code: 'mfa_verification_failed', status: 422 });
    expect(await levelsOf(client)).toEqual(['aal1', 'aal1']);
    await showCode(client, device);
    expect(await levelsOf(client)).toEqual(['aal2', 'aal2']);
    const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    const timestamp = expect.any(Number);
    expect(data?.currentAuthenticationMethods).toEqual(
      expect.arrayContaining([
        { method: 'totp', timestamp },
        { method: 'password', timestamp },
      ]),
    );
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect(await levelsOf(client)).toEqual(['aal2', 'aal2']);

    const later = await signedIn(email);
    expect(await levelsOf(later)).toEqual(['aal1', 'aal2']);
    await showCode(later, device);
    expect(await levelsOf(later)).toEqual(['aal2', 'aal2']);
  });

  test('ends the sessions that began without it, and no older token leads to a surer one', async () => {
    const email = 'sesi-lain@contoh.id';
    const { client } = await signedUp(stack, email);
    const other = await signedIn(email);
    const { data: before } = await client.auth.getSession();
    await addDevice(client);
    expect((await other.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    const { error } = await visitor(stack).auth.refreshSession({
      refresh_token: before.session?.refresh_token ?? '',
    });
    expect(error).toMatchObject({ status: 400 });
  });

  test('is asked for before devices, password or address change', async () => {
    const email = 'dijaga@contoh.id';
    const { client } = await signedUp(stack, email);
    const first = await addDevice(client);
    const { data: added } = await enroll(client, 'Cadangan');
    const second = { factorId: added?.id ?? '', secret: added?.totp.secret ?? '' };
    await showCode(client, second);

    const unsure = await signedIn(email);
    expect((await enroll(unsure, 'Ketiga')).error).toMatchObject({ code: 'insufficient_aal', status: 403 });
    const { factorId } = first;
    expect((await unsure.auth.mfa.unenroll({ factorId })).error).toMatchObject({
      code: 'insufficient_aal',
      status: 422,
    });
    for (const change of [{ password: 'kata-sandi-baru' }, { email: 'pindah-ke@contoh.id' }])
      expect((await unsure.auth.updateUser(change)).error).toMatchObject({
        code: 'insufficient_aal',
        status: 401,
      });
    expect((await unsure.auth.updateUser({ data: { nama: 'Sekar' } })).error).toBeNull();
    await showCode(unsure, second);
    expect((await unsure.auth.mfa.unenroll({ factorId })).error).toBeNull();
    expect((await unsure.auth.mfa.listFactors()).data?.totp).toMatchObject([{ friendly_name: 'Cadangan' }]);

    // Without the one that was shown the session is no surer than by the password.
    await unsure.auth.mfa.unenroll({ factorId: second.factorId });
    await unsure.auth.refreshSession();
    expect(await levelsOf(unsure)).toEqual(['aal1', 'aal1']);
  });

  test('is shown once for each challenge, within five minutes, by its owner', async () => {
    const { client } = await signedUp(stack, 'tantangan@contoh.id');
    const { factorId, secret } = await addDevice(client);
    const answer = async (asked: string) => {
      const code = totpCode(secret);
      return (await client.auth.mfa.verify({ factorId, challengeId: asked, code })).error?.code;
    };
    const ask = async () => (await client.auth.mfa.challenge({ factorId })).data?.id ?? '';
    const once = await ask();
    expect(await answer(once)).toBeUndefined();
    expect(await answer(once)).toBe('mfa_ip_address_mismatch');
    expect(await answer(crypto.randomUUID())).toBe('mfa_factor_not_found');
    const late = await ask();
    await stack.sql(
      `update auth.mfa_challenges set created_at = now() - interval '6 minutes' where id = '${late}'`,
    );
    expect(await answer(late)).toBe('mfa_challenge_expired');
    const { client: stranger } = await signedUp(stack, 'asing-sama-sekali@contoh.id');
    const theirs = await stranger.auth.mfa.challenge({ factorId });
    expect(theirs.error).toMatchObject({ code: 'mfa_factor_not_found', status: 404 });
  });
});

test('a trigger that refuses a new user leaves nothing behind', async () => {
  const { error } = await visitor(stack).auth.signUp({
    email: 'refused@contoh.id',
    password: 'kata-sandi-uji',
  });
  expect(error).toMatchObject({ status: 500 });
  expect(await stack.sql(`select from auth.users where email = 'refused@contoh.id'`)).toEqual([]);
  expect(await stack.sql(`select from auth.identities where email = 'refused@contoh.id'`)).toEqual([]);
});

test('an account from a seed, with a bcrypt password made by SQL, can sign in', async () => {
  await stack.sql(`
    insert into auth.users (id, instance_id, aud, role, email, encrypted_password, email_confirmed_at,
      raw_app_meta_data, raw_user_meta_data, confirmation_token, recovery_token, email_change, email_change_token_new,
      created_at, updated_at)
    values ('e0000000-0000-4000-8000-000000000009', '00000000-0000-0000-0000-000000000000', 'authenticated',
      'authenticated', 'benih@contoh.id', extensions.crypt('kata-sandi-benih', extensions.gen_salt('bf')), now(),
      '{"provider": "email", "providers": ["email"]}', '{}', '', '', '', '', now(), now())`);
  const { error } = await visitor(stack).auth.signInWithPassword({
    email: 'benih@contoh.id',
    password: 'kata-sandi-benih',
  });
  expect(error).toBeNull();
});

test.runIf(isEmbedded)('a session of another stack is not accepted', async () => {
  const other = await startBackend('cures');
  try {
    const { client } = await signedUp(other, 'asing@contoh.id');
    const { data } = await client.auth.getSession();
    const answer = await stack.fetch(
      new Request('http://localhost/rest/v1/items', {
        headers: { apikey: stack.anonKey, authorization: `Bearer ${data.session?.access_token}` },
      }),
    );
    expect(answer.status).toBe(401);
  } finally {
    await other.close();
  }
});
