import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { paths } from '@/config/paths';
import type { Tables } from '@/lib/supabase/database.types';
import { server } from '../msw';
import { renderSite, storeSession } from '../render';

const own = '00000000-0000-4000-8000-000000000001';

function account(given: Partial<Tables<'accounts'>> = {}): Tables<'accounts'> {
  return {
    user_id: own,
    email: 'admin@contoh.id',
    role: 'admin',
    created_at: '2026-11-01T00:00:00+00:00',
    nama: null,
    ended_at: null,
    ...given,
  };
}

function serverKnows(accounts: Tables<'accounts'>[], access_mode = 'any_signed_in') {
  storeSession('admin@contoh.id', { can_manage: true, is_admin: true });
  server.use(
    http.get('*/rest/v1/accounts', () => HttpResponse.json(accounts)),
    http.get('*/rest/v1/access_settings', () => HttpResponse.json({ access_mode })),
  );
}

test('a visitor is asked to sign in; one line below leads back to the site', async () => {
  await renderSite(paths.adminUsers);
  expect(await screen.findByText('Silakan login untuk membuka halaman ini.')).toBeVisible();
  const links = within(screen.getByRole('contentinfo')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Privasi', '/privasi'],
    ['Ke situs', '/'],
  ]);
});

test.each([
  { can_manage: false, reason: 'Akun Anda menunggu persetujuan admin.' },
  { can_manage: true, reason: 'Halaman ini hanya untuk admin.' },
])('somebody who is no admin reads "$reason"', async ({ can_manage, reason }) => {
  storeSession('petugas@contoh.id', { can_manage });
  await renderSite(paths.adminUsers);
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Akun' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Pengguna' })).not.toBeInTheDocument();
});

test('when the rights cannot be checked, the page says so and asks again', async () => {
  storeSession('admin@contoh.id');
  server.use(
    http.post('*/rest/v1/rpc/my_access', () => HttpResponse.json({ message: 'mati' }, { status: 500 })),
  );
  const { user } = await renderSite(paths.adminUsers);
  expect(await screen.findByText('Hak akun Anda gagal diperiksa. mati')).toBeVisible();
  serverKnows([account()]);
  await user.click(screen.getByRole('button', { name: 'Coba Lagi' }));
  expect(await screen.findByText('1 akun, 1 di antaranya admin.')).toBeVisible();
});

