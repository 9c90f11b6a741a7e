import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { accept, hold, lose, refuse, reply, urlsOf } from '../fake-server/calls';
import { putRows } from '../fake-server/tables';
import { makeSppg, makeYayasan } from '../factories';
import { renderSite, storeSession } from '../render';

type YayasanRow = ReturnType<typeof makeYayasan>;

const ajeg = makeYayasan({ id: '1', nama: 'Yayasan Ajeg', alamat: 'Jalan Ajeg No. 1', pengelola: null });

function serverKnows(...yayasanList: YayasanRow[]) {
  putRows('yayasan', yayasanList);
}

async function openAs(rights: { can_manage: boolean; is_admin: boolean }) {
  storeSession('petugas@contoh.id', rights);
  const { user } = await renderSite('/data-yayasan');
  await screen.findByRole('button', { name: 'Unduh CSV' });
  return user;
}

const openAsAdmin = () => openAs({ can_manage: true, is_admin: true });

async function openNew(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Tambah Yayasan' }));
  return within(await screen.findByRole('dialog', { name: 'Tambah Yayasan Baru' }));
}

async function press(user: UserEvent, button: 'Edit' | 'Hapus') {
  const card = await screen.findByRole('button', { name: /^Yayasan Ajeg/ });
  if (card.getAttribute('aria-expanded') === 'false') await user.click(card);
  await user.click(await screen.findByRole('button', { name: `${button} Yayasan Ajeg` }));
  return within(await screen.findByRole(button === 'Edit' ? 'dialog' : 'alertdialog'));
}

