import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { readTable } from '@/features/kitchens/import/read-table';
import { accept, hold, lose, lost, refuse, refuseOnce, reply, replyInTurn } from '../fake-server/calls';
import { putRows } from '../fake-server/tables';
import { makeSppg, makeYayasan } from '../factories';
import { renderSite, storeSession } from '../render';

async function openAs(rights: { can_manage: boolean; is_admin?: boolean; is_manager?: boolean }) {
  const yayasan = makeYayasan({ nama: 'Yayasan Uji' });
  storeSession('petugas@contoh.id', rights);
  putRows('yayasan', [{ ...yayasan, sppg: [] }]);
  putRows('sppg', [makeSppg({ kode_unik_pendaftaran: 'LAMA-1' })]);
  putRows('wilayah', [{ nama: 'Kota Semarang' }]);
  const { user } = await renderSite('/data-yayasan');
  await screen.findByRole('button', { name: /Yayasan Uji/ });
  return user;
}

const sppgAreDown = () => refuse('GET sppg', 500, { message: 'Server sibuk' });

async function openImport(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Impor dari Excel' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Impor SPPG dari Excel' }));
  const choose = (text: string, name = 'sppg.csv') =>
    user.upload(dialog.getByLabelText('File dari Excel'), new File([text], name, { type: 'text/csv' }));
  return { dialog, choose };
}

const goodFile =
  'Kode Unik Pendaftaran;Nama SPPG;Lokasi (alamat);Yayasan\nA-1;SPPG Satu;Kota Tegal;Yayasan Uji';

test('who may not manage SPPG can neither import nor export', async () => {
  await openAs({ can_manage: false });
  expect(await screen.findByText('Akun Anda menunggu persetujuan admin.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /CSV|Excel/ })).not.toBeInTheDocument();
});

test('who may manage SPPG one by one exports, and is told for whom the import is', async () => {
  await openAs({ can_manage: true });
  expect(await screen.findByText('Impor dari Excel tersedia bagi pengelola dan admin.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Unduh CSV' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Impor dari Excel' })).not.toBeInTheDocument();
});

test('a file that is no such table is refused in words, and the next one is read', async () => {
  const { dialog, choose } = await openImport(await openAs({ can_manage: true, is_manager: true }));
  await choose('Nama SPPG\nSPPG Satu');
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'sppg.csv: Kolom wajib tidak ditemukan: "Kode Unik Pendaftaran", "Lokasi (alamat)", "Yayasan". Baris pertama harus berisi judul kolom seperti pada template.',
  );
  await choose(goodFile);
  expect(await dialog.findByText('Semua baris siap diimpor. Belum ada yang disimpan.')).toBeVisible();
  // A file without mistakes is previewed too before it is imported.
  expect(dialog.getByRole('listitem')).toHaveTextContent('SPPG Satu');
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
});

test('no row counts as good while the lists it is checked against are missing; "Coba Lagi" loads them', async () => {
  const user = await openAs({ can_manage: true, is_manager: true });
  const mend = sppgAreDown();
  const { dialog, choose } = await openImport(user);
  await choose(goodFile);
  expect(await dialog.findByText('Server sibuk')).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^Impor \d/ })).not.toBeInTheDocument();
  mend();
  await user.click(dialog.getByRole('button', { name: 'Coba Lagi' }));
  expect(await dialog.findByRole('button', { name: 'Impor 1 SPPG' })).toBeEnabled();
});

test('an import that fails says why and keeps the file', async () => {
  const user = await openAs({ can_manage: true, is_manager: true });
  const { dialog, choose } = await openImport(user);
  refuse('POST sppg', 403, { code: '42501', message: 'denied' });
  await choose(goodFile);
  await user.click(await dialog.findByRole('button', { name: 'Impor 1 SPPG' }));
  expect(await screen.findByText('Impor Gagal')).toBeVisible();
  expect(screen.getByText('Anda tidak berhak melakukan tindakan ini.')).toBeVisible();
  expect(await dialog.findByRole('button', { name: 'Impor 1 SPPG' })).toBeEnabled();
});

