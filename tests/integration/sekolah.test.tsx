import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '@/config/paths';
import type { Tables } from '@/lib/supabase/database.types';
import { putRows } from '../fake-server/tables';
import { accept, refuse, reply } from '../fake-server/calls';
import { makeSppg } from '../factories';
import { renderSite, storeSession } from '../render';

type School = Tables<'sppg_sekolah'>;
const sppg = makeSppg({ nama: 'SPPG Tes Tujuh', kode_unik_pendaftaran: 'SPPG-TES-7' });

function makeSchool(given: Partial<School> & { nama: string }): School {
  return {
    id: crypto.randomUUID(),
    sppg_id: sppg.id,
    npsn: null,
    kecamatan: null,
    created_at: '2026-11-01T08:00:00+00:00',
    ...given,
  };
}

const serverFinds = (given: Partial<typeof sppg> = {}) =>
  reply('GET rpc/cari_sppg', [{ ...sppg, yayasan: { id: sppg.yayasan_id, nama: 'Yayasan Tes' }, ...given }]);

function serverHas(...schools: School[]) {
  serverFinds();
  putRows('sppg_sekolah', schools);
}
async function openKitchen() {
  const { user } = await renderSite(`${paths.sppg}?kode=SPPG-TES-7`);
  expect(await screen.findByRole('heading', { name: 'SPPG Tes Tujuh' })).toBeVisible();
  return user;
}

async function openAsManager() {
  storeSession('pengelola@contoh.id', { can_manage: true });
  const user = await openKitchen();
  expect(await screen.findByRole('button', { name: 'Tambah sekolah' })).toBeVisible();
  return user;
}

const names = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('visitors read which schools a kitchen cooks for, by name, when they ask for it', async () => {
  serverHas(
    makeSchool({ nama: 'SD Negeri 10', npsn: '99900010', kecamatan: 'Mijen' }),
    makeSchool({ nama: 'TK Pelangi' }),
    makeSchool({ nama: 'SD Negeri 2', kecamatan: 'Tembalang' }),
  );
  const user = await openKitchen();
  await user.click(await screen.findByText('Melayani 3 sekolah'));
  const kitchen = within(screen.getByRole('article'));
  expect(kitchen.getByText('Kecamatan Mijen · NPSN 99900010')).toBeVisible();
  expect(names().filter((text) => /SD|TK/.test(text ?? ''))).toEqual([
    'SD Negeri 2Kecamatan Tembalang',
    'SD Negeri 10Kecamatan Mijen · NPSN\u00A099900010',
    'TK Pelangi',
  ]);
  expect(screen.queryByRole('button', { name: /sekolah|Tempel|Edit|Hapus/ })).not.toBeInTheDocument();
});

test('paper shows them all', async () => {
  serverHas(makeSchool({ nama: 'SD Negeri 2' }));
  await openKitchen();
  expect(await screen.findByText('SD Negeri 2')).not.toBeVisible();
  window.dispatchEvent(new Event('beforeprint'));
  expect(screen.getByText('SD Negeri 2')).toBeVisible();
  window.dispatchEvent(new Event('afterprint'));
});

test('visitors are told nothing where none is recorded', async () => {
  serverHas();
  await openKitchen();
  await waitFor(() =>
    expect(screen.queryByText(/melayani .*sekolah|daftar sekolah/i)).not.toBeInTheDocument(),
  );
});

test('a list that did not load says so, and comes at the second attempt', async () => {
  serverHas(makeSchool({ nama: 'SD Negeri 2' }));
  const mend = refuse('GET sppg_sekolah', 502, '<html>');
  const user = await openKitchen();
  expect(await screen.findByText('Daftar sekolah gagal dimuat.')).toBeVisible();
  mend();
  await user.click(screen.getByRole('button', { name: 'Coba Lagi' }));
  expect(await screen.findByText('Melayani 1 sekolah')).toBeVisible();
});

