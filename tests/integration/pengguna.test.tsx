import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '@/config/paths';
import type { Tables } from '@/lib/supabase/database.types';
import { lose, refuse, reply } from '../fake-server/calls';
import { putRows } from '../fake-server/tables';
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
    ended_role: null,
    wants_lead_mails: true,
    wants_certificate_mails: true,
    wants_complaint_mails: true,
    wants_incident_mails: true,
    ...given,
  };
}

function serverKnows(accounts: Tables<'accounts'>[], access_mode = 'any_signed_in') {
  storeSession('admin@contoh.id', { can_manage: true, is_admin: true });
  putRows('accounts', accounts);
  putRows('access_settings', [{ access_mode }]);
}

test('a visitor is asked to sign in; one line below leads back to the site', async () => {
  await renderSite(paths.adminUsers);
  expect(await screen.findByText('Silakan login untuk membuka halaman ini.')).toBeVisible();
  const links = within(screen.getByRole('contentinfo')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Privasi', '/privasi'],
    ['Lihat situs', '/'],
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
  refuse('POST rpc/my_access');
  const { user } = await renderSite(paths.adminUsers);
  expect(await screen.findByText('Hak akun Anda gagal diperiksa. mati')).toBeVisible();
  serverKnows([account()]);
  await user.click(screen.getByRole('button', { name: 'Coba Lagi' }));
  expect(await screen.findByText('1 akun, 1 di antaranya admin.')).toBeVisible();
});

test('the only admin finds no way to give up their role, and reads how colleagues get an account', async () => {
  serverKnows([account()]);
  await renderSite(paths.adminUsers);
  expect(await screen.findByText(/Setujui admin lain sebelum melepas peran ini/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Lepas Peran Saya' })).not.toBeInTheDocument();
  expect(screen.getByText(/Baru akun Anda yang terdaftar/)).toBeVisible();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

test('a refusal by the server is shown in its words, and the question stays', async () => {
  serverKnows([account(), account({ user_id: 'b', email: 'kedua@contoh.id' })]);
  refuse('POST rpc/set_account_role', 400, {
    code: 'P0001',
    message: 'Akses admin terakhir tidak dapat dicabut. Setujui admin lain lebih dulu.',
  });
  const { user } = await renderSite(paths.adminUsers);
  await user.click(await screen.findByRole('button', { name: 'Lepas Peran Saya' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Lepas peran Anda?' }));
  expect(dialog.getByText(/Anda akan kehilangan akses.*tetap dapat dikelola/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Lepas Peran Saya' }));
  expect(await screen.findByText('Gagal Mengubah Akses')).toBeVisible();
  expect(
    screen.getByText('Akses admin terakhir tidak dapat dicabut. Setujui admin lain lebih dulu.'),
  ).toBeVisible();
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Lepas Peran Saya' })).toBeEnabled());
});

test('who gives up their own role loses the page and its link at once', async () => {
  serverKnows([account(), account({ user_id: 'b', email: 'kedua@contoh.id' })]);
  reply('POST rpc/set_account_role', () =>
    storeSession('admin@contoh.id', { can_manage: true, is_admin: false }),
  );
  const { user } = await renderSite(paths.adminUsers);
  await user.click(await screen.findByRole('button', { name: 'Lepas Peran Saya' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Lepas peran Anda?' }));
  await user.click(dialog.getByRole('button', { name: 'Lepas Peran Saya' }));
  expect(await screen.findByText('Halaman ini hanya untuk admin.')).toBeVisible();
  expect(screen.getByText('Peran Dilepas')).toBeVisible();
  expect(
    screen.getByText('Peran Anda telah dilepas. Hanya admin lain yang dapat mengembalikannya.'),
  ).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Pengguna' })).not.toBeInTheDocument();
});

test('a rule that was saved shows in every account, and there is nothing left to save', async () => {
  const accounts = [account(), account({ user_id: 'b', email: 'kedua@contoh.id', role: 'pending' })];
  serverKnows(accounts);
  reply('POST rpc/set_access_mode', () => serverKnows(accounts, 'approved_only'));
  const { app, user } = await renderSite(paths.adminUsers);
  expect(await screen.findByText('Belum disetujui')).toBeVisible();
  const save = screen.getByRole('button', { name: 'Simpan Aturan' });
  await user.click(screen.getByRole('radio', { name: /Hanya akun yang disetujui/ }));
  await user.click(save);
  expect(await screen.findByText('Yang dapat mengelola data: hanya akun yang disetujui.')).toBeVisible();
  expect(await screen.findByText('Menunggu persetujuan')).toBeVisible();
  expect(screen.queryByText('Belum disetujui')).not.toBeInTheDocument();
  expect(save).toBeDisabled();

  // Another admin changes it back.
  serverKnows(accounts);
  await app.queryClientRef.current?.invalidateQueries();
  await waitFor(() => expect(screen.getByRole('radio', { name: /Semua akun yang login/ })).toBeChecked());
});

test('rights do not pass to whoever signs in next in the same tab', async () => {
  serverKnows([account()]);
  reply('POST /auth/v1/logout');
  reply('POST /auth/v1/token', {
    access_token: 'header.payload.signature',
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3600,
    user: { id: 'b', aud: 'authenticated', email: 'petugas@contoh.id', user_metadata: {} },
  });
  const { user } = await renderSite(paths.adminUsers);
  expect(await screen.findByText('1 akun, 1 di antaranya admin.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  await user.click(await screen.findByRole('button', { name: 'Login' }));
  reply('POST rpc/my_access', { can_manage: false, is_admin: false });
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
  putRows('due_rows', [{ topic: 'accounts_pending', row_id: 'baru' }]);
  reply('POST rpc/set_account_role', () =>
    putRows('accounts', [account(), { ...baru, role: 'admin' }, lama]),
  );
  const { user } = await renderSite(`${paths.adminUsers}?tampil=menunggu`);
  expect(
    await screen.findByText(/^1 akun baru menunggu persetujuan saat halaman ini dibuka\./),
  ).toBeVisible();
  expect(screen.queryByText('lama@contoh.id')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Setujui sebagai admin: baru@contoh.id' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Setujui sebagai admin' }));
  expect(
    await screen.findByRole('button', { name: 'Jadikan pengelola: baru@contoh.id' }),
  ).toBeInTheDocument();

  await user.click(screen.getByRole('link', { name: 'Tampilkan semua akun' }));
  expect(await screen.findByText('lama@contoh.id')).toBeVisible();
});

test('a list that does not load is named as such and can be asked for again', async () => {
  serverKnows([]);
  const mends = [refuse('GET accounts'), refuse('GET access_settings')];
  const { user } = await renderSite(paths.adminUsers);
  expect(await screen.findByText('Daftar akun gagal dimuat. mati')).toBeVisible();
  expect(await screen.findByText('Aturan akses gagal dimuat. mati')).toBeVisible();
  for (const mend of mends) mend();
  serverKnows([account()]);
  for (const button of screen.getAllByRole('button', { name: 'Coba Lagi' })) await user.click(button);
  expect(await screen.findByText('1 akun, 1 di antaranya admin.')).toBeVisible();
  expect(await screen.findByRole('radio', { name: /Semua akun yang login/ })).toBeChecked();
});

test('a rule that could not be saved stays chosen', async () => {
  serverKnows([account()]);
  refuse('POST rpc/set_access_mode');
  const { user } = await renderSite(paths.adminUsers);
  const save = await screen.findByRole('button', { name: 'Simpan Aturan' });
  expect(save).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: /Hanya akun yang disetujui/ }));
  await user.click(save);
  expect(await screen.findByText('Gagal Menyimpan Aturan')).toBeVisible();
  expect(screen.getByRole('radio', { name: /Hanya akun yang disetujui/ })).toBeChecked();
});

const other = account({ user_id: 'b', email: 'dapur@contoh.id', role: 'pending' });

/** Answers a call with success, after which the server knows these accounts; returns what it was asked. */
const serverDoes = (call: string, after: Tables<'accounts'>[]) =>
  reply(`POST rpc/${call}`, () => serverKnows(after));
test('an account becomes that of a manager, whose badge and buttons say so', async () => {
  serverKnows([account(), other]);
  const manager = { ...other, role: 'pengelola' };
  const asked = serverDoes('set_account_role', [account(), manager]);
  const { user } = await renderSite(paths.adminUsers);
  await user.click(await screen.findByRole('button', { name: 'Setujui sebagai pengelola: dapur@contoh.id' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Setujui sebagai pengelola?' }));
  expect(question.getByText(/tidak membaca pesan masuk dan data pribadi\./)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Setujui sebagai pengelola' }));
  expect(await screen.findByText('dapur@contoh.id sekarang pengelola.')).toBeVisible();
  expect(asked).toEqual([{ target_user_id: 'b', new_role: 'pengelola' }]);
  expect(await screen.findByText('Pengelola')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Setujui sebagai admin: dapur@contoh.id' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Setujui sebagai pengelola/ })).not.toBeInTheDocument();
});

test('an admin names an account, which is then found by its name, too', async () => {
  serverKnows([account(), other]);
  const asked = serverDoes('set_account_name', [account(), { ...other, nama: 'Sekar Wangi' }]);
  const { user } = await renderSite(`${paths.adminUsers}?cari=`);
  await user.click(await screen.findByText(': dapur@contoh.id', { exact: false, selector: 'summary *' }));
  await user.click(screen.getByRole('button', { name: 'Ubah nama dapur@contoh.id' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ubah Nama' }));
  await user.type(dialog.getByLabelText(/^Nama/), 'Sekar Wangi');
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Nama Disimpan')).toBeVisible();
  expect(await screen.findByText('Sekar Wangi')).toBeVisible();
  expect(screen.getByText('dapur@contoh.id')).toBeVisible();
  expect(asked).toEqual([{ target_user_id: 'b', new_name: 'Sekar Wangi' }]);
});

test('access ends, is shown as ended, and comes back', async () => {
  serverKnows([account(), other]);
  const ended = { ...other, ended_at: '2026-11-26T02:00:00+00:00' };
  serverDoes('end_account_access', [account(), ended]);
  const { user } = await renderSite(paths.adminUsers);
  await user.click(await screen.findByRole('button', { name: 'Akhiri akses dapur@contoh.id' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Akhiri akses?' }));
  await user.click(question.getByRole('button', { name: 'Akhiri Akses' }));
  expect(await screen.findByText('Akses Diakhiri')).toBeVisible();
  expect(await screen.findByText(/^Akses diakhiri 26 November 2026/)).toBeVisible();
  expect(
    screen.queryByRole('button', { name: /^(Setujui|Akhiri).+dapur@contoh\.id/ }),
  ).not.toBeInTheDocument();

  serverDoes('restore_account_access', [account(), other]);
  await user.click(screen.getByRole('button', { name: 'Pulihkan akses dapur@contoh.id' }));
  const restoring = within(await screen.findByRole('alertdialog', { name: 'Pulihkan akses?' }));
  await user.click(restoring.getByRole('button', { name: 'Pulihkan Akses' }));
  expect(await screen.findByText('Akses Dipulihkan')).toBeVisible();
  expect(await screen.findByText('Belum disetujui')).toBeVisible();
});

test.each([
  ['pending', /tidak dapat lagi mengelola data, apa pun aturannya/],
  [
    'pengelola',
    /tidak dapat lagi mengelola SPPG, sertifikat, dan dokumen program, atau mengonfirmasi dapur, apa/,
  ],
  ['admin', /tidak dapat lagi membaca pesan dan pengajuan, mengatur akun, atau mengelola data, apa pun/],
])(
  'one button in plain sight ends the access of a %s under both rules, and says what that means',
  async (role, loss) => {
    serverKnows([account(), { ...other, role }], 'approved_only');
    const asked = serverDoes('end_account_access', [account()]);
    const { user } = await renderSite(paths.adminUsers);
    const row = within(await screen.findByRole('listitem', { name: 'dapur@contoh.id' }));
    const endings = row.getAllByRole('button', { name: /akhiri|cabut/i });
    expect(endings).toHaveLength(1);
    expect(endings[0]?.closest('details')).toBeNull();
    await user.click(endings[0] ?? document.body);
    const question = within(await screen.findByRole('alertdialog', { name: 'Akhiri akses?' }));
    expect(question.getByText(loss)).toBeVisible();
    expect(question.getByText(/“Semua akun yang login” maupun “Hanya akun yang disetujui”/)).toBeVisible();
    expect(question.getByText(/masih dapat login, tetapi haknya sama dengan pengunjung/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Akhiri Akses' }));
    expect(await screen.findByText('Akses Diakhiri')).toBeVisible();
    expect(asked).toEqual([{ target_user_id: 'b' }]);
  },
);

test('beside a stranger the role that gives less comes first and stands out', async () => {
  serverKnows([account(), other]);
  await renderSite(paths.adminUsers);
  const row = within(await screen.findByRole('listitem', { name: 'dapur@contoh.id' }));
  const buttons = row.getAllByRole('button').filter((button) => !button.closest('details'));
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Setujui sebagai pengelola',
    'Setujui sebagai admin',
    'Akhiri Akses',
  ]);
});

test('an admin becomes a manager without losing everything in between', async () => {
  serverKnows([account(), { ...other, role: 'admin' }]);
  const asked = serverDoes('set_account_role', [account(), { ...other, role: 'pengelola' }]);
  const { user } = await renderSite(paths.adminUsers);
  await user.click(await screen.findByRole('button', { name: 'Jadikan pengelola: dapur@contoh.id' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Jadikan pengelola?' }));
  expect(question.getByText(/tidak dapat lagi membaca pesan dan pengajuan/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Jadikan Pengelola' }));
  expect(await screen.findByText('dapur@contoh.id sekarang pengelola.')).toBeVisible();
  expect(asked).toEqual([{ target_user_id: 'b', new_role: 'pengelola' }]);
});

test.each([
  {
    role: 'pengelola',
    choose: null,
    without_role: false,
    became: 'dapur@contoh.id kembali menjadi pengelola.',
  },
  { role: 'admin', choose: null, without_role: false, became: 'dapur@contoh.id kembali menjadi admin.' },
  {
    role: 'admin',
    choose: /^Tanpa peran/,
    without_role: true,
    became: 'dapur@contoh.id kembali menjadi akun yang belum disetujui.',
  },
])('who was $role comes back as such, unless an admin chooses otherwise: $became', async (given) => {
  const ended_at = '2026-11-26T02:00:00+00:00';
  serverKnows([account(), { ...other, ended_at, ended_role: given.role }]);
  const asked = serverDoes('restore_account_access', [account(), other]);
  const { user } = await renderSite(paths.adminUsers);
  await user.click(await screen.findByRole('button', { name: 'Pulihkan akses dapur@contoh.id' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Pulihkan akses?' }));
  expect(question.getByText(new RegExp(`dapur@contoh.id adalah ${given.role}\\. Kembali`))).toBeVisible();
  expect(question.getByRole('radio', { name: new RegExp(`^Sebagai ${given.role}`) })).toBeChecked();
  if (given.choose) await user.click(question.getByRole('radio', { name: given.choose }));
  await user.click(question.getByRole('button', { name: 'Pulihkan Akses' }));
  expect(await screen.findByText(given.became)).toBeVisible();
  expect(asked).toEqual([{ target_user_id: 'b', without_role: given.without_role }]);
});

test('nobody ends the access of the own account or deletes it', async () => {
  serverKnows([account(), account({ user_id: 'c', email: 'kedua@contoh.id' })]);
  await renderSite(paths.adminUsers);
  expect(await screen.findByRole('button', { name: 'Akhiri akses kedua@contoh.id' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ubah nama admin@contoh.id' })).toBeInTheDocument();
  for (const deed of ['Akhiri akses', 'Hapus akun'])
    expect(screen.queryByRole('button', { name: `${deed} admin@contoh.id` })).not.toBeInTheDocument();
});

/** Presses the buttons that delete the other account. */
async function deleteOther(user: Awaited<ReturnType<typeof renderSite>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Hapus akun dapur@contoh.id' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Hapus akun?' }));
  await user.click(question.getByRole('button', { name: 'Hapus Akun' }));
}

test('an account is deleted by the function', async () => {
  serverKnows([account(), other]);
  const asked = reply('POST /functions/v1/hapus-akun', () => {
    serverKnows([account()]);
    return { user_id: 'b' };
  });
  const { user } = await renderSite(paths.adminUsers);
  await deleteOther(user);
  expect(await screen.findByText('Akun Dihapus')).toBeVisible();
  expect(await screen.findByText('1 akun, 1 di antaranya admin.')).toBeVisible();
  expect(asked).toEqual([{ user_id: 'b' }]);
});

test.each([
  [
    'is not deployed',
    { code: 'NOT_FOUND', message: 'Requested function was not found' },
    404,
    /^Fungsi hapus-akun belum dipasang di proyek Supabase\..*Authentication, Users\.$/,
  ],
  [
    'knows no such account',
    { code: 'P0002', message: 'Akun tidak ditemukan.', details: null, hint: null },
    404,
    /^Akun tidak ditemukan\.$/,
  ],
  [
    'fails',
    { code: 'not_deleted', message: 'Aksesnya sudah diakhiri, tetapi akunnya belum terhapus. Coba lagi.' },
    500,
    /^Aksesnya sudah diakhiri, tetapi akunnya belum terhapus\./,
  ],
])('when the function %s, the page says so and the question stays', async (_, body, status, sentence) => {
  serverKnows([account(), other]);
  refuse('POST /functions/v1/hapus-akun', status, body);
  const { user } = await renderSite(paths.adminUsers);
  await deleteOther(user);
  expect(await screen.findByText('Gagal Menghapus Akun')).toBeVisible();
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.getByRole('alertdialog', { name: 'Hapus akun?' })).toBeVisible();
});

test('a deletion whose answer was lost is looked up before anybody is told that it failed', async () => {
  serverKnows([account(), other]);
  lose('POST /functions/v1/hapus-akun', () => serverKnows([account()]));
  const { user } = await renderSite(paths.adminUsers);
  await deleteOther(user);
  expect(await screen.findByText('Akun Dihapus')).toBeVisible();
});

/** The server knows how many devices these accounts have for the second step of the sign-in. */
const serverCounts = (counts: Record<string, number>) =>
  reply(
    'POST rpc/account_devices',
    Object.entries(counts).map(([user_id, devices]) => ({ user_id, devices })),
  );

const colleague = account({ user_id: 'b', email: 'rekan@contoh.id', nama: 'Bu Rekan' });

test('the devices of each account are told; those of another who has lost them are taken off', async () => {
  serverKnows([account(), colleague, account({ user_id: 'c', email: 'tanpa@contoh.id' })]);
  serverCounts({ [own]: 2, b: 1 });
  const asked = reply('POST /functions/v1/lepas-perangkat', () => {
    serverCounts({ [own]: 2 });
    return { user_id: 'b' };
  });
  const { user } = await renderSite(paths.adminUsers);
  expect(await screen.findByText('Verifikasi dua langkah: terpasang (2 perangkat)')).toBeVisible();
  const row = within(screen.getByRole('listitem', { name: 'rekan@contoh.id' }));
  expect(row.getByText('Verifikasi dua langkah: terpasang (1 perangkat)')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Lepas perangkat/ })).toHaveLength(1);
  await user.click(row.getByRole('button', { name: 'Lepas perangkat rekan@contoh.id' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Lepas perangkat?' }));
  expect(question.getByText(/Pastikan dulu, lewat telepon atau bertemu langsung/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Lepas Perangkat' }));
  expect(await screen.findByText('Perangkat Dilepas')).toBeVisible();
  expect(asked).toEqual([{ user_id: 'b' }]);
  expect(row.queryByText(/^Verifikasi dua langkah/)).not.toBeInTheDocument();
});

test.each([
  [
    { code: 'NOT_FOUND', message: 'Requested function was not found' },
    404,
    /^Fungsi lepas-perangkat belum dipasang di proyek Supabase\./,
  ],
  [{ code: 'not_removed', message: 'Perangkatnya belum terlepas. Coba lagi.' }, 500, /^Perangkatnya belum/],
])('devices that can not be taken off: %o', async (body, status, sentence) => {
  serverKnows([account(), colleague]);
  serverCounts({ b: 1 });
  refuse('POST /functions/v1/lepas-perangkat', status, body);
  const { user } = await renderSite(paths.adminUsers);
  await user.click(await screen.findByRole('button', { name: 'Lepas perangkat rekan@contoh.id' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Lepas perangkat?' }));
  await user.click(question.getByRole('button', { name: 'Lepas Perangkat' }));
  expect(await screen.findByText('Perangkat Gagal Dilepas')).toBeVisible();
  expect(screen.getByText(sentence)).toBeVisible();
  await waitFor(() => expect(question.getByRole('button', { name: 'Lepas Perangkat' })).toBeEnabled());
});

test('only who has a device of their own can require one of all admins', async () => {
  serverKnows([account(), colleague]);
  await renderSite(paths.adminUsers);
  const button = await screen.findByRole('button', { name: 'Wajibkan untuk Semua Admin' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription(/^Sebelum mewajibkannya, pasang dulu untuk akun Anda sendiri/);
  expect(
    await screen.findByText(/^Admin yang belum memasangnya: (?=.*admin@contoh\.id)(?=.*Bu Rekan)/),
  ).toBeVisible();
});

test('a second factor is required of all admins, and no more; who lacks one is named before', async () => {
  const rule = (admins_need_second_factor: boolean) =>
    putRows('access_settings', [{ access_mode: 'any_signed_in', admins_need_second_factor }]);
  serverKnows([account(), colleague]);
  serverCounts({ [own]: 1 });
  const asked = reply('POST rpc/require_second_factor', ({ required }: { required: boolean }) => {
    rule(required);
  });
  const { user } = await renderSite(paths.adminUsers);
  await user.click(await screen.findByRole('button', { name: 'Wajibkan untuk Semua Admin' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Wajibkan untuk semua admin?' }));
  expect(question.getByText(/langsung berhak seperti pengelola/)).toBeVisible();
  expect(question.getByText('Yang belum memasangnya: Bu Rekan.')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Wajibkan' }));
  expect(await screen.findByText('Verifikasi Diwajibkan')).toBeVisible();

  await user.click(await screen.findByRole('button', { name: 'Jangan Wajibkan Lagi' }));
  const lifting = within(await screen.findByRole('alertdialog', { name: 'Jangan wajibkan lagi?' }));
  await user.click(lifting.getByRole('button', { name: 'Jangan Wajibkan Lagi' }));
  expect(await screen.findByText('Verifikasi Tidak Wajib Lagi')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Wajibkan untuk Semua Admin' })).toBeEnabled();
  expect(asked).toEqual([{ required: true }, { required: false }]);
});

function invitation(given: Partial<Tables<'invitations'>> = {}): Tables<'invitations'> {
  return {
    id: '70000000-0000-4000-8000-000000000001',
    email: 'dapur@contoh.id',
    role: 'pengelola',
    nama: 'Bu Sekar',
    token_hash: 'x',
    invited_by: own,
    created_at: '2026-11-26T02:00:00+00:00',
    expires_at: '2099-12-03T02:00:00+00:00',
    accepted_at: null,
    withdrawn_at: null,
    ...given,
  };
}

const serverAwaits = (...invitations: Tables<'invitations'>[]) => putRows('invitations', invitations);
test('somebody is invited by mail; a refusal keeps what was typed, and the second attempt is the same invitation', async () => {
  serverKnows([account()]);
  const message = 'Pemilik email ini sudah mempunyai akses. Ubah perannya di daftar akun.';
  const asked = reply('POST rpc/invite', () => serverAwaits(invitation()));
  const mend = refuse('POST rpc/invite', 400, { code: 'P0001', message });
  const { user } = await renderSite(paths.adminUsers);
  expect(await screen.findByText('Tidak ada undangan yang menunggu.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undang lewat email' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Undang lewat Email' }));
  await user.click(dialog.getByRole('button', { name: 'Kirim Undangan' }));
  expect(await dialog.findByText('Email wajib diisi.')).toBeVisible();
  await user.type(dialog.getByLabelText('Email'), 'dapur@contoh.id');
  await user.type(dialog.getByLabelText(/^Nama/), 'Bu Sekar');
  await user.click(dialog.getByRole('button', { name: 'Kirim Undangan' }));
  expect(await screen.findByText('Gagal Mengundang')).toBeVisible();
  expect(screen.getByText(message)).toBeVisible();
  expect(dialog.getByLabelText('Email')).toHaveValue('dapur@contoh.id');
  mend();
  await user.click(dialog.getByRole('button', { name: 'Kirim Undangan' }));
  expect(await screen.findByText('Undangan Dikirim')).toBeVisible();
  expect(asked[1]).toMatchObject({ email: 'dapur@contoh.id', role: 'pengelola', nama: 'Bu Sekar' });
  expect(Object(asked[1]).invitation_id).toBe(Object(asked[0]).invitation_id);
  expect(await screen.findByText('Berlaku sampai 3 Desember 2099')).toBeVisible();
});

test('an invitation that has expired is sent again, as another one', async () => {
  serverKnows([account()]);
  serverAwaits(invitation({ expires_at: '2026-11-20T02:00:00+00:00' }));
  const asked = reply('POST rpc/invite');
  const { user } = await renderSite(paths.adminUsers);
  expect(await screen.findByText('Sudah kedaluwarsa')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undang lagi dapur@contoh.id' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Undang Lagi' }));
  expect(dialog.getByLabelText('Email')).toHaveValue('dapur@contoh.id');
  await user.selectOptions(dialog.getByLabelText('Peran'), 'Admin');
  await user.click(dialog.getByRole('button', { name: 'Kirim Undangan' }));
  expect(await screen.findByText('Undangan Dikirim')).toBeVisible();
  expect(asked).toMatchObject([{ email: 'dapur@contoh.id', role: 'admin', nama: 'Bu Sekar' }]);
  expect(Object(asked[0]).invitation_id).not.toBe(invitation().id);
});

test('an invitation is withdrawn', async () => {
  serverKnows([account()]);
  serverAwaits(invitation());
  reply('POST rpc/withdraw_invitation', () => serverAwaits());
  const { user } = await renderSite(paths.adminUsers);
  await user.click(await screen.findByRole('button', { name: 'Tarik undangan dapur@contoh.id' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Tarik undangan?' }));
  await user.click(question.getByRole('button', { name: 'Tarik Undangan' }));
  expect(await screen.findByText('Undangan Ditarik')).toBeVisible();
  expect(await screen.findByText('Tidak ada undangan yang menunggu.')).toBeVisible();
});

test.each([
  ['set_account_name', 'Ubah nama dapur@contoh.id', 'Simpan', 'Gagal Menyimpan Nama'],
  ['end_account_access', 'Akhiri akses dapur@contoh.id', 'Akhiri Akses', 'Gagal Mengakhiri Akses'],
  ['restore_account_access', 'Pulihkan akses mantan@contoh.id', 'Pulihkan Akses', 'Gagal Memulihkan Akses'],
  ['withdraw_invitation', 'Tarik undangan dapur@contoh.id', 'Tarik Undangan', 'Gagal Menarik Undangan'],
])('what fails is named, and the question stays: %s', async (call, open, confirm, title) => {
  const ended_at = '2026-11-26T02:00:00+00:00';
  const former = account({ user_id: 'c', email: 'mantan@contoh.id', role: 'pending', ended_at });
  serverKnows([account(), other, former]);
  serverAwaits(invitation());
  refuse(`POST rpc/${call}`, 400, { code: 'P0001', message: 'mati' });
  const { user } = await renderSite(paths.adminUsers);
  await user.click(await screen.findByRole('button', { name: open }));
  const question = within(await screen.findByRole(open.startsWith('Ubah') ? 'dialog' : 'alertdialog'));
  if (open.startsWith('Ubah')) await user.type(question.getByLabelText(/^Nama/), 'Sekar');
  await user.click(question.getByRole('button', { name: confirm }));
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText('mati')).toBeVisible();
  await waitFor(() => expect(question.getByRole('button', { name: confirm })).toBeEnabled());
});
