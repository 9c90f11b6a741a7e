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
      text: expect.stringContaining('mengganti kata sandi akun lupa@contoh.id di situs '),
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