test('the only admin finds no way to revoke themself, and reads how colleagues get an account', async () => {
  serverKnows([account()]);
  await renderSite(paths.adminUsers);
  expect(await screen.findByText(/Setujui admin lain sebelum mencabut/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Cabut akses/ })).not.toBeInTheDocument();
  expect(screen.getByText(/Baru akun Anda yang terdaftar/)).toBeVisible();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

test('a refusal by the server is shown in its words, and the question stays', async () => {
  serverKnows([account(), account({ user_id: 'b', email: 'kedua@contoh.id' })]);
  server.use(
    http.post('*/rest/v1/rpc/set_account_role', () =>
      HttpResponse.json(
        {
          code: 'P0001',
          message: 'Akses admin terakhir tidak dapat dicabut. Setujui admin lain lebih dulu.',
        },
        { status: 400 },
      ),
    ),
  );
  const { user } = await renderSite(paths.adminUsers);
  await user.click(await screen.findByRole('button', { name: 'Cabut akses admin@contoh.id' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Cabut akses admin?' }));
  expect(dialog.getByText(/Anda akan kehilangan akses.*tetap dapat dikelola/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cabut Akses' }));
  expect(await screen.findByText('Gagal Mengubah Akses')).toBeVisible();
  expect(
    screen.getByText('Akses admin terakhir tidak dapat dicabut. Setujui admin lain lebih dulu.'),
  ).toBeVisible();
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Cabut Akses' })).toBeEnabled());
});

test('who revokes themself loses the page and its link at once', async () => {
  serverKnows([account(), account({ user_id: 'b', email: 'kedua@contoh.id' })]);
  server.use(
    http.post('*/rest/v1/rpc/set_account_role', () => {
      storeSession('admin@contoh.id', { can_manage: true, is_admin: false });
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = await renderSite(paths.adminUsers);
  await user.click(await screen.findByRole('button', { name: 'Cabut akses admin@contoh.id' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Cabut akses admin?' }));
  await user.click(dialog.getByRole('button', { name: 'Cabut Akses' }));
  expect(await screen.findByText('Halaman ini hanya untuk admin.')).toBeVisible();
  expect(screen.getByText('Akses admin admin@contoh.id telah dicabut.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Pengguna' })).not.toBeInTheDocument();
});

test('a rule that was saved shows in every account, and there is nothing left to save', async () => {
  const accounts = [account(), account({ user_id: 'b', email: 'kedua@contoh.id', role: 'pending' })];
  serverKnows(accounts);
  server.use(
    http.post('*/rest/v1/rpc/set_access_mode', () => {
      serverKnows(accounts, 'approved_only');
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { app, user } = await renderSite(paths.adminUsers);
  expect(await screen.findByText('Pengelola')).toBeVisible();
  const save = screen.getByRole('button', { name: 'Simpan Aturan' });
  await user.click(screen.getByRole('radio', { name: /Hanya akun yang disetujui/ }));
  await user.click(save);
  expect(await screen.findByText('Yang dapat mengelola data: hanya akun yang disetujui.')).toBeVisible();
  expect(await screen.findByText('Menunggu persetujuan')).toBeVisible();
  expect(screen.queryByText('Pengelola')).not.toBeInTheDocument();
  expect(save).toBeDisabled();

  // Another admin changes it back.
  serverKnows(accounts);
  await app.queryClientRef.current?.invalidateQueries();
  await waitFor(() => expect(screen.getByRole('radio', { name: /Semua akun yang login/ })).toBeChecked());
});

test('rights do not pass to whoever signs in next in the same tab', async () => {
  serverKnows([account()]);
  server.use(
    http.post('*/auth/v1/logout', () => new HttpResponse(null, { status: 204 })),
    http.post('*/auth/v1/token', () =>
      HttpResponse.json({
        access_token: 'header.payload.signature',
        refresh_token: 'refresh',
        token_type: 'bearer',
        expires_in: 3600,
        user: { id: 'b', aud: 'authenticated', email: 'petugas@contoh.id', user_metadata: {} },
      }),
    ),
  );
  const { user } = await renderSite(paths.adminUsers);
  expect(await screen.findByText('1 akun, 1 di antaranya admin.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  await user.click(await screen.findByRole('button', { name: 'Login' }));
  server.use(
    http.post('*/rest/v1/rpc/my_access', () => HttpResponse.json({ can_manage: false, is_admin: false })),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Login Admin' }));
  await user.type(dialog.getByLabelText('Email'), 'petugas@contoh.id');
  await user.type(dialog.getByLabelText('Kata sandi'), 'lumpia-semarang');
  await user.click(dialog.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText('Akun Anda menunggu persetujuan admin.')).toBeVisible();
  expect(screen.queryByText('1 akun, 1 di antaranya admin.')).not.toBeInTheDocument();
});

test('among many accounts a search finds one, or says that there is none', async () => {
  const others = Array.from({ length: 30 }, (_, index) =>
    account({ user_id: `u${index}`, email: `warga-${index}@contoh.id`, role: 'pending' }),
  );
  serverKnows([account(), ...others], 'approved_only');
  const { user } = await renderSite(paths.adminUsers);
  expect(await screen.findByText('31 akun, 1 di antaranya admin.')).toBeVisible();
  expect((await screen.findAllByText('Menunggu persetujuan')).length).toBe(30);

  await user.type(screen.getByRole('searchbox', { name: 'Cari akun' }), 'WARGA-17');
  expect(await screen.findByText('warga-17@contoh.id')).toBeVisible();
  expect(screen.queryByText('warga-18@contoh.id')).not.toBeInTheDocument();
  await user.type(screen.getByRole('searchbox', { name: 'Cari akun' }), 'x');
  expect(await screen.findByText('Akun tidak ditemukan')).toBeVisible();
  await waitFor(() => expect(location.search).toBe('?cari=WARGA-17x'));
});

test('the summary’s link shows the new accounts that wait; one that is approved stays in place, and all are a press away', async () => {
  const [baru, lama] = ['baru', 'lama'].map((name) =>
    account({ user_id: name, email: `${name}@contoh.id`, role: 'pending' }),
  );
  if (!baru || !lama) throw new Error('unreachable');
  serverKnows([account(), baru, lama], 'approved_only');
  server.use(
    http.get('*/rest/v1/due_rows', () => HttpResponse.json([{ row_id: 'baru' }])),
    http.post('*/rest/v1/rpc/set_account_role', () => {
      server.use(
        http.get('*/rest/v1/accounts', () =>
          HttpResponse.json([account(), { ...baru, role: 'admin' }, lama]),
        ),
      );
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = await renderSite(`${paths.adminUsers}?tampil=menunggu`);
  expect(
    await screen.findByText(/^1 akun baru menunggu persetujuan saat halaman ini dibuka\./),
  ).toBeVisible();
  expect(screen.queryByText('lama@contoh.id')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Setujui sebagai admin: baru@contoh.id' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Setujui sebagai admin' }));
  expect(await screen.findByRole('button', { name: 'Cabut akses baru@contoh.id' })).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'Tampilkan semua akun' }));
  expect(await screen.findByText('lama@contoh.id')).toBeVisible();
});

test('a list that does not load is named as such and can be asked for again', async () => {
  serverKnows([]);
  server.use(
    http.get('*/rest/v1/accounts', () => HttpResponse.json({ message: 'mati' }, { status: 500 })),
    http.get('*/rest/v1/access_settings', () => HttpResponse.json({ message: 'mati' }, { status: 500 })),
  );
  const { user } = await renderSite(paths.adminUsers);
  expect(await screen.findByText('Daftar akun gagal dimuat. mati')).toBeVisible();
  expect(await screen.findByText('Aturan akses gagal dimuat. mati')).toBeVisible();
  serverKnows([account()]);
  for (const button of screen.getAllByRole('button', { name: 'Coba Lagi' })) await user.click(button);
  expect(await screen.findByText('1 akun, 1 di antaranya admin.')).toBeVisible();
  expect(await screen.findByRole('radio', { name: /Semua akun yang login/ })).toBeChecked();
});

test('a rule that could not be saved stays chosen', async () => {
  serverKnows([account()]);
  server.use(
    http.post('*/rest/v1/rpc/set_access_mode', () => HttpResponse.json({ message: 'mati' }, { status: 500 })),
  );
  const { user } = await renderSite(paths.adminUsers);
  const save = await screen.findByRole('button', { name: 'Simpan Aturan' });
  expect(save).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: /Hanya akun yang disetujui/ }));
  await user.click(save);
  expect(await screen.findByText('Gagal Menyimpan Aturan')).toBeVisible();
  expect(screen.getByRole('radio', { name: /Hanya akun yang disetujui/ })).toBeChecked();
});
