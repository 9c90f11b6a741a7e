import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '@/config/paths';
import { refuse, reply } from '../fake-server/calls';
import { putRows } from '../fake-server/tables';
import { renderSite, storeSession } from '../render';
import { savedFiles } from '../saved-files';

const row = (n: number, source: string, content: object, stays: string | null = null) => ({
  source,
  row_id: `60000000-0000-4000-8000-00000000000${n}`,
  created_at: '2026-11-21T07:30:00+00:00',
  stays,
  content: { id: `${n}`, created_at: '2026-11-21T07:30:00+00:00', ...content },
});

const message = row(1, 'contact_messages', {
  name: 'Arum',
  email: 'Arum@contoh.id',
  phone: null,
  subject: 'Jadwal',
  message: 'Selamat pagi.',
  note: 'Sopan.',
});
const accepted = row(
  2,
  'partnership_applications',
  { contact_person: 'Arum', status: 'Diterima' },
  'kerja_sama',
);
const mail = row(3, 'mail_outbox', { recipient: 'arum@contoh.id', template: 'answer', data: {} });

/** What the server knows of every address; collects what it is asked. */
function serverKnows(rows: object[]) {
  storeSession('admin@contoh.id', { can_manage: true, is_admin: true });
  const asked = reply('POST rpc/personal_data', rows);
  return asked;
}

async function openDesk() {
  const { user } = await renderSite(paths.adminPersonalData);
  const field = await screen.findByLabelText('Email, telepon, atau nama');
  async function search(email: string) {
    await user.clear(field);
    await user.type(field, email);
    await user.click(screen.getByRole('button', { name: 'Cari data' }));
  }
  return { user, search };
}

test('a database that does not know all of its tables gives no answer that would be wrong', async () => {
  storeSession('admin@contoh.id', { can_manage: true, is_admin: true });
  const message =
    'Basis data ini tidak lengkap: isi tabel sppg tidak dikenal, jadi hasilnya akan keliru. Minta pengembang melengkapinya dulu.';
  refuse('POST rpc/personal_data', 400, { code: 'P0001', message, details: null, hint: null });
  const { search } = await openDesk();
  await search('arum@contoh.id');
  expect(await screen.findByText(`Data gagal dicari. ${message}`)).toBeVisible();
  expect(screen.queryByText('Tidak ada data yang cocok')).not.toBeInTheDocument();
});

test('all rows of an address are shown with what stays and why, and the address is in no URL', async () => {
  const asked = serverKnows([message, accepted, mail]);
  const { user, search } = await openDesk();
  await search(' Arum@contoh.id ');
  expect(await screen.findByText('3 data tentang Arum@contoh.id')).toBeVisible();
  expect(asked).toEqual([{ address: 'Arum@contoh.id', for_export: false }]);
  expect(location.href).not.toContain('arum');
  expect(location.search).toBe('');
  expect(screen.getByText(/^Tidak ikut dihapus: pengajuan ini sudah diterima/)).toBeVisible();
  await user.click(screen.getByText('Pesan, 21 November 2026'));
  expect(screen.getByText('Selamat pagi.')).toBeVisible();
});

