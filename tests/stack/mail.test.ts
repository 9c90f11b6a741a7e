import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Mail } from '../../supabase/local/mailer.ts';
import { type LocalStack, startLocalStack } from '../../supabase/local/start-local-stack.ts';
import { signedUp, visitor } from '../database/clients.ts';

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

/** Opens the link in the latest mail and returns the URL that it redirects to. */
async function followLink(given: LocalStack): Promise<URL> {
  const link = mails.at(-1)?.text.match(/https?:\S+/)?.[0];
  if (!link) throw new Error('There is no link in the newest mail.');
  const answer = await given.fetch(new Request(link));
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get('location') ?? '');
}

const sessionIn = (url: URL) => new URLSearchParams(url.hash.slice(1));

test('the mail for a forgotten password is the Indonesian one, and its link signs in once, on the wanted page', async () => {
  await signedUp(stack, 'lupa@contoh.id');
  const redirectTo = 'http://localhost/admin/settings';
  await visitor(stack).auth.resetPasswordForEmail('Lupa@contoh.id', { redirectTo });

  expect(mails).toEqual([
    {
      to: 'lupa@contoh.id',
      subject: expect.stringContaining('Buat kata sandi baru untuk situs '),
      text: expect.stringContaining('mengganti kata sandi akun lupa@contoh.id di situs '),
    },
  ]);
  expect(mails[0]?.text).toContain('http://localhost/auth/v1/verify?token=');
  expect(mails[0]?.text).not.toMatch(/[{}<>]/);

  const page = await followLink(stack);
  expect(page.href).toContain(`${redirectTo}#`);
  expect(sessionIn(page).get('type')).toBe('recovery');
  const client = visitor(stack);
  await client.auth.setSession({
    access_token: sessionIn(page).get('access_token') ?? '',
    refresh_token: sessionIn(page).get('refresh_token') ?? '',
  });
  const { error } = await client.auth.updateUser({ password: 'sandi-yang-baru' });
  expect(error).toBeNull();
  const { data } = await visitor(stack).auth.signInWithPassword({
    email: 'lupa@contoh.id',
    password: 'sandi-yang-baru',
  });
  expect(data.user?.email).toBe('lupa@contoh.id');
});

test('a link that was used says so', async () => {
  await signedUp(stack, 'dua-kali@contoh.id');
  await visitor(stack).auth.resetPasswordForEmail('dua-kali@contoh.id');
  await followLink(stack);
  expect(sessionIn(await followLink(stack)).get('error_code')).toBe('otp_expired');
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

  expect(sessionIn(await followLink(confirming)).get('type')).toBe('signup');
  const { data } = await visitor(confirming).auth.signInWithPassword(credentials);
  expect(data.user?.email).toBe(email);

  await visitor(confirming).auth.resend({ type: 'signup', email });
  await visitor(confirming).auth.resend({ type: 'signup', email: 'tidak-ada@contoh.id' });
  expect(mails).toHaveLength(2);
});
