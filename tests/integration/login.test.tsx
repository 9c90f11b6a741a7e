import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { hold, lose, refuse, reply, urlsOf } from '../fake-server/calls';
import { renderSite, storeSession } from '../render';

async function openLogin() {
  const { user } = await renderSite('/tentang');
  await user.click(await screen.findByRole('button', { name: 'Login Admin' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Login Admin' }));
  return { user, dialog };
}

test.each([
  ['nothing', undefined],
  ['other JSON', { status: 'ok' }],
])('a sign-in answered with %s has failed, in a sentence', async (_, answer) => {
  reply('POST /auth/v1/token', answer);
  const { user, dialog } = await openLogin();
  await user.type(dialog.getByLabelText('Email'), 'admin@contoh.id');
  await user.type(dialog.getByLabelText('Kata sandi'), 'rahasia');
  await user.click(dialog.getByRole('button', { name: 'Login' }));
  const sentence = 'Server sedang bermasalah. Silakan coba lagi nanti.';
  expect(await dialog.findByRole('alert')).toHaveTextContent(sentence);
  expect(await screen.findByText('Login Gagal')).toBeVisible();
});

test('a refused sign-in shows the reason in the dialog and in a toast; the next attempt clears it', async () => {
  refuse('POST /auth/v1/token', 400, {
    code: 400,
    error_code: 'invalid_credentials',
    msg: 'Invalid login credentials',
  });
  const { user, dialog } = await openLogin();
  await user.type(dialog.getByLabelText('Email'), 'admin@contoh.id');
  await user.type(dialog.getByLabelText('Kata sandi'), 'salah');
  await user.click(dialog.getByRole('button', { name: 'Login' }));

  expect(await dialog.findByRole('alert')).toHaveTextContent('Email atau kata sandi salah.');
  expect(await screen.findByText('Login Gagal')).toBeVisible();
  expect(dialog.getByLabelText('Email')).toHaveValue('admin@contoh.id');
  expect(dialog.getByRole('button', { name: 'Login' })).toHaveFocus();

  refuse('POST /auth/v1/token', 400, { msg: 'Layanan sedang dirawat' });
  const answer = hold('POST /auth/v1/token');
  await user.click(dialog.getByRole('button', { name: 'Login' }));
  expect(await dialog.findByRole('button', { name: 'Memproses...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  for (const name of ['Tampilkan', 'Lupa kata sandi?', 'Batal', 'Daftar disini', 'Tutup']) {
    expect(dialog.getByRole('button', { name })).toBeDisabled();
  }
  await user.keyboard('{Escape}');
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  answer();
  expect(await dialog.findByRole('alert')).toHaveTextContent('Layanan sedang dirawat');
});

test('an attempt that stops at an empty field clears the reason of the one before', async () => {
  const reason = { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' };
  refuse('POST /auth/v1/token', 400, reason);
  const { user, dialog } = await openLogin();
  await user.type(dialog.getByLabelText('Email'), 'admin@contoh.id');
  await user.type(dialog.getByLabelText('Kata sandi'), 'salah');
  await user.click(dialog.getByRole('button', { name: 'Login' }));
  expect(await dialog.findByText('Email atau kata sandi salah.')).toBeVisible();

  await user.clear(dialog.getByLabelText('Kata sandi'));
  await user.click(dialog.getByRole('button', { name: 'Login' }));
  expect(dialog.getByText('Kata sandi wajib diisi.')).toBeVisible();
  expect(dialog.queryByText('Email atau kata sandi salah.')).toBeNull();
});

test('who turns from signing in to signing up is not met by the errors of the other', async () => {
  refuse('POST /auth/v1/token', 400, { error_code: 'invalid_credentials', msg: 'Invalid' });
  const { user, dialog } = await openLogin();
  await user.type(dialog.getByLabelText('Email'), 'baru@contoh.id');
  await user.type(dialog.getByLabelText('Kata sandi'), 'salah');
  await user.click(dialog.getByRole('button', { name: 'Login' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Daftar disini' }));
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  expect(dialog.getByLabelText('Email')).toHaveValue('baru@contoh.id');

  await user.click(dialog.getByRole('button', { name: 'Daftar' }));
  expect(dialog.getByText('Kata sandi harus sedikitnya 8 karakter.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Login di sini' }));
  await user.clear(dialog.getByLabelText('Kata sandi'));
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
});

test('a refused sign-up says so', async () => {
  refuse('POST /auth/v1/signup', 422, { error_code: 'user_already_exists', msg: 'User already registered' });
  const { user, dialog } = await openLogin();
  await user.click(dialog.getByRole('button', { name: 'Daftar disini' }));
  await user.type(dialog.getByLabelText('Email'), 'admin@contoh.id');
  await user.type(dialog.getByLabelText('Kata sandi'), 'panjang-sekali');
  await user.click(dialog.getByRole('button', { name: 'Daftar' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Email ini sudah terdaftar.');
  expect(await screen.findByText('Pendaftaran Gagal')).toBeVisible();
});

test('a taken address is told even by a server that hides it, since no mail will come', async () => {
  reply('POST /auth/v1/signup', { id: '1', aud: 'authenticated', email: 'admin@contoh.id', identities: [] });
  const { user, dialog } = await openLogin();
  await user.click(dialog.getByRole('button', { name: 'Daftar disini' }));
  await user.type(dialog.getByLabelText('Email'), 'admin@contoh.id');
  await user.type(dialog.getByLabelText('Kata sandi'), 'panjang-sekali');
  await user.click(dialog.getByRole('button', { name: 'Daftar' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Email ini sudah terdaftar.');
  expect(screen.queryByText('Pendaftaran Berhasil')).not.toBeInTheDocument();
});

test('a sign-up that must be confirmed asks to look for the mail and closes the dialog', async () => {
  reply('POST /auth/v1/signup', {
    id: '1',
    aud: 'authenticated',
    email: 'baru@contoh.id',
    email_confirmed_at: null,
    user_metadata: {},
  });
  const { user, dialog } = await openLogin();
  await user.click(dialog.getByRole('button', { name: 'Daftar disini' }));
  await user.type(dialog.getByLabelText('Email'), 'baru@contoh.id');
  await user.type(dialog.getByLabelText('Kata sandi'), 'panjang-sekali');
  await user.click(dialog.getByRole('button', { name: 'Daftar' }));
  expect(await screen.findByText('Pendaftaran Berhasil')).toBeVisible();
  expect(screen.getByText('Silakan periksa email Anda untuk mengonfirmasi pendaftaran.')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Daftar Akun' })).not.toBeInTheDocument();
});

test('a logout leaves the other devices signed in', async () => {
  storeSession('admin@contoh.id');
  reply('POST /auth/v1/logout');
  const calls = urlsOf('POST /auth/v1/logout');
  const { user } = await renderSite('/tentang');
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('Logout Berhasil!')).toBeVisible();
  expect(calls.map(({ searchParams }) => searchParams.get('scope'))).toEqual(['local']);
});

test('a failing sign-out says so and keeps the user signed in', async () => {
  storeSession('admin@contoh.id');
  refuse('POST /auth/v1/logout', 500, { msg: 'Gangguan server' });
  const { user } = await renderSite('/tentang');
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('Gagal Logout')).toBeVisible();
  expect(screen.getByText('admin@contoh.id')).toBeVisible();
  expect(screen.getByText('AD')).toBeVisible();
});

test('offline, the sign-in says what is wrong', async () => {
  lose('POST /auth/v1/token');
  const { user, dialog } = await openLogin();
  await user.type(dialog.getByLabelText('Email'), 'admin@contoh.id');
  await user.type(dialog.getByLabelText('Kata sandi'), 'benar-sekali');
  await user.click(dialog.getByRole('button', { name: 'Login' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Tidak dapat terhubung ke server.');
  // supabase-js logs the failed request.
  vi.mocked(console.error).mockClear();
});

test('who has not confirmed their address can have the mail again', async () => {
  refuse('POST /auth/v1/token', 400, { error_code: 'email_not_confirmed', msg: 'Email not confirmed' });
  refuse('POST /auth/v1/resend', 429, { error_code: 'over_email_send_rate_limit', msg: 'slow down' });
  const { user, dialog } = await openLogin();
  await user.type(dialog.getByLabelText('Email'), 'baru@contoh.id');
  await user.type(dialog.getByLabelText('Kata sandi'), 'panjang-sekali');
  await user.click(dialog.getByRole('button', { name: 'Login' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Email belum dikonfirmasi.');

  await user.click(dialog.getByRole('button', { name: 'Kirim ulang email konfirmasi' }));
  expect(await screen.findByText('Email Gagal Dikirim')).toBeVisible();
  expect(screen.getAllByText(/Terlalu banyak permintaan/)[0]).toBeVisible();

  // The mail goes to the e-mail address that was refused, not to the edited one.
  const asked = reply('POST /auth/v1/resend', {});
  await user.type(dialog.getByLabelText('Email'), '.lain');
  await user.click(dialog.getByRole('button', { name: 'Kirim ulang email konfirmasi' }));
  expect(await screen.findByText('Email Dikirim')).toBeVisible();
  expect(
    screen.getByText('Tautan konfirmasi dikirim ke baru@contoh.id. Periksa juga folder spam.'),
  ).toBeVisible();
  expect(asked).toMatchObject([{ type: 'signup', email: 'baru@contoh.id' }]);
});

test('a mail for a forgotten password that can not be sent keeps the address', async () => {
  refuse('POST /auth/v1/recover', 400, { msg: 'Layanan email sedang dirawat' });
  const { user, dialog } = await openLogin();
  await user.click(dialog.getByRole('button', { name: 'Lupa kata sandi?' }));
  const forgotten = within(await screen.findByRole('dialog', { name: 'Lupa Kata Sandi' }));
  await user.type(forgotten.getByLabelText('Email'), 'lupa@contoh.id');
  await user.click(forgotten.getByRole('button', { name: 'Kirim Tautan' }));
  expect(await screen.findByText('Email Gagal Dikirim')).toBeVisible();
  expect(forgotten.getByRole('alert')).toHaveTextContent('Layanan email sedang dirawat');
  expect(forgotten.getByLabelText('Email')).toHaveValue('lupa@contoh.id');
  await user.click(forgotten.getByRole('button', { name: 'Kembali' }));
  expect(await screen.findByRole('dialog', { name: 'Login Admin' })).toBeVisible();
});

test('what is typed as password can be looked at', async () => {
  const { user, dialog } = await openLogin();
  expect(dialog.getByLabelText('Kata sandi')).toHaveAttribute('type', 'password');
  await user.click(dialog.getByRole('button', { name: 'Tampilkan' }));
  expect(dialog.getByLabelText('Kata sandi')).toHaveAttribute('type', 'text');
  await user.click(dialog.getByRole('button', { name: 'Sembunyikan' }));
  expect(dialog.getByLabelText('Kata sandi')).toHaveAttribute('type', 'password');
});

test('an empty field is named and gets the focus; nothing is sent', async () => {
  const { user, dialog } = await openLogin();
  await user.click(dialog.getByRole('button', { name: 'Login' }));
  expect(dialog.getByText('Email wajib diisi.')).toBeVisible();
  expect(dialog.getByText('Kata sandi wajib diisi.')).toBeVisible();
  expect(dialog.getByLabelText('Email')).toHaveFocus();
  await user.type(dialog.getByLabelText('Email'), 'admin@contoh.id');
  expect(dialog.queryByText('Email wajib diisi.')).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(dialog.getByLabelText('Kata sandi')).toHaveFocus();

  await user.clear(dialog.getByLabelText('Email'));
  await user.click(dialog.getByRole('button', { name: 'Lupa kata sandi?' }));
  await user.click(dialog.getByRole('button', { name: 'Kirim Tautan' }));
  expect(dialog.getByText('Email wajib diisi.')).toBeVisible();
  expect(dialog.getByLabelText('Email')).toHaveFocus();
});

test('an address and a password that can’t be right are named before anything is sent', async () => {
  const { user, dialog } = await openLogin();
  await user.click(dialog.getByRole('button', { name: 'Daftar disini' }));
  const [email, password] = [dialog.getByLabelText('Email'), dialog.getByLabelText('Kata sandi')];
  await user.type(email, 'admin.contoh.id');
  await user.click(password);
  await user.paste('x'.repeat(73));
  await user.keyboard('{Enter}');
  expect(dialog.getByText('Penulisan email belum benar. Tulis seperti nama@contoh.id.')).toBeVisible();
  expect(dialog.getByText('Kata sandi paling banyak 72 karakter.')).toBeVisible();
  expect(email).toHaveFocus();

  await user.clear(email);
  await user.type(email, 'admin@contoh.id');
  await user.clear(password);
  await user.type(password, ' '.repeat(10));
  await user.keyboard('{Enter}');
  expect(dialog.getByText('Kata sandi tidak boleh hanya berisi spasi.')).toBeVisible();
  expect(password).toHaveFocus();
});

test.each([
  ['somebody else’s are gone', 'another-user', null],
  ['one’s own are there', '00000000-0000-4000-8000-000000000001', '{"note":"Telepon Senin."}'],
])('after a session ended by itself, whoever signs in next: drafts of %s', async (_what, owner, kept) => {
  sessionStorage.setItem('draft:owner', owner);
  sessionStorage.setItem('draft:lead:1', '{"note":"Telepon Senin."}');
  storeSession('admin@contoh.id');
  await renderSite('/tentang');
  expect(await screen.findByRole('button', { name: 'Logout' })).toBeVisible();
  expect(sessionStorage.getItem('draft:lead:1')).toBe(kept);
});

test('on a public page the way to Ringkasan stands beside the closed menu, for who may open it', async () => {
  storeSession('pengelola@contoh.id', { is_manager: true });
  const { unmount } = await renderSite('/tentang');
  const topBar = () => within(screen.getByRole('banner'));
  expect(await topBar().findByRole('link', { name: 'Ringkasan' })).toHaveAttribute('href', '/admin');
  unmount();

  storeSession('baru@contoh.id');
  await renderSite('/tentang');
  expect(await screen.findByRole('link', { name: 'Pengaturan Akun' })).toBeVisible();
  expect(topBar().queryByRole('link', { name: 'Ringkasan' })).not.toBeInTheDocument();
});
