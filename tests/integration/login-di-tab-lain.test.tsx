import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '@/config/paths';
import { sessionStorageKey } from '@/lib/supabase/stored-session';
import { putRows } from '../fake-server/tables';
import { makeSppg } from '../factories';
import { renderSite, storeSession } from '../render';

test('whoever is signed in by now, in another tab, is not left with the dialog', async () => {
  const { user } = await renderSite('/tentang');
  const button = await screen.findByRole('button', { name: 'Login Admin' });
  storeSession('admin@contoh.id');
  await user.click(button);
  expect(await screen.findByText('Selamat datang, admin@contoh.id')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Logout' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

async function signInElsewhere(rights: Parameters<typeof storeSession>[1]) {
  const { user } = await renderSite('/tentang');
  const button = await screen.findByRole('button', { name: 'Login Admin' });
  storeSession('petugas@contoh.id', rights);
  await user.click(button);
  expect(await screen.findByText('Login Berhasil!')).toBeVisible();
  expect(location.pathname).toBe('/tentang');
  return user;
}

test('the toast of a sign-in on a public page, which stays, leads managers to Ringkasan', async () => {
  const user = await signInElsewhere({ is_manager: true });
  await user.click(await screen.findByRole('button', { name: 'Ke Ringkasan' }));
  await waitFor(() => expect(location.pathname).toBe(paths.admin));
});

test('others, who may not open it, are not led there', async () => {
  await signInElsewhere({});
  await screen.findByRole('link', { name: 'Pengaturan Akun' });
  expect(screen.queryByRole('button', { name: 'Ke Ringkasan' })).not.toBeInTheDocument();
});

test('a dialog that goes with the session leaves the login in its place, which says why', async () => {
  storeSession('pengelola@contoh.id', { can_manage: true, is_manager: true });
  putRows('sppg', [makeSppg({ nama: 'SPPG Cemara' })]);
  const { user } = await renderSite(paths.adminSppg);
  await user.click(await screen.findByLabelText('Pilih SPPG Cemara'));
  await user.click(await screen.findByRole('button', { name: /Ubah status/ }));
  await screen.findByRole('dialog', { name: /Ubah status/ });

  localStorage.removeItem(sessionStorageKey);
  const channel = new BroadcastChannel(sessionStorageKey);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of tabs has none
  await act(async () => channel.postMessage({ event: 'SIGNED_OUT', session: null }));
  channel.close();
  const login = within(await screen.findByRole('dialog', { name: 'Login Admin' }));
  expect(login.getByText(/^Sesi Anda berakhir, misalnya karena logout di tab lain/)).toBeVisible();
  expect(await screen.findByText('Sesi Berakhir')).toBeVisible();
});
