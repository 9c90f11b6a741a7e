import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { anchors, paths } from '@/config/paths';
import { sessionStorageKey } from '@/lib/supabase/stored-session';
import { mailedFragment } from '../factories';
import { headersOf, lose, refuse, refuseOnce, reply } from '../fake-server/calls';
import { device, refuseCode, serveDevices } from '../fake-server/second-factor';
import { putRows } from '../fake-server/tables';
import { renderSite, sessionOf, storeSession } from '../render';

const email = 'admin@contoh.id';
const admin = { can_manage: true, is_admin: true };
/** An admin without their code. */
const half = { can_manage: true, is_manager: true, second_factor: 'show' } as const;
const phone = device('hp', 'Ponsel');
const tablet = device('tablet', 'Tablet dapur');

/** The server gives an admin all rights, as after the right code. */
const becomeAdmin = () => reply('POST rpc/my_access', { ...admin, is_manager: true, second_factor: null });

/** The login dialog, in which the right password was typed. */
async function enterPassword(factors = [phone]) {
  const asked = serveDevices(email, factors, becomeAdmin);
  reply('POST /auth/v1/token', sessionOf({ email, factors }));
  reply('POST rpc/my_access', half);
  const { user } = await renderSite('/tentang');
  await user.click(await screen.findByRole('button', { name: 'Login Admin' }));
  const login = within(await screen.findByRole('dialog', { name: 'Login Admin' }));
  await user.type(login.getByLabelText('Email'), email);
  await user.type(login.getByLabelText('Kata sandi'), 'benar-sekali');
  await user.click(login.getByRole('button', { name: 'Login' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Kode Verifikasi' }));
  return { asked, user, dialog, field: dialog.getByLabelText('Kode verifikasi') };
}

test('after the password the same dialog asks for the code, and only that completes the sign-in', async () => {
  const { asked, user, dialog, field } = await enterPassword();
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  expect(screen.queryByText('Login Berhasil!')).not.toBeInTheDocument();

  await user.type(field, '12345{Enter}');
  expect(await dialog.findByText('Kode terdiri dari 6 angka.')).toBeVisible();
  expect(asked).toEqual([]);
  await user.clear(field);
  refuseCode('hp');
  await user.paste('000 000');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Kode Tidak Diterima')).toBeVisible();
  expect(field).toHaveAccessibleDescription(/Kode salah atau sudah berganti\./);
  expect(field).toHaveFocus();
  expect(field).toHaveValue('000 000');

  await user.clear(field);
  await user.type(field, ' 123 456 ');
  await user.dblClick(dialog.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText(`Selamat datang, ${email}`)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(asked).toEqual(['hp 123456']);
  expect(await screen.findByRole('link', { name: 'Pengguna' })).toBeVisible();
});

test('any of the own devices will do, and nobody is asked which one they hold', async () => {
  const { asked, user, field } = await enterPassword([phone, tablet]);
  refuseCode('hp');
  await user.type(field, '123456{Enter}');
  expect(await screen.findByText('Login Berhasil!')).toBeVisible();
  expect(asked).toEqual(['tablet 123456']);
  expect(screen.queryByText('Kode Tidak Diterima')).not.toBeInTheDocument();
});

test('who goes back takes the sign-in back', async () => {
  const { user, dialog } = await enterPassword();
  await user.click(dialog.getByRole('button', { name: 'Kembali' }));
  expect(await screen.findByRole('button', { name: 'Login Admin', hidden: true })).toBeInTheDocument();
  expect(localStorage.getItem(sessionStorageKey)).toBeNull();
  const login = within(await screen.findByRole('dialog', { name: 'Login Admin' }));
  expect(login.getByLabelText('Email')).toHaveValue(email);
  expect(login.getByLabelText('Kata sandi')).toHaveValue('');
});

test('offline, the code is kept, and the sign-in can be taken back all the same', async () => {
  const { user, dialog, field } = await enterPassword();
  const mend = lose('POST /auth/v1/factors/hp/challenge');
  lose('POST /auth/v1/logout');
  await user.type(field, '123456{Enter}');
  expect(await dialog.findByRole('alert')).toHaveTextContent('Tidak dapat terhubung ke server.');
  expect(field).toHaveValue('123456');
  await user.click(dialog.getByRole('button', { name: 'Tutup' }));
  await waitFor(() => expect(localStorage.getItem(sessionStorageKey)).toBeNull());
  mend();
  // supabase-js logs the failed requests.
  vi.mocked(console.error).mockClear();
});

test('whose devices were taken off meanwhile needs no code', async () => {
  const { user, field } = await enterPassword();
  serveDevices(email, []);
  becomeAdmin();
  await user.type(field, '123456{Enter}');
  expect(await screen.findByText('Login Berhasil!')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['mfa_challenge_expired', /^Waktu untuk kode itu habis\./],
  ['mfa_ip_address_mismatch', /^Koneksi internet Anda berganti/],
  ['mfa_totp_verify_not_enabled', /^Verifikasi dua langkah sedang dimatikan/],
  ['over_request_rate_limit', /^Terlalu banyak permintaan\./],
])('the auth service’s code %s is said in words', async (code, words) => {
  const { user, dialog, field } = await enterPassword();
  refuseCode('hp', code);
  await user.type(field, '123456{Enter}');
  expect(await dialog.findByText(words)).toBeVisible();
});

test('without the code an admins’ page asks for it, and opens where it was wanted', async () => {
  storeSession(email, { ...half, factors: [phone] });
  putRows('access_settings', [{ access_mode: 'any_signed_in', admins_need_second_factor: false }]);
  putRows('accounts', [
    { user_id: '00000000-0000-4000-8000-000000000001', email, role: 'admin', nama: null },
  ]);
  serveDevices(email, [phone], becomeAdmin);
  const { user } = await renderSite(paths.adminUsers);
  expect(await screen.findByText('Masukkan kode verifikasi.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pengguna' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Akun' })).not.toBeInTheDocument();
  await user.type(await screen.findByLabelText('Kode verifikasi'), '123456{Enter}');
  expect(await screen.findByText('1 akun, 1 di antaranya admin.')).toBeVisible();
  expect(location.pathname).toBe(paths.adminUsers);
});

test('a code that another tab has entered counts here', async () => {
  storeSession(email, { ...half, factors: [phone] });
  putRows('access_settings', [{ access_mode: 'any_signed_in', admins_need_second_factor: false }]);
  await renderSite(paths.adminUsers);
  expect(await screen.findByText('Masukkan kode verifikasi.')).toBeVisible();
  becomeAdmin();
  const channel = new BroadcastChannel(sessionStorageKey);
  const session = sessionOf({ email, factors: [phone] }, 'aal2');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of tabs has none
  await act(async () => channel.postMessage({ event: 'MFA_CHALLENGE_VERIFIED', session }));
  channel.close();
  expect(await screen.findByText('1 akun, 0 di antaranya admin.')).toBeVisible();
});

test('a page of managers stays open, says what is missing, and asks for it', async () => {
  storeSession(email, { ...half, factors: [phone] });
  serveDevices(email, [phone], becomeAdmin);
  const { user } = await renderSite(paths.adminDocuments);
  expect(await screen.findByText(/^Kode verifikasi belum dimasukkan\./)).toBeVisible();
  expect(await screen.findByText('Tidak ada dokumen ditemukan.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Masukkan Kode' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Masukkan Kode Verifikasi' }));
  expect(dialog.getByText(/^Perangkat Anda hilang\?/)).toBeVisible();
  await user.type(dialog.getByLabelText('Kode verifikasi'), '123456{Enter}');
  await waitFor(() => expect(screen.queryByText(/^Kode verifikasi belum/)).not.toBeInTheDocument());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  [paths.adminUsers, 'Pasang dulu verifikasi dua langkah.'],
  [paths.adminDocuments, /^Semua admin wajib memasang verifikasi dua langkah\./],
])('where all admins need it, who has no device is led to it from %s', async (path, words) => {
  storeSession(email, { ...half, second_factor: 'set_up' });
  await renderSite(path);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pasang di Pengaturan Akun' })).toHaveAttribute(
    'href',
    anchors.secondFactor,
  );
});

/** The settings of somebody with these devices, and what the auth service was asked. */
async function openSettings(factors = [phone], session: Parameters<typeof storeSession>[1] = admin) {
  storeSession(email, { aal: 'aal2', ...session, factors });
  putRows('access_settings', [{ access_mode: 'any_signed_in', admins_need_second_factor: false }]);
  const asked = serveDevices(email, factors, becomeAdmin);
  const { user } = await renderSite(paths.adminSettings);
  return { asked, user };
}

test('a device is set up by its name, the QR code or key, and a first code', async () => {
  const { asked, user } = await openSettings([device('old', 'Ponsel saya', 'unverified')]);
  expect(await screen.findByText('Belum ada perangkat.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pasang Perangkat' }));
  const named = within(await screen.findByRole('dialog', { name: 'Pasang Perangkat' }));
  await user.click(named.getByRole('button', { name: 'Lanjut' }));
  expect(await named.findByText('Nama perangkat wajib diisi.')).toBeVisible();
  await user.type(named.getByLabelText('Nama perangkat'), ' Ponsel  saya ');
  await user.click(named.getByRole('button', { name: 'Lanjut' }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Pindai Kode QR' }));
  // What a closed tab has left is gone.
  expect(asked).toEqual(['drop old', 'begin Ponsel saya']);
  expect(dialog.getByRole('img', { name: /^Kode QR/ })).toHaveAttribute(
    'src',
    'data:image/svg+xml,%3Csvg%20fill%3D%22%23000%22%2F%3E',
  );
  expect(dialog.getByRole('link', { name: 'Buka di aplikasi autentikator' })).toHaveAttribute(
    'href',
    'otpauth://totp/x',
  );
  expect(dialog.getByText('ABCD EFGH IJKL MNOP')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Salin Kunci' }));
  expect(await navigator.clipboard.readText()).toBe('ABCDEFGHIJKLMNOP');
  expect(await dialog.findByText('Kunci disalin.')).toBeVisible();

  refuseCode('new');
  const field = dialog.getByLabelText('Kode verifikasi');
  await user.type(field, '000000{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/periksa jam perangkat itu\./));
  await user.clear(field);
  await user.type(field, '123456{Enter}');
  expect(await screen.findByText('Perangkat Dipasang')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await screen.findByText('Ponsel saya')).toBeVisible();
  expect(screen.getByText('Dipasang 20 November 2026')).toBeVisible();
  expect(screen.getByText(/^Pasang juga perangkat kedua.*tidak ada kode cadangan/)).toBeVisible();
  expect(asked.slice(2)).toEqual(['new 123456']);
});

test('who turns back from the QR code leaves no device behind', async () => {
  const { asked, user } = await openSettings([phone]);
  await user.click(await screen.findByRole('button', { name: 'Pasang Perangkat Kedua' }));
  const named = within(await screen.findByRole('dialog', { name: 'Pasang Perangkat' }));
  await user.type(named.getByLabelText('Nama perangkat'), 'Ponsel{Enter}');
  expect(await named.findByText('Nama ini sudah dipakai perangkat Anda yang lain.')).toBeVisible();
  await user.type(named.getByLabelText('Nama perangkat'), ' dua{Enter}');
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Pindai Kode QR' })).getByRole('button', {
      name: 'Batal',
    }),
  );
  await waitFor(() => expect(asked).toEqual(['begin Ponsel dua', 'drop new']));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['mfa_factor_name_conflict', /^Nama ini sudah dipakai/],
  ['mfa_totp_enroll_not_enabled', /^Verifikasi dua langkah belum dinyalakan di proyek Supabase/],
  ['insufficient_aal', /^Masukkan dulu kode verifikasi/],
])('a device that can not be begun keeps its name: %s', async (error_code, words) => {
  const { user } = await openSettings([]);
  refuseOnce('POST /auth/v1/factors', 422, { error_code, msg: 'Said in English' });
  await user.click(await screen.findByRole('button', { name: 'Pasang Perangkat' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pasang Perangkat' }));
  await user.type(dialog.getByLabelText('Nama perangkat'), 'Ponsel{Enter}');
  expect(await screen.findByText('Perangkat Gagal Dipasang')).toBeVisible();
  expect(dialog.getByRole('alert')).toHaveTextContent(words);
  expect(dialog.getByLabelText('Nama perangkat')).toHaveValue('Ponsel');
});

test('two devices are enough; one is taken off after a question, or stays when that fails', async () => {
  const { asked, user } = await openSettings([phone, tablet]);
  expect(await screen.findByText(/^Paling banyak dua perangkat\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pasang Perangkat/ })).not.toBeInTheDocument();
  refuseOnce('DELETE /auth/v1/factors/tablet', 422, { error_code: 'insufficient_aal', msg: 'AAL2 required' });
  await user.click(screen.getByRole('button', { name: 'Lepas Tablet dapur' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Lepas perangkat?' }));
  expect(dialog.getByText(/^Kode dari Tablet dapur tidak dapat lagi dipakai/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Lepas Perangkat' }));
  expect(await screen.findByText('Perangkat Gagal Dilepas')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Lepas Perangkat' }));
  expect(await screen.findByText('Perangkat Dilepas')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Pasang Perangkat Kedua' })).toBeVisible();
  expect(asked).toEqual(['drop tablet']);
});

test.each([
  [false, /setelah itu login hanya meminta kata sandi\./],
  [true, /semua admin wajib memakainya: sampai Anda memasang yang lain, hak Anda seperti pengelola\./],
])(
  'what follows the last device’s end is said, needed of all: %s',
  async (admins_need_second_factor, words) => {
    const { user } = await openSettings();
    putRows('access_settings', [{ access_mode: 'any_signed_in', admins_need_second_factor }]);
    await user.click(await screen.findByRole('button', { name: 'Lepas Ponsel' }));
    expect(await screen.findByText(words)).toBeVisible();
  },
);

test('devices that can not be read are not made up', async () => {
  storeSession(email, { ...admin });
  putRows('access_settings', [{ access_mode: 'any_signed_in', admins_need_second_factor: false }]);
  const mend = refuse('GET /auth/v1/user', 500, { msg: 'mati' });
  const { user } = await renderSite(paths.adminSettings);
  const failure = await screen.findByText(/^Perangkat Anda gagal dimuat\./);
  mend();
  await user.click(within(failure.parentElement ?? failure).getByRole('button', { name: 'Coba Lagi' }));
  expect(await screen.findByText('Belum ada perangkat.')).toBeVisible();
  vi.mocked(console.error).mockClear();
});

test('without the code nothing of it, of password and of e-mail is changed; what was typed stays', async () => {
  const { user } = await openSettings([phone], { ...half, aal: 'aal1' });
  for (const what of ['memasang atau melepas perangkat', 'mengganti kata sandi', 'mengganti email'])
    expect(await screen.findByText(`Masukkan dulu kode verifikasi untuk ${what}.`)).toBeVisible();
  expect(screen.getByLabelText('Kata sandi baru')).not.toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pasang Perangkat Kedua' })).not.toBeInTheDocument();
  expect(screen.getByText(/^Admin\. Sampai verifikasi dua langkah selesai/)).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Masukkan Kode' })[1] ?? document.body);
  const dialog = within(await screen.findByRole('dialog', { name: 'Masukkan Kode Verifikasi' }));
  await user.type(dialog.getByLabelText('Kode verifikasi'), '123456{Enter}');
  expect(await screen.findByLabelText('Kata sandi baru')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Pasang Perangkat Kedua' })).toBeVisible();
});

test('a session that knew nothing of the device learns of it when a password is refused for that', async () => {
  const { user } = await openSettings([], { can_manage: true, aal: 'aal1' });
  reply('POST /auth/v1/token', sessionOf({ email, factors: [phone] }));
  refuse('PUT /auth/v1/user', 401, { error_code: 'insufficient_aal', msg: 'AAL2 session is required' });
  await user.type(await screen.findByLabelText('Kata sandi saat ini'), 'yang-lama');
  await user.type(screen.getByLabelText('Kata sandi baru'), 'sandi-yang-baru{Enter}');
  expect(await screen.findByText('Masukkan dulu kode verifikasi untuk mengganti kata sandi.')).toBeVisible();
  expect(screen.getByLabelText('Kata sandi baru')).toHaveValue('sandi-yang-baru');
});

test('the link for a forgotten password asks for the code before the new password', async () => {
  serveDevices(email, [phone], becomeAdmin);
  const used = headersOf('PUT /auth/v1/user', 'authorization');
  putRows('access_settings', [{ access_mode: 'any_signed_in', admins_need_second_factor: false }]);
  reply('POST rpc/my_access', half);
  reply('PUT /auth/v1/user', sessionOf({ email, factors: [phone] }).user);
  const { user } = await renderSite(`/admin/settings${mailedFragment('recovery')}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Buat Kata Sandi Baru' }));
  expect(dialog.getByText(`Untuk akun ${email}. Masukkan dulu kode verifikasi.`)).toBeVisible();
  expect(dialog.queryByLabelText('Kata sandi baru')).not.toBeInTheDocument();
  await user.type(dialog.getByLabelText('Kode verifikasi'), '123456{Enter}');
  await user.type(await dialog.findByLabelText('Kata sandi baru'), 'sandi-yang-baru{Enter}');
  expect(await screen.findByText('Kata Sandi Diganti')).toBeVisible();
  expect(used).toEqual([`Bearer ${sessionOf({ email }, 'aal2').access_token}`]);
});
