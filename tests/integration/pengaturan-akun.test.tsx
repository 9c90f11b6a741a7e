import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { paths } from '@/config/paths';
import { putRows } from '../fake-server/tables';
import { hold, refuse, reply } from '../fake-server/calls';
import config from '../../supabase/config.toml?raw';
import { renderSite, storeSession } from '../render';

test('a stored session is renewed before anybody is asked to sign in', async () => {
  storeSession('petugas@contoh.id', { expires_in: -60 });
  refuse('POST /auth/v1/token', 400, { error_code: 'refresh_token_not_found', msg: 'gone' });
  const answer = hold('POST /auth/v1/token');
  await renderSite(paths.adminSettings);
  await screen.findByText('Memeriksa sesi Anda...');
  answer();
  expect(await screen.findByText('Silakan login untuk membuka halaman ini.')).toBeVisible();
  expect(await screen.findByText('Sesi Berakhir')).toBeVisible();
  expect(screen.getByText('Anda tidak lagi login di peramban ini.')).toBeVisible();
  expect(screen.queryByText('Logout Berhasil!')).not.toBeInTheDocument();
  // supabase-js logs the refused renewal.
  vi.mocked(console.error).mockClear();
});

function signedInWith(rights: Parameters<typeof storeSession>[1] = {}, access_mode = 'any_signed_in') {
  storeSession('petugas@contoh.id', rights);
  putRows('access_settings', [{ access_mode }]);
}

test.each([
  {
    rights: { can_manage: true, is_admin: true },
    mode: 'any_signed_in',
    role: /^Admin\./,
    rule: /^Semua akun/,
  },
  {
    rights: { can_manage: true, is_manager: true },
    mode: 'approved_only',
    role: /^Pengelola\./,
    rule: /^Hanya akun yang disetujui/,
  },
  {
    rights: { can_manage: true },
    mode: 'any_signed_in',
    role: /^Belum disetujui\./,
    rule: /^Semua akun yang login/,
  },
  {
    rights: { is_ended: true },
    mode: 'any_signed_in',
    role: /^Akses akun ini telah diakhiri\./,
    rule: /^Semua akun yang login/,
  },
  { rights: {}, mode: 'approved_only', role: /^Menunggu persetujuan\./, rule: /^Hanya akun yang disetujui/ },
])('role and rule are told in words: $role', async ({ rights, mode, role, rule }) => {
  signedInWith(rights, mode);
  await renderSite(paths.adminSettings);
  expect(await screen.findByText(role)).toBeVisible();
  expect(await screen.findByText(rule)).toBeVisible();
});

const ownMails = {
  user_id: '00000000-0000-4000-8000-000000000001',
  role: 'admin',
  wants_lead_mails: true,
  wants_complaint_mails: true,
  wants_incident_mails: true,
  wants_certificate_mails: true,
};

test('an admin chooses which mails come', async () => {
  signedInWith({ can_manage: true, is_admin: true });
  putRows('accounts', [ownMails]);
  const chosen = reply('POST rpc/choose_mails', (body: { leads: boolean; complaints: boolean }) =>
    putRows('accounts', [
      { ...ownMails, wants_lead_mails: body.leads, wants_complaint_mails: body.complaints },
    ]),
  );
  const { user } = await renderSite(paths.adminSettings);
  const ofLeads = await screen.findByRole('checkbox', { name: /pesan atau pengajuan baru/ });
  expect(ofLeads).toBeChecked();
  await user.click(ofLeads);
  expect(await screen.findByText('Pilihan Email Disimpan')).toBeVisible();
  expect(ofLeads).not.toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: /keluhan tentang dapur/ }));
  await waitFor(() => expect(chosen).toHaveLength(2));
  expect(chosen).toEqual([
    { leads: false, complaints: true, incidents: true, certificates: true },
    { leads: false, complaints: false, incidents: true, certificates: true },
  ]);
  expect(screen.getByRole('link', { name: 'Surat yang dikirim situs' })).toHaveAttribute(
    'href',
    paths.adminMails,
  );
});

test('a choice that is not saved is not shown', async () => {
  signedInWith({ can_manage: true, is_admin: true });
  putRows('accounts', [ownMails]);
  refuse('POST rpc/choose_mails');
  const { user } = await renderSite(paths.adminSettings);
  const box = await screen.findByRole('checkbox', { name: /sertifikat habis/ });
  await user.click(box);
  expect(await screen.findByText('Pilihan Email Gagal Disimpan')).toBeVisible();
  expect(box).toBeChecked();
});

test.each([
  { role: 'pengelola', boxes: 3 },
  { role: 'pending', boxes: 0 },
])('$role chooses $boxes kinds of mails', async ({ role, boxes }) => {
  signedInWith({ can_manage: true });
  putRows('accounts', [{ ...ownMails, role }]);
  await renderSite(paths.adminSettings);
  await screen.findByText(/^Semua akun yang login/);
  await waitFor(() => expect(screen.queryByText('Memuat pilihan...')).not.toBeInTheDocument());
  expect(screen.queryAllByRole('checkbox')).toHaveLength(boxes);
});