test('whoever manages SPPG adds a school; what is wrong is said at its field', async () => {
  serverHas();
  const user = await openAsManager();
  expect(screen.getByText('Sekolah yang dilayani belum dicatat.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tambah sekolah' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tambah Sekolah' }));
  await user.type(dialog.getByLabelText(/NPSN/), '123');
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await dialog.findByText('Nama sekolah tidak boleh kosong.')).toBeVisible();
  expect(dialog.getByText('NPSN harus 8 angka.')).toBeVisible();

  const mend = refuse('POST sppg_sekolah', 409, {
    code: '23505',
    message: 'duplicate key value violates unique constraint "sppg_sekolah_npsn_key"',
  });
  await user.type(dialog.getByLabelText('Nama Sekolah'), ' SD  Negeri 2 ');
  await user.type(dialog.getByLabelText(/NPSN/), '45678');
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Gagal Menambahkan Sekolah')).toBeVisible();
  expect(screen.getByText('Sekolah dengan NPSN ini sudah dicatat pada dapur ini.')).toBeVisible();

  mend();
  const sent = accept('POST sppg_sekolah');
  // A change by somebody who is no manager ends the confirmation.
  serverFinds({ dikonfirmasi_pada: null });
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Sekolah Ditambahkan')).toBeVisible();
  expect(await screen.findByText('Tercatat, belum dikonfirmasi oleh kami')).toBeVisible();
  expect(sent).toEqual([
    { id: expect.any(String), sppg_id: sppg.id, nama: 'SD Negeri 2', npsn: '12345678', kecamatan: null },
  ]);
  expect(await screen.findByText('Melayani 1 sekolah')).toBeVisible();
  expect(screen.queryByText('Sekolah yang dilayani belum dicatat.')).not.toBeInTheDocument();
});

test('a school is edited, with a name that is taken refused at its field, and deleted', async () => {
  serverHas(makeSchool({ nama: 'SD Negeri 2' }));
  const user = await openAsManager();
  await user.click(screen.getByText('Melayani 1 sekolah'));
  await user.click(screen.getByRole('button', { name: 'Edit SD Negeri 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Sekolah' }));
  const mendEdit = refuse('PATCH sppg_sekolah', 409, {
    code: '23505',
    message: 'duplicate key value violates unique constraint "sppg_sekolah_nama_key"',
  });
  await user.type(dialog.getByLabelText('Nama Sekolah'), '2');
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Gagal Memperbarui Sekolah')).toBeVisible();
  expect(await dialog.findByText('Sekolah dengan nama ini sudah dicatat pada dapur ini.')).toBeVisible();
  mendEdit();
  reply('PATCH sppg_sekolah', { id: '1' });
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Sekolah Diperbarui')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Hapus SD Negeri 2' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Hapus sekolah ini?' }));
  const mend = refuse('DELETE sppg_sekolah', 403, { code: '42501', message: 'x' });
  await user.click(question.getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Gagal Menghapus Sekolah')).toBeVisible();
  mend();
  accept('DELETE sppg_sekolah');
  await user.click(question.getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Sekolah Dihapus')).toBeVisible();
  expect(await screen.findByText('Sekolah yang dilayani belum dicatat.')).toBeVisible();
});

test('a pasted list is shown with what is wrong with each row, and added in one request once it is right', async () => {
  serverHas(makeSchool({ nama: 'SD Negeri 2' }));
  const sent = accept('POST sppg_sekolah');
  const user = await openAsManager();
  await user.click(screen.getByRole('button', { name: 'Tempel dari Excel' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tempel Sekolah dari Excel' }));
  const box = dialog.getByLabelText('Tabel dari Excel');
  await user.click(box);
  await user.paste('nama;npsn;kecamatan\nSD Negeri 3;123;Mijen\nsd negeri-2\nTK Pelangi\nTK PELANGI');
  const rows = within(dialog.getByRole('region', { name: 'Pratinjau' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Baris 2SD Negeri 3NPSN harus 8 angka.',
    'Baris 3sd negeri-2Sudah dicatat: SD Negeri 2',
    'Baris 4TK PelangiSekolah ini juga ada pada baris 5.',
    'Baris 5TK PELANGISekolah ini juga ada pada baris 4.',
  ]);
  expect(dialog.getByRole('button', { name: /^Tambahkan/ })).toBeDisabled();

  const file = new File(
    ['nama;npsn;kecamatan\nSD Negeri 3;12345678;Mijen\nsd negeri-2\nTK Pelangi'],
    'sekolah.csv',
  );
  await user.upload(dialog.getByLabelText('Atau pilih file dari Excel (opsional)'), file);
  expect(await dialog.findByText('3 baris.')).toBeVisible();
  expect(box).toHaveDisplayValue(/12345678/);
  await user.dblClick(dialog.getByRole('button', { name: 'Tambahkan 2 sekolah' }));
  expect(await screen.findByText('2 sekolah telah dicatat.')).toBeVisible();
  expect(sent).toEqual([
    [
      { id: expect.any(String), sppg_id: sppg.id, nama: 'SD Negeri 3', npsn: '12345678', kecamatan: 'Mijen' },
      { id: expect.any(String), sppg_id: sppg.id, nama: 'TK Pelangi', npsn: null, kecamatan: null },
    ],
  ]);
  expect(await screen.findByText('Melayani 3 sekolah')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a file that is no CSV is refused in words', async () => {
  serverHas();
  const user = await openAsManager();
  await user.click(screen.getByRole('button', { name: 'Tempel dari Excel' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tempel Sekolah dari Excel' }));
  await user.upload(
    dialog.getByLabelText('Atau pilih file dari Excel (opsional)'),
    new File(['PK\x03\x04'], 'sekolah.csv'),
  );
  expect(await dialog.findByText(/File ini bukan CSV/)).toBeVisible();
});