test('on an empty site an admin adds the first foundation, and a double click adds it once', async () => {
  serverKnows();
  const user = await openAsAdmin();
  expect(
    screen.getByText(/Sebagai admin, Anda juga dapat menambah, mengubah, atau menghapus yayasan/),
  ).toBeVisible();
  expect(screen.getByText('Data Yayasan Kosong')).toBeVisible();
  const sent = accept('POST yayasan');
  await user.click(await screen.findByRole('button', { name: 'Tambahkan yayasan pertama' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tambah Yayasan Baru' }));
  await user.type(dialog.getByLabelText('Nama Yayasan'), '  Yayasan   Kawung ');
  await user.type(dialog.getByLabelText(/Pengelola/), 'Sekar Tes');
  await user.dblClick(dialog.getByRole('button', { name: 'Simpan' }));

  expect(await screen.findByText('Yayasan Berhasil Ditambahkan')).toBeVisible();
  expect(screen.getByText('Yayasan Kawung telah ditambahkan.')).toBeVisible();
  expect(sent).toEqual([
    { id: expect.any(String), nama: 'Yayasan Kawung', alamat: null, pengelola: 'Sekar Tes' },
  ]);
  // Alone and opened, so that its SPPG can be added at once.
  expect(await screen.findByRole('button', { name: /^Yayasan Kawung/, expanded: true })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tambah SPPG' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a new foundation is seen though a search would hide it, and the rest of the list is one press away', async () => {
  serverKnows(ajeg);
  const user = await openAsAdmin();
  await user.type(screen.getByRole('searchbox', { name: 'Cari SPPG' }), 'ajeg');
  accept('POST yayasan');
  const dialog = await openNew(user);
  await user.type(dialog.getByLabelText('Nama Yayasan'), 'Yayasan Parang');
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByRole('button', { name: /^Yayasan Parang/, expanded: true })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Yayasan Ajeg/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Tampilkan semua yayasan' }));
  expect(await screen.findByRole('button', { name: /^Yayasan Ajeg/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Yayasan Parang/ })).toBeVisible();
});

test('who may manage but is no admin is told that an admin adds foundations, and can change none', async () => {
  serverKnows();
  const rights = { can_manage: true, is_admin: false };
  await openAs(rights);
  expect(
    await screen.findByText(
      'Yayasan hanya dapat ditambahkan oleh admin. Setelah itu Anda dapat menambahkan SPPG-nya di sini.',
    ),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /Tambah/ })).not.toBeInTheDocument();
  cleanup();

  serverKnows(ajeg);
  const again = await openAs(rights);
  await again.click(await screen.findByRole('button', { name: /^Yayasan Ajeg/ }));
  expect(await screen.findByRole('button', { name: 'Tambah SPPG' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Tambah Yayasan|Edit|Hapus/ })).not.toBeInTheDocument();
  expect(screen.queryByText(/Sebagai admin/)).not.toBeInTheDocument();
});

test('a name is required, and none longer than the database takes', async () => {
  serverKnows(ajeg);
  const user = await openAsAdmin();
  const dialog = await openNew(user);
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  const name = dialog.getByLabelText('Nama Yayasan');
  expect(await dialog.findByText('Nama yayasan tidak boleh kosong.')).toBeVisible();
  expect(name).toHaveFocus();
  await user.click(name);
  await user.paste('x'.repeat(201));
  expect(await dialog.findByText('Maksimal 200 karakter.')).toBeVisible();
});

test('a name that is taken is refused beside the field, and nothing typed is lost', async () => {
  serverKnows(ajeg);
  const user = await openAsAdmin();
  const message = 'duplicate key value violates unique constraint "yayasan_nama_key"';
  refuse('POST yayasan', 409, { code: '23505', message });
  const dialog = await openNew(user);
  const name = dialog.getByLabelText('Nama Yayasan');
  await user.type(name, 'yayasan ajeg');
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Gagal Menambahkan Yayasan')).toBeVisible();
  await waitFor(() =>
    expect(name).toHaveAccessibleDescription('Nama ini sudah digunakan oleh yayasan lain.'),
  );
  expect(name).toHaveFocus();
  expect(name).toHaveValue('yayasan ajeg');
});

test('what was typed survives a lost connection and leaving the page, until it is saved', async () => {
  serverKnows(ajeg);
  const user = await openAsAdmin();
  const mend = lose('POST yayasan');
  const dialog = await openNew(user);
  await user.type(dialog.getByLabelText('Nama Yayasan'), 'Yayasan Parang');
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Gagal Menambahkan Yayasan', {}, { timeout: 15_000 })).toBeVisible();
  expect(screen.getByText(/Tidak dapat terhubung ke server/)).toBeVisible();
  expect(dialog.getByLabelText('Nama Yayasan')).toHaveValue('Yayasan Parang');
  cleanup();

  const again = await openAsAdmin();
  const restored = await openNew(again);
  expect(restored.getByText('Isian yang belum disimpan kami kembalikan.')).toBeVisible();
  mend();
  accept('POST yayasan');
  await again.click(restored.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Yayasan Berhasil Ditambahkan')).toBeVisible();
  expect((await openNew(again)).getByLabelText('Nama Yayasan')).toHaveValue('');
});

test('Back asks before it throws away what was typed, and then leads to the list', async () => {
  serverKnows(ajeg);
  const user = await openAsAdmin();
  const dialog = await openNew(user);
  await user.type(dialog.getByLabelText('Nama Yayasan'), 'Yayasan Parang');
  await waitFor(() => expect(history.state?.layer).toBeDefined());
  history.back();
  const question = within(await screen.findByRole('alertdialog', { name: 'Tutup tanpa menyimpan?' }));
  await user.click(question.getByRole('button', { name: 'Buang Isian' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(location.pathname).toBe('/data-yayasan');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Tambah Yayasan' })).toHaveFocus());
});

test('an edit sends only what was changed, and names what a colleague has stored in the same field', async () => {
  serverKnows(ajeg);
  const user = await openAsAdmin();
  const sent = accept('PATCH yayasan');
  serverKnows({ ...ajeg, alamat: 'Jalan Rekan No. 2' });
  const dialog = await press(user, 'Edit');
  const address = dialog.getByLabelText(/Alamat/);
  await user.clear(address);
  await user.type(address, 'Jalan Saya No. 3');
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Gagal Memperbarui Yayasan')).toBeVisible();
  expect(screen.getByText(/Pengguna lain baru saja mengubah isian yang sama/)).toBeVisible();
  expect(await dialog.findByText('Yang tersimpan sekarang: Jalan Rekan No. 2.')).toBeVisible();
  expect(address).toHaveValue('Jalan Saya No. 3');
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Yayasan Berhasil Diperbarui')).toBeVisible();
  expect(screen.getByText('Yayasan Ajeg telah diperbarui.')).toBeVisible();
  expect(sent).toEqual([{ alamat: 'Jalan Saya No. 3' }, { alamat: 'Jalan Saya No. 3' }]);
});

test('the address for reminders has its own place; it is corrected and taken away', async () => {
  serverKnows(ajeg);
  putRows('yayasan_kontak', [{ yayasan_id: ajeg.id, email: 'lama@contoh.id' }]);
  const written = reply('POST yayasan_kontak', undefined, 201);
  reply('DELETE yayasan_kontak');
  const deleted = urlsOf('DELETE yayasan_kontak');
  const user = await openAsAdmin();
  const dialog = await press(user, 'Edit');
  const field = await dialog.findByLabelText(/^Email/);
  expect(field).toHaveValue('lama@contoh.id');
  await user.clear(field);
  await user.type(field, 'bukan email');
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await dialog.findByText(/Penulisan email belum benar/)).toBeVisible();
  await user.clear(field);
  await user.type(field, 'baru@contoh.id');
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const again = await press(user, 'Edit');
  await user.clear(await again.findByLabelText(/^Email/));
  await user.click(again.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(written).toEqual([{ yayasan_id: '1', email: 'baru@contoh.id' }]);
  expect(deleted.map(({ search }) => search)).toEqual(['?yayasan_id=eq.1']);
});

test('what is not loaded of the address does not keep the rest from being edited', async () => {
  serverKnows(ajeg);
  const sent = accept('PATCH yayasan');
  refuse('GET yayasan_kontak');
  const user = await openAsAdmin();
  const dialog = await press(user, 'Edit');
  expect(dialog.getByText('Email yayasan gagal dimuat. mati')).toBeVisible();
  await user.type(dialog.getByLabelText(/Pengelola/), 'Sekar');
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(sent).toEqual([{ pengelola: 'Sekar' }]));
});

test('an edit of a foundation that a colleague has deleted says so', async () => {
  serverKnows(ajeg);
  const user = await openAsAdmin();
  const dialog = await press(user, 'Edit');
  accept('PATCH yayasan');
  serverKnows();
  await user.type(dialog.getByLabelText('Nama Yayasan'), ' Baru');
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Gagal Memperbarui Yayasan')).toBeVisible();
  expect(screen.getByText('Yayasan Ajeg sudah lebih dulu dihapus oleh pengguna lain.')).toBeVisible();
});

test('a refusal without words still gets a sentence', async () => {
  serverKnows(ajeg);
  const user = await openAsAdmin();
  for (const method of ['POST', 'PATCH', 'DELETE'] as const)
    refuse(`${method} yayasan`, 500, { message: '' });
  const question = await press(user, 'Hapus');
  await user.click(question.getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Gagal Menghapus Yayasan')).toBeVisible();
  expect(screen.getByText('Terjadi kesalahan saat menghapus yayasan.')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Batal' }));

  let dialog = await press(user, 'Edit');
  await user.type(dialog.getByLabelText('Nama Yayasan'), ' Baru');
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Gagal Memperbarui Yayasan')).toBeVisible();
  expect(screen.getByText('Terjadi kesalahan saat menyimpan yayasan.')).toBeVisible();
  cleanup();

  dialog = await openNew(await openAsAdmin());
  await user.type(dialog.getByLabelText('Nama Yayasan'), 'Yayasan Baru');
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Gagal Menambahkan Yayasan')).toBeVisible();
  expect(screen.getByText('Terjadi kesalahan saat menyimpan yayasan.')).toBeVisible();
});

test('a foundation with SPPG is not asked about: it says how many there are and what to do first', async () => {
  serverKnows({ ...ajeg, sppg: [makeSppg(), makeSppg()] });
  const user = await openAsAdmin();
  const refusal = await press(user, 'Hapus');
  expect(refusal.getByRole('heading', { name: 'Yayasan Belum Dapat Dihapus' })).toBeVisible();
  expect(
    refusal.getByText('Yayasan ini masih memiliki 2 SPPG. Pindahkan atau hapus SPPG-nya lebih dulu.'),
  ).toBeVisible();
  expect(refusal.getByRole('button', { name: 'Hapus' })).toBeDisabled();
  await user.click(refusal.getByRole('button', { name: 'Mengerti' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('an SPPG that a colleague adds meanwhile is counted in the refusal, and then in the question', async () => {
  serverKnows(ajeg);
  const user = await openAsAdmin();
  const question = await press(user, 'Hapus');
  expect(question.getByText('Apakah Anda yakin ingin menghapus "Yayasan Ajeg"?')).toBeVisible();
  expect(
    question.getByText('Bila ternyata keliru, Anda dapat memulihkan yayasan ini di halaman Riwayat.'),
  ).toBeVisible();
  const message = 'Yayasan ini masih memiliki 1 SPPG. Pindahkan atau hapus SPPG-nya lebih dulu.';
  refuse('DELETE yayasan', 400, { code: 'P0001', message });
  serverKnows({ ...ajeg, sppg: [makeSppg()] });
  await user.click(question.getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Gagal Menghapus Yayasan')).toBeVisible();
  expect(await question.findByText(message)).toBeVisible();
  expect(screen.getAllByText(message)).toHaveLength(2);
  expect(question.getByRole('button', { name: 'Hapus' })).toBeDisabled();
});

test('a foundation that a colleague has deleted already leaves the list, and so does the question', async () => {
  serverKnows(ajeg, makeYayasan({ id: '2', nama: 'Yayasan Bagas' }));
  const user = await openAsAdmin();
  const question = await press(user, 'Hapus');
  serverKnows(makeYayasan({ id: '2', nama: 'Yayasan Bagas' }));
  accept('DELETE yayasan');
  await user.click(question.getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Yayasan Ajeg sudah lebih dulu dihapus oleh pengguna lain.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: /^Yayasan Ajeg/ })).not.toBeInTheDocument();
});

test('a deletion that is under way can’t be sent twice', async () => {
  serverKnows(ajeg, makeYayasan({ id: '2', nama: 'Yayasan Bagas' }));
  const user = await openAsAdmin();
  const deletions = accept('DELETE yayasan');
  const answer = hold('DELETE yayasan');
  const question = await press(user, 'Hapus');
  await user.dblClick(question.getByRole('button', { name: 'Hapus' }));
  answer();
  expect(await screen.findByText('Yayasan Berhasil Dihapus')).toBeVisible();
  expect(screen.getByText('Yayasan Ajeg telah dihapus.')).toBeVisible();
  expect(deletions).toHaveLength(1);
});
