import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { totpCode } from '../../supabase/local/totp.ts';
import { type Backend, isEmbedded, startBackend } from '../database/backend.ts';
import { signedUp, visitor } from '../database/clients.ts';

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

test('a device is added by its code, and asked for when its owner signs in', async () => {
  const email = 'dua-langkah@contoh.id';
  const { client } = await signedUp(stack, email);
  expect(await levelsOf(client)).toEqual(['aal1', 'aal1']);
  const { data: enrolled } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Ponsel' });
  const { id: factorId = '', totp } = enrolled ?? {};
  const secret = totp?.secret ?? '';
  expect(totp?.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,.*<svg/);
  expect(totp?.uri).toContain(`secret=${secret}`);
  expect((await client.auth.mfa.listFactors()).data).toMatchObject({
    totp: [],
    all: [{ id: factorId, friendly_name: 'Ponsel', factor_type: 'totp', status: 'unverified' }],
  });
  const wrong = await client.auth.mfa.challengeAndVerify({ factorId, code: '000000' });
  expect(wrong.error).toMatchObject({ code: 'mfa_verification_failed', status: 422 });
  const right = await client.auth.mfa.challengeAndVerify({ factorId, code: totpCode(secret) });
  expect(right.error).toBeNull();
  expect(await levelsOf(client)).toEqual(['aal2', 'aal2']);
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  expect(data?.currentAuthenticationMethods).toEqual(
    expect.arrayContaining([
      { method: 'totp', timestamp: expect.any(Number) },
      { method: 'password', timestamp: expect.any(Number) },
    ]),
  );
  expect((await client.auth.refreshSession()).error).toBeNull();
  expect(await levelsOf(client)).toEqual(['aal2', 'aal2']);

  const later = visitor(stack);
  await later.auth.signInWithPassword({ email, password: 'kata-sandi-uji' });
  expect(await levelsOf(later)).toEqual(['aal1', 'aal2']);
  await later.auth.mfa.challengeAndVerify({ factorId, code: totpCode(secret) });
  expect(await levelsOf(later)).toEqual(['aal2', 'aal2']);
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