test('rights that can not be read are not made up', async () => {
  storeSession('petugas@contoh.id');
  refuse('POST rpc/my_access');
  refuse('GET access_settings');
  await renderSite(paths.adminSettings);
  expect(await screen.findByText('Hak akun gagal diperiksa. mati')).toBeVisible();
  expect(await screen.findByText('Aturan akses gagal dimuat. mati')).toBeVisible();
});

test("the password's rule is the server's, and is checked before the server is asked", async () => {
  signedInWith();
  const { user } = await renderSite(paths.adminSettings);
  const minimum = Number(/minimum_password_length = (\d+)/.exec(config)?.[1]);
  const field = await screen.findByLabelText('Kata sandi baru');
  expect(field).toHaveAccessibleDescription(`Sedikitnya ${minimum} karakter.`);
  await user.type(field, 'x'.repeat(minimum - 1));
  await user.click(screen.getByRole('button', { name: 'Simpan Kata Sandi' }));
  expect(await screen.findByText(`Kata sandi harus sedikitnya ${minimum} karakter.`)).toBeVisible();
});

/** A server that changes the password of those who know the current one, 'yang-lama'; returns what it was sent. */
function serverKnowsPassword(refuse: (change: object) => string | undefined = () => undefined) {
  return reply<{ current_password?: string }>('PUT /auth/v1/user', (change) => {
    const isKnown = change.current_password === 'yang-lama';
    const code = isKnown ? refuse(change) : 'current_password_invalid';
    return code ? refusal(code) : changedUser;
  });
}

test('a server that wants the current password gets it', async () => {
  signedInWith();
  const asked = serverKnowsPassword();
  const { user } = await renderSite(paths.adminSettings);
  const password = await screen.findByLabelText('Kata sandi baru');
  const current = screen.getByLabelText('Kata sandi saat ini');
  expect(current).toHaveAttribute('autocomplete', 'current-password');
  expect(password).toHaveAttribute('autocomplete', 'new-password');
  await user.type(password, 'sandi-yang-baru');
  await user.click(screen.getByRole('button', { name: 'Simpan Kata Sandi' }));
  expect(await screen.findByText('Isi juga kata sandi Anda saat ini.')).toBeVisible();
  expect(current).toHaveFocus();
  expect(asked).toEqual([]);

  await user.type(current, 'salah');
  await user.click(screen.getByRole('button', { name: 'Simpan Kata Sandi' }));
  expect(await screen.findByText('Kata Sandi Gagal Diganti')).toBeVisible();
  expect(current).toHaveAccessibleDescription('Kata sandi saat ini salah.');
  expect(current).toHaveFocus();
  expect(current).toHaveValue('salah');
  expect(password).toHaveValue('sandi-yang-baru');

  await user.clear(current);
  await user.type(current, 'yang-lama');
  await user.click(screen.getByRole('button', { name: 'Simpan Kata Sandi' }));
  expect(await screen.findByText('Kata Sandi Diganti')).toBeVisible();
  expect(asked.at(-1)).toMatchObject({ password: 'sandi-yang-baru', current_password: 'yang-lama' });
  expect(password).toHaveValue('');
  expect(current).toHaveValue('');
});

test('both passwords can be looked at, each for itself', async () => {
  signedInWith();
  const { user } = await renderSite(paths.adminSettings);
  const password = await screen.findByLabelText('Kata sandi baru');
  const current = screen.getByLabelText('Kata sandi saat ini');
  const [showCurrent, showNew] = screen.getAllByRole('button', { name: 'Tampilkan' });
  expect(showCurrent).toHaveAccessibleDescription('Kata sandi saat ini');
  expect(showNew).toHaveAccessibleDescription('Kata sandi baru');
  await user.click(showNew ?? password);
  expect(password).toHaveAttribute('type', 'text');
  expect(current).toHaveAttribute('type', 'password');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a server that wants a code from the mail has it sent, and gets it', async () => {
  signedInWith();
  let mails = 0;
  reply('GET /auth/v1/reauthenticate', () => {
    mails += 1;
    return {};
  });
  const asked = serverKnowsPassword((change) => {
    const nonce: unknown = Reflect.get(change, 'nonce');
    if (!nonce) return 'reauthentication_needed';
    return nonce === '123456' ? undefined : 'reauthentication_not_valid';
  });
  const { user } = await renderSite(paths.adminSettings);
  await user.type(await screen.findByLabelText('Kata sandi baru'), 'sandi-yang-baru');
  await user.type(screen.getByLabelText('Kata sandi saat ini'), 'yang-lama');
  await user.click(screen.getByRole('button', { name: 'Simpan Kata Sandi' }));
  expect(await screen.findByText(/Kami mengirim kode ke email Anda\./)).toBeVisible();
  expect(mails).toBe(1);

  const code = screen.getByLabelText('Kode dari email');
  await user.type(code, '000000');
  await user.click(screen.getByRole('button', { name: 'Simpan Kata Sandi' }));
  await waitFor(() => expect(code).toHaveAccessibleDescription('Kode salah atau sudah kedaluwarsa.'));
  await user.clear(code);
  await user.type(code, ' 123456 ');
  await user.click(screen.getByRole('button', { name: 'Simpan Kata Sandi' }));
  expect(await screen.findByText('Kata Sandi Diganti')).toBeVisible();
  expect(asked.at(-1)).toMatchObject({ password: 'sandi-yang-baru', nonce: '123456' });
});