test('a code that a colleague has taken meanwhile is named beside its row after the refusal', async () => {
  const user = await openAs({ can_manage: true, is_manager: true });
  const { dialog, choose } = await openImport(user);
  refuse('POST sppg', 409, () => {
    const taken = makeSppg({ kode_unik_pendaftaran: 'a-1', nama: 'SPPG Rekan' });
    putRows('sppg', [taken]);
    const message = 'duplicate key value violates unique constraint "sppg_kode_unik_pendaftaran_key"';
    return { code: '23505', message };
  });
  await choose(goodFile);
  await user.click(await dialog.findByRole('button', { name: 'Impor 1 SPPG' }));
  expect(await screen.findByText('Kode unik sudah digunakan oleh SPPG lain.')).toBeVisible();
  expect(await dialog.findByText(/"A-1" sudah terdaftar untuk SPPG Rekan\./)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Impor 1 SPPG' })).toBeDisabled();
});

test('an import that is on its way can’t be closed: it can’t be taken back either', async () => {
  const user = await openAs({ can_manage: true, is_manager: true });
  const { dialog, choose } = await openImport(user);

  accept('POST sppg');
  const answer = hold('POST sppg');
  await choose(goodFile);
  await user.click(await dialog.findByRole('button', { name: 'Impor 1 SPPG' }));
  expect(await dialog.findByText('Menyimpan 1 SPPG...')).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(dialog.getByRole('button', { name: 'Tutup' }));
  expect(dialog.getByText('Menyimpan 1 SPPG...')).toBeVisible();

  answer();
  expect(await screen.findByText('Impor Berhasil')).toBeVisible();
  expect(screen.getByText('1 SPPG telah ditambahkan.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an export that fails says why', async () => {
  const user = await openAs({ can_manage: true, is_manager: true });
  sppgAreDown();
  await user.click(await screen.findByRole('button', { name: 'Unduh CSV' }));
  expect(await screen.findByText('Unduhan CSV Gagal')).toBeVisible();
  expect(screen.getByText('Server sibuk')).toBeVisible();
});

const newOwners = [
  'Kode Unik Pendaftaran;Nama SPPG;Lokasi (alamat);Yayasan',
  'A-1;SPPG Satu;Kota Tegal;Yayasan Baru',
  'A-2;SPPG Dua;Kota Tegal;yayasan  BARU',
  'A-3;SPPG Tiga;Kota Tegal;Yayasan Uji',
].join('\n');

/** Takes new foundations and SPPG, and knows the foundations from then on; returns what was sent. */
function serverTakes() {
  const sent = { yayasan: accept('POST yayasan'), sppg: accept('POST sppg') };
  return sent;
}

test('an admin ticks a foundation that nobody has added, and the import adds it with its SPPG', async () => {
  const user = await openAs({ can_manage: true, is_admin: true });
  const { dialog, choose } = await openImport(user);
  const sent = serverTakes();
  await choose(newOwners);
  const tick = await dialog.findByRole('checkbox', { name: 'Yayasan Baru (2 SPPG)' });
  expect(tick).not.toBeChecked();
  expect(dialog.getByRole('status')).toHaveTextContent(
    '2 baris perlu diperbaiki. Belum ada yang disimpan: centang yayasan barunya di bawah ini, atau perbaiki barisnya',
  );
  expect(dialog.getByText('Yayasan: "Yayasan Baru" tidak ditemukan di Data Yayasan.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Impor 3 SPPG' })).toBeDisabled();

  await user.click(tick);
  expect(dialog.getByRole('status')).toHaveTextContent('Semua baris siap diimpor. Belum ada yang disimpan.');
  await user.dblClick(dialog.getByRole('button', { name: 'Impor 3 SPPG dan 1 yayasan baru' }));
  expect(await screen.findByText('3 SPPG dan 1 yayasan telah ditambahkan.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const id: unknown = expect.any(String);
  expect(sent.yayasan).toEqual([{ id, nama: 'Yayasan Baru' }]);
  expect(sent.sppg).toEqual([
    [
      expect.objectContaining({ nama: 'SPPG Satu', yayasan_id: Object(sent.yayasan[0]).id }),
      expect.objectContaining({ nama: 'SPPG Dua', yayasan_id: Object(sent.yayasan[0]).id }),
      expect.objectContaining({ nama: 'SPPG Tiga', yayasan_id: makeYayasan().id }),
    ],
  ]);
});

test('when the rows are refused after the foundations were added, it says so, and the next attempt finds them', async () => {
  const user = await openAs({ can_manage: true, is_admin: true });
  const { dialog, choose } = await openImport(user);
  const sent = serverTakes();
  refuseOnce('POST sppg', 400, { message: 'Server sibuk' });
  await choose(newOwners);
  await user.click(await dialog.findByRole('checkbox', { name: /Yayasan Baru/ }));
  await user.click(dialog.getByRole('button', { name: 'Impor 3 SPPG dan 1 yayasan baru' }));
  expect(await screen.findByText('Impor Gagal')).toBeVisible();
  expect(
    screen.getByText('Server sibuk Yayasan barunya sudah ditambahkan, jadi tidak perlu dicentang lagi.'),
  ).toBeVisible();
  await user.click(await dialog.findByRole('button', { name: 'Impor 3 SPPG' }));
  expect(await screen.findByText('3 SPPG telah ditambahkan.')).toBeVisible();
  expect(sent.yayasan).toHaveLength(1);
});

test('ticks survive a lost connection and the corrected file', async () => {
  const user = await openAs({ can_manage: true, is_admin: true });
  const { dialog, choose } = await openImport(user);
  lose('POST yayasan');
  await choose(`${newOwners}\nA-4;SPPG Empat;Kota Tegal;Yayasan Lain`);
  await user.click(await dialog.findByRole('button', { name: 'Centang semua' }));
  await user.click(dialog.getByRole('button', { name: 'Impor 4 SPPG dan 2 yayasan baru' }));
  expect(await screen.findByText('Impor Gagal')).toBeVisible();
  expect(screen.getByText(/^Tidak dapat terhubung ke server\. .* lalu coba lagi\.$/)).toBeVisible();
  expect(await dialog.findByRole('checkbox', { name: /Yayasan Lain/ })).toBeChecked();
  await choose(newOwners);
  await waitFor(() =>
    expect(dialog.queryByRole('checkbox', { name: /Yayasan Lain/ })).not.toBeInTheDocument(),
  );
  expect(dialog.getByRole('button', { name: 'Impor 3 SPPG dan 1 yayasan baru' })).toBeEnabled();
});

test('who is no admin has nothing to tick, and is told that an admin can add the foundation', async () => {
  const { dialog, choose } = await openImport(await openAs({ can_manage: true, is_manager: true }));
  await choose(newOwners);
  const group = within(await dialog.findByRole('group', { name: 'Yayasan yang belum tercatat' }));
  expect(group.getByRole('listitem')).toHaveTextContent('Yayasan Baru (2 SPPG)');
  expect(
    group.getByText('Periksa ejaannya. Bila sudah benar, mintalah seorang admin untuk menambahkannya.'),
  ).toBeVisible();
  expect(group.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(dialog.getByText('Yayasan: "Yayasan Baru" tidak ditemukan di Data Yayasan.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Impor 3 SPPG' })).toBeDisabled();
});

const stored = makeSppg({ kode_unik_pendaftaran: 'LAMA-1', nama: 'SPPG Lama', progres_pembangunan: '40%' });
const other = makeSppg({ kode_unik_pendaftaran: 'LAMA-2', nama: 'SPPG Lain', progres_pembangunan: '40%' });

/** The database takes changes of `stored` and `other`; returns what was sent. `refused` are the ids that it refuses. */
function serverUpdates(refused: string[] = []) {
  putRows('sppg', [stored, other]);
  return reply('POST rpc/perbarui_sppg', refused);
}

const progress = (...lines: string[]) => ['Kode Unik Pendaftaran;Progres Pembangunan', ...lines].join('\n');
const newAndKnown = `Kode Unik Pendaftaran;Nama SPPG;Lokasi (alamat);Yayasan
A-1;SPPG Satu;Kota Tegal;Yayasan Uji
LAMA-1;SPPG Baru;${stored.lokasi};Yayasan Uji`;

test('of known codes the differences are shown, what is the same is folded, and only what differs is saved', async () => {
  const user = await openAs({ can_manage: true, is_manager: true });
  const sent = serverUpdates();
  const { dialog, choose } = await openImport(user);
  await choose(progress('LAMA-1;60%', 'LAMA-2;40,00%'));
  expect(await dialog.findByRole('status')).toHaveTextContent(
    '1 SPPG berubah dan 1 baris sama. Periksa dulu perbedaannya di bawah ini, lalu simpan.',
  );
  expect(dialog.getByRole('listitem')).toHaveTextContent(
    'Baris 2SPPG LamaLAMA-1, Yayasan UjiSekarangMenjadiProgres Pembangunan40%60%',
  );
  await user.click(dialog.getByRole('checkbox', { name: 'Tampilkan juga 1 baris yang sama' }));
  expect(dialog.getByText('Sama dengan data yang tersimpan')).toBeVisible();
  expect(sent).toEqual([]);

  await user.dblClick(dialog.getByRole('button', { name: 'Simpan 1 perubahan' }));
  expect(
    await screen.findByText('1 SPPG telah diperbarui. 1 baris sama dengan data yang tersimpan.'),
  ).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent).toEqual([
    { perubahan: [{ id: stored.id, updated_at: stored.updated_at, progres_pembangunan: '60%' }] },
  ]);
});

test('a file that changes nothing has nothing to save', async () => {
  const user = await openAs({ can_manage: true, is_manager: true });
  serverUpdates();
  const { dialog, choose } = await openImport(user);
  await choose(progress('LAMA-1;40%', 'LAMA-2;40%'));
  expect(await dialog.findByRole('status')).toHaveTextContent(
    'Tidak ada perubahan: semua baris sama dengan data yang tersimpan.',
  );
  expect(dialog.queryByRole('button', { name: /^(Simpan|Impor) / })).not.toBeInTheDocument();
  expect(dialog.queryByRole('listitem')).not.toBeInTheDocument();
});

test('what somebody else has changed meanwhile is named, compared anew, and saved only after another look', async () => {
  const user = await openAs({ can_manage: true, is_manager: true });
  serverUpdates([stored.id]);
  const { dialog, choose } = await openImport(user);
  await choose(progress('LAMA-1;60%', 'LAMA-2;60%'));
  const save = await dialog.findByRole('button', { name: 'Simpan 2 perubahan' });
  const changed = { ...stored, progres_pembangunan: '55%', updated_at: '2026-11-25T08:00:00+00:00' };
  putRows('sppg', [changed, { ...other, progres_pembangunan: '60%' }]);
  await user.click(save);
  expect(await screen.findByText('Sebagian Belum Disimpan')).toBeVisible();
  expect(
    screen.getByText(
      '1 SPPG telah diperbarui. SPPG Lama belum disimpan karena baru saja diubah atau dihapus orang lain. Periksa isinya yang terbaru.',
    ),
  ).toBeVisible();
  expect(await dialog.findByRole('listitem')).toHaveTextContent(
    'SPPG LamaLAMA-1, Yayasan UjiBaru saja diubah orang lain. Bandingkan dengan isinya yang terbaru.SekarangMenjadiProgres Pembangunan55%60%',
  );

  const sent = reply('POST rpc/perbarui_sppg', []);
  await user.click(dialog.getByRole('button', { name: 'Simpan 1 perubahan' }));
  expect(await screen.findByText('Impor Berhasil')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent).toEqual([
    { perubahan: [{ id: stored.id, updated_at: changed.updated_at, progres_pembangunan: '60%' }] },
  ]);
});

test('a lost answer is asked for again: what has arrived is no conflict', async () => {
  const user = await openAs({ can_manage: true, is_manager: true });
  const sent = serverUpdates();
  const { dialog, choose } = await openImport(user);
  replyInTurn('POST rpc/perbarui_sppg', lost, []);
  await choose(progress('LAMA-1;60%'));
  await user.click(await dialog.findByRole('button', { name: 'Simpan 1 perubahan' }));
  expect(await screen.findByText('1 SPPG telah diperbarui.')).toBeVisible();
  expect(sent).toHaveLength(2);
});

test('when the changes fail after the new SPPG were added, it says so', async () => {
  const user = await openAs({ can_manage: true, is_manager: true });
  const { sppg } = serverTakes();
  serverUpdates();
  const { dialog, choose } = await openImport(user);
  refuse('POST rpc/perbarui_sppg', 400, { message: 'Server sibuk' });
  await choose(newAndKnown);
  await user.click(await dialog.findByRole('button', { name: 'Impor 1 SPPG dan 1 perubahan' }));
  expect(await screen.findByText('Server sibuk SPPG barunya sudah ditambahkan.')).toBeVisible();
  expect(sppg).toHaveLength(1);

  reply('POST rpc/perbarui_sppg', []);
  await user.click(await dialog.findByRole('button', { name: 'Impor 1 SPPG dan 1 perubahan' }));
  expect(await screen.findByText('1 SPPG telah ditambahkan. 1 SPPG telah diperbarui.')).toBeVisible();
});

test('a column that was sorted without the others is named, and saved only when that is meant', async () => {
  const user = await openAs({ can_manage: true, is_admin: true });
  const file = readFileSync('tests/fixtures/tables/satu-kolom-diurutkan.csv', 'utf8');
  const { rows } = readTable(file);
  // In the database each has the name of the row below it in the file.
  const list = rows.map(({ cells }, index) =>
    makeSppg({
      kode_unik_pendaftaran: cells.kode_unik_pendaftaran,
      nama: rows[(index + 1) % rows.length]?.cells.nama,
    }),
  );
  putRows('sppg', list);
  const { dialog, choose } = await openImport(user);
  await choose(
    [
      'Kode Unik Pendaftaran;Nama SPPG',
      ...rows.map(({ cells }) => `${cells.kode_unik_pendaftaran};${cells.nama}`),
    ].join('\n'),
  );
  const warning = await dialog.findByRole('alert');
  expect(warning).toHaveTextContent('Kolom "Nama SPPG" tampaknya bergeser');
  expect(warning).toHaveTextContent(`Nama SPPG: ${rows.length} isi baru sekarang milik SPPG lain.`);
  const save = dialog.getByRole('button', { name: `Simpan ${rows.length} perubahan` });
  expect(save).toBeDisabled();
  await user.click(dialog.getByRole('checkbox', { name: /memang berpindah ke SPPG lain$/ }));
  expect(save).toBeEnabled();
});

test('what was changed after the export stays, and is told with whose it is, unless the file’s value is ticked', async () => {
  const user = await openAs({ can_manage: true, is_admin: true });
  const sent = serverUpdates();
  const changed = { ...stored, progres_pembangunan: '80%', updated_at: '2026-11-25T08:00:00.5+00:00' };
  putRows('sppg', [changed, other]);
  const asked = reply('POST rpc/sppg_diubah_sejak', [
    { id: stored.id, kolom: 'progres_pembangunan', pada: changed.updated_at, oleh: 'rekan@contoh.id' },
  ]);
  const { dialog, choose } = await openImport(user);
  const exported = (progress: string) =>
    [
      'Kode Unik Pendaftaran;Progres Pembangunan;Kontraktor Pelaksana;Terakhir Diubah',
      `LAMA-1;${progress};PT Uji;2026-10-01 15:00:00 WIB`,
      'LAMA-2;40%;;2026-10-01 15:00:00 WIB',
    ].join('\n');
  await choose(exported('15%'));
  expect(await dialog.findByText(/^1 isian diubah orang sesudah file ini dibuat\./)).toBeVisible();
  expect(asked).toEqual([{ baris: [{ id: stored.id, sejak: '2026-10-01T08:00:01.000Z' }] }]);
  const row = within(dialog.getByRole('listitem'));
  expect(row.getByText('Progres Pembangunan: 80%')).toBeVisible();
  expect(
    row.getByText(/lebih baru daripada file ini, diubah rekan@contoh\.id pada 25 Nov 2026, 15\.00 WIB\./),
  ).toBeVisible();
  const tick = row.getByRole('checkbox', { name: 'Ganti dengan isi file: 15%' });
  expect(tick).not.toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Simpan 1 perubahan' }));
  expect(await screen.findByText(/^1 SPPG telah diperbarui\./)).toBeVisible();
  expect(sent).toEqual([
    { perubahan: [{ id: stored.id, updated_at: changed.updated_at, kontraktor_pelaksana: 'PT Uji' }] },
  ]);
});

test('a file without moments is as old as it was saved', async () => {
  const user = await openAs({ can_manage: true, is_admin: true });
  serverUpdates();
  const changed = { ...stored, progres_pembangunan: '80%', updated_at: '2099-01-01T00:00:00+00:00' };
  putRows('sppg', [changed]);
  reply('POST rpc/sppg_diubah_sejak', [
    { id: stored.id, kolom: 'progres_pembangunan', pada: changed.updated_at, oleh: null },
  ]);
  const { dialog, choose } = await openImport(user);
  await choose(progress('LAMA-1;15%'));
  expect(
    await dialog.findByText('Belum ada yang akan disimpan: semua yang berbeda lebih baru daripada file ini.'),
  ).toBeVisible();
  expect(dialog.getByText(/diubah orang lain pada/)).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: 'Ganti dengan isi file: 15%' }));
  expect(dialog.getByRole('button', { name: 'Simpan 1 perubahan' })).toBeEnabled();
});
