import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accept, refuse } from '../fake-server/calls';
import { putRows } from '../fake-server/tables';
import { makeRegionalContact } from '../factories';
import { renderSite, storeSession } from '../render';

function serverKnows(...contacts: ReturnType<typeof makeRegionalContact>[]) {
  putRows('regional_contacts', contacts);
}

const tegal = makeRegionalContact({ kabupaten_kota: 'Kabupaten Tegal', nama_kontak: 'Galih Jayaprawira' });
const kotaTegal = makeRegionalContact({ kabupaten_kota: 'Kota Tegal' });
const kudus = makeRegionalContact({ kabupaten_kota: 'Kabupaten Kudus' });

/** What an admin sees when these are all kabupaten and kota. */
async function renderForAdmin(districts: string[], ...contacts: ReturnType<typeof makeRegionalContact>[]) {
  storeSession('admin@contoh.id', { can_manage: true, is_admin: true });
  serverKnows(...contacts);
  putRows(
    'wilayah',
    districts.map((nama) => ({ nama })),
  );
  const { user } = await renderSite('/direktori-kontak');
  await screen.findByText(/(belum|sudah) punya narahubung/);
  return user;
}

const districts = ['Kabupaten Kudus', 'Kabupaten Tegal', 'Kota Salatiga', 'Kota Tegal'];

test('somebody who may manage SPPG but is no admin is offered nothing', async () => {
  storeSession('petugas@contoh.id', { can_manage: true });
  serverKnows(tegal);
  await renderSite('/direktori-kontak');
  expect(await screen.findByText('1 kontak')).toBeVisible();
  await screen.findByRole('button', { name: 'Logout' });
  expect(screen.queryByRole('button', { name: /kontak/i })).not.toBeInTheDocument();
});

