import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { server } from '../msw';
import { renderSite, storeSession } from '../render';

async function openLogin() {
  const { user } = await renderSite('/tentang');
  await user.click(await screen.findByRole('button', { name: 'Login Admin' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Login Admin' }));
  return { user, dialog };
}

test('a refused sign-in shows the reason in the dialog and in a toast; the next attempt clears it', async () => {
  server.use(
    http.post('*/auth/v1/token', () =>
      HttpResponse.json(
        { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
        { status: 400 },
      ),
    ),
  );
  const { user, dialog } = await openLogin();
  await user.type(dialog.getByLabelText('Email'), 'admin@contoh.id');
  await user.type(dialog.getByLabelText('Kata sandi'), 'salah');
  await user.click(dialog.getByRole('button', { name: 'Login' }));

  expect(await dialog.findByRole('alert')).toHaveTextContent('Email atau kata sandi salah.');
  expect(await screen.findByText('Login Gagal')).toBeVisible();
  expect(dialog.getByLabelText('Email')).toHaveValue('admin@contoh.id');

  let answer: (response: Response) => void = () => undefined;
  server.use(http.post('*/auth/v1/token', () => new Promise<Response>((resolve) => (answer = resolve))));
  await user.click(dialog.getByRole('button', { name: 'Login' }));
  expect(await dialog.findByRole('button', { name: 'Memproses...' })).toBeDisabled();
  expect(dialog.getByRole('button', { name: 'Batal' })).toBeDisabled();
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  answer(HttpResponse.json({ msg: 'Layanan sedang dirawat' }, { status: 400 }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Layanan sedang dirawat');
});

test('a refused sign-up says so', async () => {
  server.use(
    http.post('*/auth/v1/signup', () =>
      HttpResponse.json(
        { error_code: 'user_already_exists', msg: 'User already registered' },
        { status: 422 },
      ),
    ),
  );
  const { user, dialog } = await openLogin();
  await user.click(dialog.getByRole('button', { name: 'Daftar disini' }));
  await user.type(dialog.getByLabelText('Email'), 'admin@contoh.id');
  await user.type(dialog.getByLabelText('Kata sandi'), 'panjang-sekali');
  await user.click(dialog.getByRole('button', { name: 'Daftar' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Email ini sudah terdaftar.');
  expect(await screen.findByText('Pendaftaran Gagal')).toBeVisible();
});

test('a sign-up that must be confirmed asks to look for the mail and closes the dialog', async () => {
  server.use(
    http.post('*/auth/v1/signup', () =>
      HttpResponse.json({
        id: '1',
        aud: 'authenticated',
        email: 'baru@contoh.id',
        email_confirmed_at: null,
        user_metadata: {},
      }),
    ),
  );
  const { user, dialog } = await openLogin();
  await user.click(dialog.getByRole('button', { name: 'Daftar disini' }));
  await user.type(dialog.getByLabelText('Email'), 'baru@contoh.id');
  await user.type(dialog.getByLabelText('Kata sandi'), 'panjang-sekali');
  await user.click(dialog.getByRole('button', { name: 'Daftar' }));
  expect(await screen.findByText('Pendaftaran Berhasil')).toBeVisible();
  expect(screen.getByText('Silakan periksa email Anda untuk mengonfirmasi pendaftaran.')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Daftar Akun' })).not.toBeInTheDocument();
});

test('a failing sign-out says so and keeps the user signed in', async () => {
  storeSession('admin@contoh.id');
  server.use(
    http.post('*/auth/v1/logout', () => HttpResponse.json({ msg: 'Gangguan server' }, { status: 500 })),
  );
  const { user } = await renderSite('/tentang');
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('Gagal Logout')).toBeVisible();
  expect(screen.getByText('admin@contoh.id')).toBeVisible();
  expect(screen.getByText('AD')).toBeVisible();
});

test('offline, the sign-in says what is wrong', async () => {
  server.use(http.post('*/auth/v1/token', () => HttpResponse.error()));
  const { user, dialog } = await openLogin();
  await user.type(dialog.getByLabelText('Email'), 'admin@contoh.id');
  await user.type(dialog.getByLabelText('Kata sandi'), 'benar-sekali');
  await user.click(dialog.getByRole('button', { name: 'Login' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Tidak dapat terhubung ke server.');
  // supabase-js logs the failed request.
  vi.mocked(console.error).mockClear();
});