test('an address without data, and one that is none, are said to be', async () => {
  const asked = serverKnows([]);
  const { search } = await openDesk();
  await search('bukan@alamat');
  expect(await screen.findByText(/^Penulisan email belum benar/)).toBeVisible();
  await search('12 34');
  expect(await screen.findByText(/^Tulis sedikitnya 3 huruf nama/)).toBeVisible();
  expect(asked).toEqual([]);
  await search('lain@contoh.id');
  expect(await screen.findByText('Tidak ada data yang cocok')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Hapus semua' })).not.toBeInTheDocument();
});

test('a contact found by a number says where it is changed, and nothing is there to delete', async () => {
  const asked = serverKnows([
    row(4, 'regional_contacts', { nama_kontak: 'Wening', nomor_telepon: '0800 0000 7711' }, 'narahubung'),
  ]);
  const { user, search } = await openDesk();
  await search('0800-0000-7711');
  expect(await screen.findByText('1 data tentang 0800-0000-7711')).toBeVisible();
  expect(asked).toEqual([{ address: '0800-0000-7711', for_export: false }]);
  await user.click(screen.getByText('Narahubung wilayah, 21 November 2026'));
  expect(screen.getByText('Wening')).toBeVisible();
  const found = within(screen.getByRole('region', { name: 'Data yang ditemukan' }));
  expect(found.getByRole('link', { name: 'Direktori Kontak' })).toHaveAttribute('href', '/direktori-kontak');
  expect(screen.getByRole('button', { name: 'Hapus semua' })).toBeDisabled();
});

test('a file has every field, and the server was told that it is taken out', async () => {
  const asked = serverKnows([message, mail]);
  const files = savedFiles();
  const { user, search } = await openDesk();
  await search('arum@contoh.id');
  await user.click(await screen.findByRole('button', { name: 'Unduh CSV' }));
  expect(await screen.findByText('Unduhan Dimulai')).toBeVisible();
  expect(asked.at(-1)).toEqual({ address: 'arum@contoh.id', for_export: true });
  const csv = (await files[0]?.text()) ?? '';
  expect(csv).toContain('1;"Pesan";"2026-11-21 14:30";"Pesan";"Selamat pagi."');
  expect(csv).toContain('1;"Pesan";"2026-11-21 14:30";"Catatan internal";"Sopan."');
  expect(csv).toContain('2;"Email otomatis";"2026-11-21 14:30";"Penerima";"arum@contoh.id"');
});

test('everything that may go is deleted after one question, and the list shows what is left', async () => {
  serverKnows([message, accepted, mail]);
  const forgotten = reply('POST rpc/forget_person', () => {
    serverKnows([accepted]);
    return [{ messages: 1, applications: 0, mails: 1 }];
  });
  const { user, search } = await openDesk();
  await search('arum@contoh.id');
  await user.click(await screen.findByRole('button', { name: 'Hapus semua' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Hapus semua data ini?' }));
  expect(
    question.getByText(/^1 pesan dan 1 email otomatis tentang arum@contoh\.id akan dihapus/),
  ).toBeVisible();
  expect(question.getByText(/^1 data tetap ada/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Hapus Semua' }));
  expect(await screen.findByText('Data Dihapus')).toBeVisible();
  expect(screen.getByText('2 data tentang orang itu telah dihapus.')).toBeVisible();
  expect(forgotten).toEqual([{ address: 'arum@contoh.id', seen: [message.row_id, mail.row_id] }]);
  expect(await screen.findByText('1 data tentang arum@contoh.id')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Hapus semua' })).toBeDisabled();
});

test('a deletion whose answer was lost is looked up before it is called a failure', async () => {
  serverKnows([message]);
  refuse('POST rpc/forget_person', 500, () => {
    serverKnows([]);
    return { message: 'mati' };
  });
  const { user, search } = await openDesk();
  await search('arum@contoh.id');
  await user.click(await screen.findByRole('button', { name: 'Hapus semua' }));
  await user.click(await screen.findByRole('button', { name: 'Hapus Semua' }));
  expect(await screen.findByText('1 data tentang orang itu telah dihapus.')).toBeVisible();
  await waitFor(() => expect(screen.getByText('Tidak ada data yang cocok')).toBeVisible());
});

test('what was deleted and is still in the built pages is told here, too', async () => {
  serverKnows([]);
  putRows('withdrawals', [
    { revision: 9_999, source: 'regional_contacts', amount: 1, withdrawn_at: '2026-11-26T08:00:00+00:00' },
  ]);

  await openDesk();
  expect(await screen.findByText(/^Belum hilang .+ sejak 26 Nov 2026, 15\.00: 1 narahubung/)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Cara memperbarui situs' })).toHaveAttribute(
    'href',
    '/admin/konten?bagian=terbitkan',
  );
});
