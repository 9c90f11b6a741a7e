import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '@/config/paths';
import { lose, refuse, reply } from '../fake-server/calls';
import { renderSite, storeSession } from '../render';

const token = 'ab'.repeat(32);
const link = `${paths.adminInvitation}#${token}`;

function serverHas(given: { state?: string; role?: string; nama?: string | null } = {}) {
  const asked = reply('POST rpc/read_invitation', {
    email: 'dapur@contoh.id',
    role: 'pengelola',
    nama: 'Bu Sekar',
    expires_at: '2026-12-03T03:00:00+00:00',
    state: 'open',
    ...given,
  });

  return asked;
}

test('a visitor reads what they are invited to and for which address; the token leaves the address bar', async () => {
  const asked = serverHas();
  const { user } = await renderSite(link);
  expect(await screen.findByRole('heading', { name: 'Anda diundang sebagai pengelola' })).toBeVisible();
  expect(screen.getByText('dapur@contoh.id')).toBeVisible();
  expect(screen.getByText('Bu Sekar')).toBeVisible();
  expect(screen.getByText(/3 Desember 2026/)).toBeVisible();
  expect(asked).toEqual([{ token }]);
  await waitFor(() => expect(location.hash).toBe(''));
  expect(location.pathname).toBe(paths.adminInvitation);
  await user.click(screen.getByRole('button', { name: 'Daftar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Daftar Akun' }));
  expect(dialog.getByLabelText('Email')).toHaveValue('dapur@contoh.id');
});

test('whoever has an account signs in with the address of the invitation', async () => {
  serverHas();
  const { user } = await renderSite(link);
  await user.click(await screen.findByRole('button', { name: 'Sudah punya akun? Login' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Login Admin' }));
  expect(dialog.getByLabelText('Email')).toHaveValue('dapur@contoh.id');
  // Going from signing in to signing up keeps the invited address.
  await user.click(dialog.getByRole('button', { name: 'Daftar disini' }));
  expect(screen.getByRole('dialog', { name: 'Daftar Akun' })).toBeVisible();
  expect(dialog.getByLabelText('Email')).toHaveValue('dapur@contoh.id');
  await user.click(dialog.getByRole('button', { name: 'Batal' }));
  // The dialog that the menu opens is not about the invitation, and empty.
  await user.click(screen.getByRole('button', { name: 'Login Admin' }));
  expect(await screen.findByLabelText('Email')).toHaveValue('');
});

test('after a reload the invitation is still there', async () => {
  serverHas();
  const first = await renderSite(link);
  expect(await screen.findByText('dapur@contoh.id')).toBeVisible();
  first.unmount();
  await renderSite(paths.adminInvitation);
  expect(await screen.findByText('dapur@contoh.id')).toBeVisible();
});

test('whoever is signed in with the address accepts, and is at the desk with the new role', async () => {
  serverHas();
  storeSession('dapur@contoh.id');
  const asked = reply('POST rpc/accept_invitation', () =>
    storeSession('dapur@contoh.id', { can_manage: true, is_manager: true }),
  );
  const { user } = await renderSite(link);
  const button = await screen.findByRole('button', { name: 'Terima Undangan' });
  expect(asked).toEqual([]);
  await user.dblClick(button);
  expect(await screen.findByText('Undangan Diterima')).toBeVisible();
  expect(screen.getByText('Akun Anda sekarang pengelola.')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Ringkasan' })).toBeVisible();
  expect(asked).toEqual([{ token }]);
});

test('a refusal is said in the words of the database, and can be tried again', async () => {
  serverHas();
  storeSession('dapur@contoh.id');
  const message =
    'Konfirmasikan dulu alamat email Anda melalui tautan di email konfirmasi, lalu terima undangan ini.';
  refuse('POST rpc/accept_invitation', 400, { code: 'P0001', message });
  const { user } = await renderSite(link);
  await user.click(await screen.findByRole('button', { name: 'Terima Undangan' }));
  expect(await screen.findByText('Undangan Belum Diterima')).toBeVisible();
  expect(screen.getByText(message)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Terima Undangan' })).toBeEnabled());
});

test('an answer that was lost is looked up before anybody is told that it failed', async () => {
  serverHas();
  storeSession('dapur@contoh.id');
  lose('POST rpc/accept_invitation', () => serverHas({ state: 'accepted' }));
  const { user } = await renderSite(link);
  await user.click(await screen.findByRole('button', { name: 'Terima Undangan' }));
  expect(await screen.findByText('Undangan Diterima')).toBeVisible();
});

test('whoever is signed in with another address is told so, and can log out here', async () => {
  serverHas();
  storeSession('lain@contoh.id');
  reply('POST /auth/v1/logout');
  const { user } = await renderSite(link);
  expect(await screen.findByText(/^Anda masuk sebagai/)).toHaveTextContent(
    'Anda masuk sebagai lain@contoh.id, sedangkan undangan ini untuk alamat lain.',
  );
  expect(screen.queryByRole('button', { name: 'Terima Undangan' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Logout dan ganti akun' }));
  expect(await screen.findByRole('button', { name: 'Daftar' })).toBeVisible();
});

test.each([
  ['expired', /^Undangan ini sudah kedaluwarsa\./],
  ['withdrawn', /^Undangan ini ditarik kembali atau diganti/],
  ['accepted', /^Undangan ini sudah pernah diterima\./],
])('one that is %s says so, and offers nothing to accept', async (state, sentence) => {
  serverHas({ state });
  storeSession('dapur@contoh.id');
  await renderSite(link);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Terima Undangan' })).not.toBeInTheDocument();
});

test('one that nobody knows says what to do, as does a link that lost its end', async () => {
  reply('POST rpc/read_invitation', []);
  const first = await renderSite(link);
  expect(await screen.findByText(/^Undangan ini tidak dikenal\./)).toBeVisible();
  first.unmount();
  sessionStorage.clear();
  await renderSite(`${paths.adminInvitation}#${token.slice(0, 20)}`);
  expect(await screen.findByText(/^Tautan ini tidak lengkap\./)).toBeVisible();
});

test('an invitation that can not be opened is named as such and can be asked for again', async () => {
  refuse('POST rpc/read_invitation', 429, { code: 'PT429', message: 'Terlalu banyak' });
  const { user } = await renderSite(link);
  expect(await screen.findByText(/^Undangan gagal dibuka\./)).toBeVisible();
  serverHas();
  await user.click(screen.getByRole('button', { name: 'Coba Lagi' }));
  expect(await screen.findByText('dapur@contoh.id')).toBeVisible();
});

test('whoever registered without the link is told of the invitation wherever they are, and has the link mailed again', async () => {
  storeSession('dapur@contoh.id', { invited_as: 'pengelola' });
  const attempts = reply('POST rpc/resend_own_invitation');
  const mend = refuse('POST rpc/resend_own_invitation', 429, { code: 'PT429', message: 'Terlalu banyak' });
  const first = await renderSite('/tentang');
  expect(await screen.findAllByRole('link', { name: 'Undangan Anda' })).not.toHaveLength(0);
  first.unmount();
  const { user } = await renderSite(paths.admin);
  expect(await screen.findByText('Anda diundang sebagai pengelola.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Buka undangan' }));
  expect(await screen.findByRole('heading', { name: 'Anda diundang sebagai pengelola' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Kirim tautan baru' }));
  expect(await screen.findByText('Tautan Gagal Dikirim')).toBeVisible();
  mend();
  await user.click(screen.getByRole('button', { name: 'Kirim tautan baru' }));
  expect(await screen.findByText('Tautan Dikirim')).toBeVisible();
  expect(attempts).toHaveLength(2);
});