test('other devices that could not be signed out are not said to be', async () => {
  signedInWith();
  reply('GET /auth/v1/user', changedUser);
  refuse('POST /auth/v1/logout', 400, { msg: 'Layanan sedang dirawat' });
  const { user } = await renderSite(paths.adminSettings);
  await user.click(await screen.findByRole('button', { name: 'Keluarkan Perangkat Lain' }));
  expect(await screen.findByText('Perangkat Lain Gagal Dikeluarkan')).toBeVisible();
  expect(screen.getAllByText('Layanan sedang dirawat')[0]).toBeVisible();
});

const changedUser = {
  id: '00000000-0000-4000-8000-000000000001',
  email: 'petugas@contoh.id',
  user_metadata: {},
};

function refusal(error_code: string) {
  return HttpResponse.json({ error_code, msg: error_code }, { status: 400 });
}

test('the own name is saved, shown in the menu beside the e-mail, and can be taken away', async () => {
  signedInWith();
  const names = ['Sekar Wangi'];
  const asked = reply('POST rpc/set_account_name', () =>
    storeSession('petugas@contoh.id', { nama: names.shift() }),
  );
  const { user } = await renderSite(paths.adminSettings);
  const field = await screen.findByLabelText(/^Nama/);
  const save = screen.getByRole('button', { name: 'Simpan Nama' });
  expect(save).toBeDisabled();
  await user.type(field, ' Sekar  Wangi ');
  await user.click(save);
  expect(await screen.findByText('Nama Disimpan')).toBeVisible();
  expect(await screen.findByText('Sekar Wangi')).toBeVisible();
  expect(screen.getAllByText('petugas@contoh.id')[0]).toBeVisible();
  await user.clear(field);
  await user.click(save);
  await waitFor(() => expect(screen.queryByText('Sekar Wangi')).not.toBeInTheDocument());
  const target_user_id = '00000000-0000-4000-8000-000000000001';
  expect(asked).toEqual([
    { target_user_id, new_name: 'Sekar Wangi' },
    { target_user_id, new_name: '' },
  ]);
});

test('another e-mail is asked for, and the page says which one waits', async () => {
  signedInWith();
  const asked = reply('PUT /auth/v1/user', { ...changedUser, new_email: 'baru@contoh.id' });
  const { user } = await renderSite(paths.adminSettings);
  const field = await screen.findByLabelText('Email baru');
  const send = screen.getByRole('button', { name: 'Ganti Email' });
  await user.type(field, 'Petugas@contoh.id');
  await user.click(send);
  expect(await screen.findByText('Ini sudah email akun Anda.')).toBeVisible();
  await user.clear(field);
  await user.type(field, 'bukan alamat');
  await user.click(send);
  expect(await screen.findByText(/^Penulisan email belum benar\./)).toBeVisible();
  expect(asked).toEqual([]);

  await user.clear(field);
  await user.type(field, 'Baru@contoh.id');
  await user.click(send);
  expect(await screen.findByText('Periksa Email Anda')).toBeVisible();
  expect(asked[0]).toMatchObject({ email: 'baru@contoh.id' });
  expect(await screen.findByText(/^Menunggu konfirmasi:/)).toHaveTextContent('baru@contoh.id');
  expect(field).toHaveValue('');
  expect(screen.getAllByText('petugas@contoh.id')[0]).toBeVisible();
});

test('an e-mail that waits for its confirmation is told after a reload, and one that is taken beside the field', async () => {
  signedInWith({ new_email: 'menunggu@contoh.id' });
  reply('PUT /auth/v1/user', () => refusal('email_exists'));
  const { user } = await renderSite(paths.adminSettings);
  expect(await screen.findByText(/^Menunggu konfirmasi:/)).toHaveTextContent('menunggu@contoh.id');
  const field = screen.getByLabelText('Email baru');
  await user.type(field, 'orang@contoh.id');
  await user.click(screen.getByRole('button', { name: 'Ganti Email' }));
  expect(await screen.findByText('Email Gagal Diganti')).toBeVisible();
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Email ini sudah terdaftar\./));
  expect(field).toHaveValue('orang@contoh.id');
});

test('where changes are not confirmed, the new e-mail counts at once', async () => {
  signedInWith();
  reply('PUT /auth/v1/user', { ...changedUser, email: 'baru@contoh.id' });
  const { user } = await renderSite(paths.adminSettings);
  await user.type(await screen.findByLabelText('Email baru'), 'baru@contoh.id');
  await user.click(screen.getByRole('button', { name: 'Ganti Email' }));
  expect(await screen.findByText('Email Diganti')).toBeVisible();
  expect(screen.queryByText(/^Menunggu konfirmasi:/)).not.toBeInTheDocument();
});
