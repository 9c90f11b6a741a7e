import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Mail } from '../../supabase/local/mailer.ts';
import { type LocalStack, startLocalStack } from '../../supabase/local/start-local-stack.ts';
import { addDevice, showCode, signedUp, visitor } from '../database/clients.ts';

const mails: Mail[] = [];
const onMail = (mail: Mail) => mails.push(mail);
let stack: LocalStack;
let confirming: LocalStack;

beforeAll(async () => {
  stack = await startLocalStack({ seed: false, onMail });
  const supabaseDir = path.join(import.meta.dirname, 'fixtures', 'confirmations');
  confirming = await startLocalStack({ supabaseDir, onMail });
});

afterEach(() => mails.splice(0));

afterAll(async () => {
  await stack.close();
  await confirming.close();
});

/** The link in the latest mail. */
function newestLink(): URL {
  const link = mails.at(-1)?.text.match(/https?:\S+/)?.[0];
  if (!link) throw new Error('There is no link in the newest mail.');
  return new URL(link);
}

/** The token that the link in the latest mail carries in its fragment, where no server sees it. */
const newestToken = () => new URLSearchParams(newestLink().hash.slice(1)).get('token_hash') ?? '';

test('the mail for a forgotten password is the Indonesian one, and its token signs in once', async () => {
  await signedUp(stack, 'lupa@contoh.id');
  const redirectTo = 'http://localhost/admin/settings';
  await visitor(stack).auth.resetPasswordForEmail('Lupa@contoh.id', { redirectTo });

  expect(mails).toEqual([
    {
      to: 'lupa@contoh.id',
      subject: expect.stringContaining('Buat kata sandi baru untuk situs '),
      text: expect.stringContaining('mengganti kata sandi akun beralamat email ini di situs '),
    },
  ]);
  expect(mails[0]?.text).not.toMatch(/[{}<>]/);

  expect(newestLink().href).toContain('http://localhost/admin/konfirmasi#');
  const token_hash = newestToken();
  const client = visitor(stack);
  const verified = await client.auth.verifyOtp({ type: 'recovery', token_hash });
  expect(verified.error).toBeNull();
  const again = await visitor(stack).auth.verifyOtp({ type: 'recovery', token_hash });
  expect(again.error?.code).toBe('otp_expired');
  const { error } = await client.auth.updateUser({ password: 'sandi-yang-baru' });
  expect(error).toBeNull();
  const { data } = await visitor(stack).auth.signInWithPassword({
    email: 'lupa@contoh.id',
    password: 'sandi-yang-baru',
  });
  expect(data.user?.email).toBe('lupa@contoh.id');
});

test('with a device, the link of a stolen mail changes nothing before its code is shown', async () => {
  const email = 'lupa-dan-punya@contoh.id';
  const { client: owner } = await signedUp(stack, email);
  const device = await addDevice(owner);
  await visitor(stack).auth.resetPasswordForEmail(email);
  const client = visitor(stack);
  expect((await client.auth.verifyOtp({ type: 'recovery', token_hash: newestToken() })).error).toBeNull();
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  expect(data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal2',
    currentAuthenticationMethods: [{ method: 'otp' }],
  });
  const password = 'sandi-yang-baru';
  for (const { error } of [
    await client.auth.updateUser({ password }),
    await client.auth.updateUser({ email: 'pencuri@contoh.id' }),
    await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Lain' }),
    await client.auth.mfa.unenroll({ factorId: device.factorId }),
  ])
    expect(error?.code).toBe('insufficient_aal');
  await showCode(client, device);
  expect((await client.auth.updateUser({ password })).error).toBeNull();
  expect((await visitor(stack).auth.signInWithPassword({ email, password })).error).toBeNull();
});

test('nobody learns whether an address is known', async () => {
  const { error } = await visitor(stack).auth.resetPasswordForEmail('tidak-ada@contoh.id');
  expect(error).toBeNull();
  expect(mails).toEqual([]);
});

test('a sign-up is confirmed by the newest of the mails', async () => {
  const email = 'baru@contoh.id';
  const credentials = { email, password: 'kata-sandi-uji' };
  await visitor(confirming).auth.signUp(credentials);
  expect(mails).toMatchObject([{ to: email, subject: `Halo ${email}` }]);
  const { error } = await visitor(confirming).auth.signInWithPassword(credentials);
  expect(error?.code).toBe('email_not_confirmed');

  const again = await visitor(confirming).auth.resend({ type: 'signup', email });
  expect(again.error).toBeNull();
  expect(mails).toHaveLength(2);
  expect(mails[1]?.text).not.toBe(mails[0]?.text);

  expect(newestLink().href).toContain('https://situs.contoh.id/admin/konfirmasi#');
  const token_hash = newestToken();
  const verified = await visitor(confirming).auth.verifyOtp({ type: 'signup', token_hash });
  expect(verified.error).toBeNull();
  const { data } = await visitor(confirming).auth.signInWithPassword(credentials);
  expect(data.user?.email).toBe(email);

  await visitor(confirming).auth.resend({ type: 'signup', email });
  await visitor(confirming).auth.resend({ type: 'signup', email: 'tidak-ada@contoh.id' });
  expect(mails).toHaveLength(2);
});