test('an admin sees which kabupaten and kota have no contact, and adds one from there', async () => {
  const user = await renderForAdmin(districts, tegal, kudus);
  expect(screen.getByText('2 kabupaten/kota belum punya narahubung')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tambah kontak Kota Tegal' }));
  const form = within(await screen.findByRole('dialog', { name: 'Tambah Kontak' }));
  const district = form.getByLabelText('Kabupaten/Kota');
  expect(district).toHaveValue('Kota Tegal');
  const offered = within(district).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Kota Salatiga', 'Kota Tegal']);

  await user.click(form.getByRole('button', { name: 'Simpan' }));
  expect(await form.findByText('Nama narahubung tidak boleh kosong.')).toBeVisible();
  expect(form.getByText('Nomor telepon tidak boleh kosong.')).toBeVisible();
  const tick = form.getByRole('checkbox', { name: 'Narahubung setuju nama dan nomornya ditampilkan' });
  expect(tick).toHaveAccessibleDescription(/Centang setelah narahubung setuju\./);
  await user.type(form.getByLabelText('Nama narahubung'), '  Wening   Prasetya ');
  await user.type(form.getByLabelText('Nomor telepon'), '0812345');
  await user.click(form.getByRole('button', { name: 'Simpan' }));
  expect(
    await form.findByText('Nomor ini belum benar. Tulis lengkap, seperti 0812-3456-7890 atau (024) 7601234.'),
  ).toBeVisible();
  await user.clear(form.getByLabelText('Nomor telepon'));
  await user.type(form.getByLabelText('Nomor telepon'), '+62 812 3456 7890');
  await user.click(form.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(tick).toHaveFocus());
  expect(tick).toBeInvalid();
  expect(tick).toHaveAccessibleDescription(/Centang setelah narahubung setuju\.$/);
  await user.click(tick);
  expect(tick).toBeValid();
  await user.click(form.getByRole('checkbox', { name: 'Bersedia dihubungi lewat WhatsApp' }));

  const sent = accept('POST regional_contacts');
  await user.dblClick(form.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Kontak Ditambahkan')).toBeVisible();
  expect(screen.getAllByText('Kontak Kota Tegal tampil di direktori.')[0]).toBeVisible();
  expect(sent).toEqual([
    {
      id: expect.any(String),
      kabupaten_kota: 'Kota Tegal',
      nama_kontak: 'Wening Prasetya',
      nomor_telepon: '0812-3456-7890',
      foto_url: null,
      bersedia_whatsapp: true,
    },
  ]);
  expect(screen.getByText('1 kabupaten/kota belum punya narahubung')).toBeVisible();
});

test('with a contact in each, the page says so and offers no more', async () => {
  await renderForAdmin(['Kabupaten Kudus', 'Kota Tegal'], kudus, kotaTegal);
  expect(screen.getByText('Semua 2 kabupaten dan kota sudah punya narahubung.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Tambah/ })).not.toBeInTheDocument();
});

test('in an empty directory an admin adds the first contact, and must say where', async () => {
  const user = await renderForAdmin(districts);
  await user.click(screen.getByRole('button', { name: 'Tambahkan kontak pertama' }));
  const form = within(await screen.findByRole('dialog', { name: 'Tambah Kontak' }));
  expect(form.getByLabelText('Kabupaten/Kota')).toHaveDisplayValue('Pilih kabupaten/kota');
  await user.type(form.getByLabelText('Nomor telepon'), '+65 6123 4567');
  await user.click(form.getByRole('button', { name: 'Simpan' }));
  expect(await form.findByText('Kabupaten/kota harus dipilih.')).toBeVisible();
  expect(form.getByText('Isi dengan nomor Indonesia, yang diawali 0 atau +62.')).toBeVisible();
});

test('many names fold away', async () => {
  const many = Array.from({ length: 9 }, (_, index) => `Kabupaten Uji ${index}`);
  const user = await renderForAdmin(many);
  const name = screen.getByText('Kabupaten Uji 8');
  expect(name).not.toBeVisible();
  await user.click(screen.getByText('9 kabupaten/kota belum punya narahubung'));
  expect(name).toBeVisible();
});

const databaseRefuses = (message: string, code: string) =>
  refuse('POST regional_contacts', 409, { code, message });

test('a district that was taken meanwhile is told beside it; what was entered stays, also over a reload', async () => {
  const user = await renderForAdmin(districts, tegal, kudus);
  await user.click(screen.getByRole('button', { name: 'Tambah kontak Kota Tegal' }));
  const form = within(await screen.findByRole('dialog', { name: 'Tambah Kontak' }));
  await user.type(form.getByLabelText('Nama narahubung'), 'Wening');
  await user.type(form.getByLabelText('Nomor telepon'), '08123456789');
  await user.click(form.getByRole('checkbox', { name: /setuju/ }));
  serverKnows(tegal, kudus, kotaTegal);
  const taken = 'duplicate key value violates unique constraint "regional_contacts_kabupaten_kota_key"';
  databaseRefuses(taken, '23505');
  await user.click(form.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Gagal Menambahkan Kontak')).toBeVisible();
  expect(screen.getAllByText('Kabupaten/kota ini sudah memiliki narahubung.')[0]).toBeVisible();
  const district = form.getByLabelText('Kabupaten/Kota');
  await waitFor(() => expect(district).toHaveFocus());
  expect(district).toHaveAccessibleDescription(
    'Kabupaten/kota ini baru saja mendapat narahubung. Pilih yang lain.',
  );
  expect(district).toHaveValue('Kota Tegal');
  expect(await screen.findByText('1 kabupaten/kota belum punya narahubung')).toBeVisible();

  databaseRefuses('violates check constraint "regional_contacts_nomor_telepon_plausible"', '23514');
  await user.selectOptions(district, 'Kota Salatiga');
  await user.click(form.getByRole('button', { name: 'Simpan' }));
  expect((await screen.findAllByText('Nomor telepon belum benar.'))[0]).toBeVisible();

  cleanup();
  await renderForAdmin(districts, tegal, kudus);
  await user.click(screen.getByRole('button', { name: 'Tambah kontak Kota Tegal' }));
  expect(await screen.findByText('Isian yang belum disimpan kami kembalikan.')).toBeVisible();
  expect(screen.getByLabelText('Nama narahubung')).toHaveValue('Wening');
  expect(screen.getByLabelText('Kabupaten/Kota')).toHaveValue('Kota Salatiga');
  expect(screen.getByRole('checkbox', { name: /setuju/ })).toBeChecked();
});

test('a list of kabupaten and kota that does not load is told and can be asked for again', async () => {
  storeSession('admin@contoh.id', { is_admin: true });
  serverKnows(tegal);
  const mend = refuse('GET wilayah');
  const { user } = await renderSite('/direktori-kontak');
  expect(await screen.findByText('Daftar kabupaten/kota gagal dimuat. mati')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Edit kontak Kabupaten Tegal' }));
  const district = await screen.findByLabelText('Kabupaten/Kota');
  expect(district).toHaveDisplayValue('Kabupaten Tegal');
  await waitFor(() =>
    expect(district).toHaveAccessibleDescription('Daftar kabupaten/kota gagal dimuat. mati'),
  );
  await user.click(screen.getByRole('button', { name: 'Batal' }));
  const retry = await screen.findByRole('button', { name: 'Coba Lagi' });
  await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
  putRows('wilayah', [{ nama: 'Kabupaten Tegal' }]);
  mend();
  await user.click(retry);
  expect(await screen.findByText('Semua 1 kabupaten dan kota sudah punya narahubung.')).toBeVisible();
});

test('a contact that could not be deleted stays, and the question, too', async () => {
  const user = await renderForAdmin(districts, tegal);
  refuse('DELETE regional_contacts');
  await user.click(await screen.findByRole('button', { name: 'Hapus kontak Kabupaten Tegal' }));
  const question = await screen.findByRole('alertdialog', { name: 'Konfirmasi Penghapusan' });
  expect(question).toHaveTextContent(
    'Apakah Anda yakin ingin menghapus kontak Kabupaten Tegal, Galih Jayaprawira?',
  );
  await user.click(within(question).getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Gagal Menghapus Kontak')).toBeVisible();
  expect(question).toBeVisible();
});

test('a contact that a colleague has changed or deleted meanwhile is neither overwritten nor deleted unseen', async () => {
  const user = await renderForAdmin(districts, tegal);
  accept('PATCH regional_contacts');
  accept('DELETE regional_contacts');
  const gone = 'Kontak Kabupaten Tegal sudah lebih dulu dihapus oleh pengguna lain.';

  await user.click(await screen.findByRole('button', { name: 'Edit kontak Kabupaten Tegal' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Kontak' }));
  const name = form.getByLabelText('Nama narahubung');
  await user.clear(name);
  await user.type(name, 'Dyah');
  await user.click(form.getByRole('checkbox', { name: /setuju/ }));
  serverKnows({ ...tegal, nama_kontak: 'Ratri' });
  await user.click(form.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Gagal Memperbarui Kontak')).toBeVisible();
  expect(await form.findByText('Yang tersimpan sekarang: Ratri.')).toBeVisible();
  expect(name).toHaveValue('Dyah');
  serverKnows();
  await user.click(form.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText(gone)).toBeVisible();
  expect(name).toHaveValue('Dyah');
  cleanup();

  const again = await renderForAdmin(districts, tegal);
  await again.click(await screen.findByRole('button', { name: 'Hapus kontak Kabupaten Tegal' }));
  serverKnows();
  const question = within(await screen.findByRole('alertdialog', { name: 'Konfirmasi Penghapusan' }));
  await again.click(question.getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Gagal Menghapus Kontak')).toBeVisible();
  expect(screen.getByText(gone)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('who no longer wants to be written to on WhatsApp is not asked for the rest again', async () => {
  const user = await renderForAdmin(['Kota Tegal'], { ...kotaTegal, bersedia_whatsapp: true });
  await user.click(await screen.findByRole('button', { name: 'Edit kontak Kota Tegal' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Kontak' }));
  const tick = form.getByRole('checkbox', { name: 'Bersedia dihubungi lewat WhatsApp' });
  expect(tick).toBeChecked();
  await user.click(tick);
  const sent = accept('PATCH regional_contacts');
  await user.click(form.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Kontak Diperbarui')).toBeVisible();
  expect(sent).toEqual([{ bersedia_whatsapp: false }]);
});
