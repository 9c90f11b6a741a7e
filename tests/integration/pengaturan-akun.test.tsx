import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { paths } from '@/config/paths';
import { server } from '../msw';
import { renderSite, storeSession } from '../render';

test('a visitor is asked to sign in', async () => {
  const { user } = await renderSite(paths.adminSettings);
  expect(await screen.findByText('Silakan login untuk membuka halaman ini.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Masuk' }));
  expect(await screen.findByRole('dialog', { name: 'Login Admin' })).toBeVisible();
});

test('a stored session is renewed before anybody is asked to sign in', async () => {
  storeSession('petugas@contoh.id', { expires_in: -60 });
  let answer: (response: Response) => void = () => undefined;
  server.use(http.post('*/auth/v1/token', () => new Promise<Response>((resolve) => (answer = resolve))));
  await renderSite(paths.adminSettings);
  expect(await screen.findByText('Memeriksa sesi Anda...')).toBeVisible();
  answer(HttpResponse.json({ error_code: 'refresh_token_not_found', msg: 'gone' }, { status: 400 }));
  expect(await screen.findByText('Silakan login untuk membuka halaman ini.')).toBeVisible();
  // supabase-js logs the refused renewal.
  vi.mocked(console.error).mockClear();
});