/** The tokens of the mails so far, by recipient. */
const tokensByRecipient = () =>
  new Map(mails.map(({ to, text }) => [to, /token_hash=([^&\s]+)&type=email_change/.exec(text)?.[1] ?? '']));

test.each([
  ['the present address first', ['lama1@contoh.id', 'baru1@contoh.id']],
  ['the new one first', ['baru2@contoh.id', 'lama2@contoh.id']],
])('an address changes once both have confirmed it, %s', async (_, order) => {
  const [present = '', next = ''] = order.toSorted().toReversed();
  const { client, userId } = await signedUp(stack, present);
  const { data, error } = await client.auth.updateUser({ email: next });
  expect([error, data.user?.email, data.user?.new_email]).toEqual([null, present, next]);
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [present, 'Konfirmasi email baru di situs Tampah Gizi'],
    [next, 'Konfirmasi email baru di situs Tampah Gizi'],
  ]);
  for (const { text } of mails) {
    expect(text).toContain('Email sebuah akun di situs Tampah Gizi akan diganti.');
    // Whoever asks types the other address, so that ours would carry it.
    expect(text).not.toMatch(/@contoh\.id/);
  }
  const [first = '', second = ''] = order.map((address) => tokensByRecipient().get(address));
  expect(first).not.toBe(second);

  const half = await visitor(stack).auth.verifyOtp({ type: 'email_change', token_hash: first });
  expect([half.error, half.data.session]).toEqual([null, null]);
  const email = async () =>
    (await stack.sql<{ email: string }>('select email from public.accounts where user_id = $1', [userId]))[0]
      ?.email;
  expect(await email()).toBe(present);
  const again = await visitor(stack).auth.verifyOtp({ type: 'email_change', token_hash: first });
  expect(again.error?.code).toBe('otp_expired');

  const whole = await visitor(stack).auth.verifyOtp({ type: 'email_change', token_hash: second });
  expect([whole.error, whole.data.user?.email]).toEqual([null, next]);
  expect(await email()).toBe(next);
  const used = await visitor(stack).auth.verifyOtp({ type: 'email_change', token_hash: second });
  expect(used.error?.code).toBe('otp_expired');
  const signedIn = await visitor(stack).auth.signInWithPassword({ email: next, password: 'kata-sandi-uji' });
  expect(signedIn.error).toBeNull();
});

test('an address that is taken is refused, and one that waits too long is not changed', async () => {
  const { client, userId } = await signedUp(stack, 'lama3@contoh.id');
  await signedUp(stack, 'milik-orang@contoh.id');
  const taken = await client.auth.updateUser({ email: 'milik-orang@contoh.id' });
  expect(taken.error?.code).toBe('email_exists');
  expect(mails).toEqual([]);
  await client.auth.updateUser({ email: 'baru3@contoh.id' });
  await stack.sql(
    `update auth.users set email_change_sent_at = now() - interval '61 minutes' where id = $1`,
    [userId],
  );
  const late = await visitor(stack).auth.verifyOtp({
    type: 'email_change',
    token_hash: tokensByRecipient().get('lama3@contoh.id') ?? '',
  });
  expect(late.error?.code).toBe('otp_expired');
});

test('an answer is delivered at once, with the link to the site that was asked last', async () => {
  await stack.sql(`
    insert into public.contact_messages (name, email, subject, message, kode_lacak)
    values ('Arum', 'arum@contoh.id', 'Bertanya', 'Halo', 'K7QF2M9TXW4D')`);
  await stack.sql(`update public.contact_messages set pesan_publik = 'Buka jam 9.'`);
  await visitor(stack).rpc('status_kiriman', { kode: 'K7QF2M9TXW4D' });
  await vi.waitFor(() => expect(mails).toHaveLength(1));
  expect(mails).toEqual([
    {
      to: 'arum@contoh.id',
      subject: 'Kabar pesan Anda di situs localhost',
      text: expect.stringContaining('http://localhost/lacak#K7QF2M9TXW4D'),
    },
  ]);
  const state = () => stack.sql('select state from public.mails');
  await vi.waitFor(async () => expect(await state()).toEqual([{ state: 'sent' }]));
});

describe('links lead to the site that is served, whatever its port:', () => {
  const links = () => mails.flatMap(({ text }) => text.match(/https?:\/\/[^/\s]+/g) ?? []);

  test('of mails that no request has asked for', async () => {
    const served = await startLocalStack({ onMail, siteUrl: () => 'http://localhost:4199' });
    await expect.poll(links).not.toEqual([]);
    await served.close();
    expect(new Set(links())).toEqual(new Set(['http://localhost:4199']));
  });

  test('of mails about what a page on another port than the API has sent', async () => {
    await stack.sql(
      'select private.queue_mail(\'tamu@contoh.id\', \'invitation\', \'uji\', null, \'{"token": "abc", "role": "pengelola"}\')',
    );
    await stack.fetch(
      new Request('http://localhost:54321/rest/v1/rpc/status_kiriman', {
        method: 'POST',
        headers: {
          origin: 'http://localhost:4199',
          apikey: stack.anonKey,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ kode: 'K7QF2M9TXW4D' }),
      }),
    );
    await expect.poll(links).toContain('http://localhost:4199');
  });
});
