import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { paths } from '@/config/paths';
import { refuse, reply, urlsOf } from '../fake-server/calls';
import { putRows } from '../fake-server/tables';
import { renderSite, storeSession } from '../render';

const deletion = {
  id: 9,
  created_at: '2026-11-21T07:30:00+00:00',
  actor_id: 'e0000000-0000-4000-8000-000000000001',
  actor_email: 'rekan@contoh.id',
  actor_role: 'authenticated',
  action: 'DELETE',
  table_name: 'sppg',
  row_id: 'b0000000-0000-4000-8000-000000000001',
  before: { nama: 'SPPG Tembalang', yayasan_id: 'a0000000-0000-4000-8000-000000000001' },
  after: null,
};

function trailHolds(entries: object[]) {
  storeSession('admin@contoh.id', { can_manage: true, is_admin: true });
  putRows('audit_log', entries);
}
test.each([
  [
    'whose foundation is gone, too, is refused with what to do first',
    {
      code: '23503',
      message: 'insert or update on table "sppg" violates foreign key constraint "sppg_yayasan_id_fkey"',
    },
    'Yayasan pemiliknya sudah dihapus. Pulihkan yayasan itu lebih dulu.',
  ],
  [
    'whose code was given away is refused',
    {
      code: '23505',
      message: 'duplicate key value violates unique constraint "sppg_kode_unik_pendaftaran_key"',
      details: 'Key (private.search_key(kode_unik_pendaftaran))=(SPPG3374001) already exists.',
    },
    'Kode unik sudah digunakan oleh SPPG lain.',
  ],
  [
    'that a colleague has restored meanwhile is said to be back',
    {
      code: '23505',
      message: 'duplicate key value violates unique constraint "sppg_pkey"',
      details: `Key (id)=(${deletion.row_id}) already exists.`,
    },
    'Data ini sudah dipulihkan.',
  ],
])('an SPPG %s', async (_, refusal, sentence) => {
  trailHolds([deletion]);
  refuse('POST rpc/restore_audit_entry', 409, refusal);
  const { user } = await renderSite(paths.adminAudit);
  expect(await screen.findByText('1 perubahan')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pulihkan SPPG Tembalang' }));
  await user.click(await screen.findByRole('button', { name: 'Pulihkan' }));
  expect(await screen.findByText('Gagal Memulihkan')).toBeVisible();
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.getByRole('alertdialog')).toBeVisible();
});

test('a certificate whose SPPG is gone, too, is refused with what to do first; the trail names that SPPG', async () => {
  const sppg_id = 'b0000000-0000-4000-8000-000000000001';
  const certificate = {
    ...deletion,
    table_name: 'sppg_sertifikat',
    before: { sppg_id, jenis: 'SLHS', nomor: 'UJI/1', tanggal_terbit: '2026-01-10' },
  };
  trailHolds([certificate, { ...deletion, id: 8 }]);
  refuse('POST rpc/restore_audit_entry', 409, {
    code: '23503',
    message:
      'insert or update on table "sppg_sertifikat" violates foreign key constraint "sppg_sertifikat_sppg_id_fkey"',
  });

  const { user } = await renderSite(paths.adminAudit);
  await user.click(await screen.findByRole('button', { name: 'Menghapus sertifikat SLHS SPPG Tembalang' }));
  expect(await screen.findByText('SPPG Tembalang')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pulihkan sertifikat SLHS SPPG Tembalang' }));
  await user.click(await screen.findByRole('button', { name: 'Pulihkan' }));
  expect(await screen.findByText('Gagal Memulihkan')).toBeVisible();
  expect(screen.getByText('SPPG-nya sudah dihapus. Pulihkan SPPG itu lebih dulu.')).toBeVisible();
});

test('an SPPG that was moved names both foundations, also the one that was deleted afterwards', async () => {
  const [kawung, sekar] = ['a0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000002'];
  const move = {
    ...deletion,
    action: 'UPDATE',
    before: { nama: 'SPPG Tembalang', yayasan_id: kawung },
    after: { nama: 'SPPG Tembalang', yayasan_id: sekar },
  };
  const gone = {
    ...deletion,
    id: 8,
    table_name: 'yayasan',
    row_id: kawung,
    before: { nama: 'Yayasan Kawung' },
  };
  trailHolds([move, gone]);
  putRows('yayasan', [{ id: sekar, nama: 'Yayasan Sekar' }]);
  const { user } = await renderSite(paths.adminAudit);
  await user.click(await screen.findByRole('button', { name: 'Mengubah SPPG Tembalang' }));
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'SebelumSesudah',
    'Yayasan',
    'Yayasan KawungYayasan Sekar',
  ]);
});

const deletedDocument = {
  ...deletion,
  table_name: 'program_documents',
  before: { title: 'Panduan Suhu', file_path: 'program_regulations/1_suhu.pdf' },
};

test('a document whose file is gone needs a PDF that can be read', async () => {
  trailHolds([deletedDocument]);
  refuse('HEAD /storage/v1/object/program_documents/*', 404);
  await renderSite(paths.adminAudit);
  const user = userEvent.setup({ applyAccept: false });
  await user.click(await screen.findByRole('button', { name: 'Pulihkan dokumen Panduan Suhu' }));
  const field = await screen.findByLabelText('Pilih lagi file PDF-nya');
  const confirm = screen.getByRole('button', { name: 'Pulihkan' });
  expect(confirm).toBeDisabled();

  await user.upload(field, new File(['MZ'], 'palsu.pdf'));
  expect(await screen.findByText('Hanya file PDF yang diizinkan.')).toBeVisible();
  const moved = new File(['%PDF-1.7\n'], 'suhu.pdf');
  vi.spyOn(moved, 'slice').mockImplementation(() => {
    throw new DOMException('The requested file could not be read', 'NotReadableError');
  });
  await user.upload(field, moved);
  expect(
    await screen.findByText('File ini tidak dapat dibaca. Periksa filenya, lalu pilih lagi.'),
  ).toBeVisible();
  expect(field).toBeInvalid();
  expect(confirm).toBeDisabled();

  await user.upload(field, new File(['%PDF-1.7\n'], 'suhu.pdf'));
  expect(await screen.findByText('suhu.pdf')).toBeVisible();
  expect(confirm).toBeEnabled();
});

test('a PDF that was uploaded for a document which can’t be restored goes again', async () => {
  trailHolds([deletedDocument]);
  refuse('HEAD /storage/v1/object/program_documents/*', 404);
  const calls: unknown[] = [];
  const file = 'program_regulations/1_suhu.pdf';
  reply(`POST /storage/v1/object/program_documents/${file}`, () => {
    calls.push('stored');
    return { Key: `program_documents/${file}` };
  });
  refuse('POST rpc/restore_audit_entry', 400, () => {
    calls.push('refused');
    return { code: 'P0002', message: 'mati' };
  });
  reply('DELETE /storage/v1/object/program_documents', (body) => {
    calls.push(body);
    return [{ name: file }];
  });
  const { user } = await renderSite(paths.adminAudit);
  await user.click(await screen.findByRole('button', { name: 'Pulihkan dokumen Panduan Suhu' }));
  await user.upload(
    await screen.findByLabelText('Pilih lagi file PDF-nya'),
    new File(['%PDF-1.7\n'], 'suhu.pdf', { type: 'application/pdf' }),
  );
  await screen.findByText('suhu.pdf');
  await user.click(screen.getByRole('button', { name: 'Pulihkan' }));
  expect(await screen.findByText('Gagal Memulihkan')).toBeVisible();
  expect(calls).toEqual(['stored', 'refused', { prefixes: [file] }]);
});

const contact = {
  kabupaten_kota: 'Kota Tegal',
  nama_kontak: 'Wening',
  nomor_telepon: '0812-3456-7890',
  foto_url: '/storage/v1/object/public/contact_photos/1795500000000_kota-tegal.jpg',
};

function deletedContact(before: object = contact) {
  trailHolds([{ ...deletion, table_name: 'regional_contacts', before }]);
}

test('a contact whose district has another one by now is refused with what to do first', async () => {
  deletedContact({ ...contact, foto_url: null });
  refuse('POST rpc/restore_audit_entry', 409, {
    code: '23505',
    message: 'duplicate key value violates unique constraint "regional_contacts_kabupaten_kota_key"',
    details: 'Key (kabupaten_kota)=(Kota Tegal) already exists.',
  });
  const { user } = await renderSite(paths.adminAudit);
  await user.click(await screen.findByRole('button', { name: 'Pulihkan kontak Kota Tegal' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('Kontak Kota Tegal akan tampil lagi di situs');
  expect(screen.queryByText(/kembali tanpa foto/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Pulihkan' }));
  expect(await screen.findByText('Gagal Memulihkan')).toBeVisible();
  expect(
    screen.getByText(
      'Kabupaten/kota ini sudah punya narahubung lain. Hapus dulu kontak itu bila yang lama ingin dipulihkan.',
    ),
  ).toBeVisible();
});

test.each([
  ['is gone', [], 1],
  ['is still stored', [{ name: '1795500000000_kota-tegal.jpg' }], 0],
])('the question says of a contact whose photo %s how it will come back', async (_what, files, notes) => {
  deletedContact();
  reply('POST /storage/v1/object/list/contact_photos', files);
  const { user } = await renderSite(paths.adminAudit);
  await user.click(await screen.findByRole('button', { name: 'Pulihkan kontak Kota Tegal' }));
  await screen.findByRole('alertdialog');
  await waitFor(() =>
    expect(screen.queryAllByText('Fotonya sudah dihapus, jadi kontak ini kembali tanpa foto.')).toHaveLength(
      notes,
    ),
  );
});

test.each([
  ['is gone', 404, 1],
  ['is still stored', 200, 0],
])('the question says of a certificate whose scan %s how it will come back', async (_what, status, notes) => {
  const scan_path = 'ca5e0000-0000-4000-8000-000000000001.pdf';
  trailHolds([
    {
      ...deletion,
      table_name: 'sppg_sertifikat',
      before: { sppg_id: '1', jenis: 'SLHS', scan_path, scan_size: 1 },
    },
  ]);

  reply(`HEAD /storage/v1/object/certificate_scans/${scan_path}`, undefined, status);
  const { user } = await renderSite(paths.adminAudit);
  await user.click(await screen.findByRole('button', { name: /^Pulihkan sertifikat SLHS/ }));
  await screen.findByRole('alertdialog');
  await waitFor(() =>
    expect(
      screen.queryAllByText('Pindaiannya sudah dihapus, jadi sertifikat ini kembali tanpa pindaian.'),
    ).toHaveLength(notes),
  );
});

test('a page beyond the end leads back to the first one', async () => {
  trailHolds([deletion]);

  const { user } = await renderSite(`${paths.adminAudit}?data=sppg&halaman=2`);
  expect(await screen.findByText('Halaman ini kosong')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Ke halaman pertama' }));
  expect(await screen.findByText('1 perubahan')).toBeVisible();
  expect(location.search).toBe('?data=sppg');
});

test('a trail that does not load is named as such and can be asked for again', async () => {
  trailHolds([deletion]);
  const mend = refuse('GET audit_log');
  const { user } = await renderSite(paths.adminAudit);
  expect(await screen.findByText('Riwayat gagal dimuat. mati')).toBeVisible();
  mend();
  await user.click(screen.getByRole('button', { name: 'Coba Lagi' }));
  expect(await screen.findByRole('button', { name: 'Menghapus SPPG Tembalang' })).toBeVisible();
});

test('days and people have headings; only what was inserted in one go is one line', async () => {
  const at = (created_at: string, given: object = {}) => ({
    ...deletion,
    id: Date.parse(created_at),
    created_at,
    action: 'INSERT',
    before: null,
    after: { nama: 'SPPG Genuk', created_at },
    ...given,
  });
  const imported = '2026-11-21T07:00:00.123456+00:00';
  trailHolds([
    // After midnight in WIB.
    at('2026-11-21T17:30:00+00:00'),
    at('2026-11-21T07:30:00+00:00', { actor_email: 'lain@contoh.id', actor_id: 'lain' }),
    at(imported),
    at(imported, { id: 2 }),
    at(imported, { id: 1, table_name: 'yayasan', after: { nama: 'Yayasan Kawung', created_at: imported } }),
    at('2026-11-21T07:00:00.123455+00:00', { id: 0 }),
    at('2026-11-21T06:00:00+00:00', { id: -1, action: 'UPDATE' }),
    at('2026-11-21T06:00:00+00:00', { id: -2, action: 'UPDATE' }),
  ]);
  await renderSite(paths.adminAudit);
  const list = within(await screen.findByRole('region', { name: 'Perubahan data' }));
  await list.findByText('8 perubahan');
  expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Minggu, 22 November 2026',
    'rekan@contoh.id',
    'Sabtu, 21 November 2026',
    'lain@contoh.id',
    'rekan@contoh.id',
  ]);
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Menambahkan SPPG Genuk',
    'Menambahkan SPPG Genuk',
    'Mengimpor 2 SPPG',
    'Menambahkan Yayasan Kawung',
    'Menambahkan SPPG Genuk',
    'Mengubah 2 SPPG',
  ]);
});

test('cells of a kitchen that were edited one after another are one line, whose entries are undone one by one', async () => {
  const cell = (id: number, minute: number, column: string) => ({
    ...change,
    id,
    created_at: `2026-11-21T07:${minute}:00+00:00`,
    before: { nama: 'SPPG Tembalang', [column]: null },
    after: { nama: 'SPPG Tembalang', [column]: 'Baru' },
  });
  trailHolds([
    cell(7, 34, 'lokasi'),
    cell(6, 32, 'kontraktor_pelaksana'),
    cell(5, 31, 'progres_pembangunan'),
  ]);
  putRows('sppg', [{ id: change.row_id }]);
  const { user } = await renderSite(paths.adminAudit);
  await user.click(await screen.findByRole('button', { name: 'Mengubah SPPG Tembalang, 3 kali' }));
  expect(screen.getAllByRole('button', { name: 'Mengubah SPPG Tembalang' })).toHaveLength(3);
  expect(screen.getAllByRole('button', { name: 'Kembalikan SPPG Tembalang' })).toHaveLength(3);
});

test('days and kind are asked of the database, and stay in the address', async () => {
  trailHolds([deletion]);
  const asked = urlsOf('GET audit_log');
  reply('GET audit_log', [deletion]);
  await renderSite(`${paths.adminAudit}?dari=2026-11-01&sampai=2026-11-21&data=accounts`);
  expect(await screen.findByRole('button', { name: 'Menghapus SPPG Tembalang' })).toBeVisible();
  expect(asked[0]?.searchParams.getAll('created_at')).toEqual([
    'gte.2026-10-31T17:00:00.000Z',
    'lt.2026-11-21T17:00:00.000Z',
  ]);
  expect(asked[0]?.searchParams.get('table_name')).toBe(
    'in.(accounts,mfa_factors,invitations,access_settings)',
  );
  expect(screen.getByLabelText('Sampai tanggal')).toHaveValue('2026-11-21');
  expect(screen.getByRole('combobox', { name: 'Data' })).toHaveDisplayValue('Akun');
});

test('kitchen and words are looked for by the database, stay in the address, and what is left out is said', async () => {
  trailHolds([deletion]);
  const asked = reply('POST rpc/find_audit_entries', [{ id: deletion.id }]);
  const read = urlsOf('GET audit_log');
  const { user } = await renderSite(`${paths.adminAudit}?cari=slhs&dapur=Tembalang`);
  expect(await screen.findByRole('button', { name: 'Menghapus SPPG Tembalang' })).toBeVisible();
  expect(asked).toEqual([{ kata: 'slhs', dapur: 'Tembalang' }]);
  expect(read[0]?.searchParams.get('id')).toBe(`in.(${deletion.id})`);
  expect(screen.getByRole('searchbox', { name: 'Dapur dan isinya' })).toHaveValue('Tembalang');
  expect(screen.queryByText(/Terlalu banyak/)).not.toBeInTheDocument();

  const found = Array.from({ length: 500 }, (_, index) => ({ id: deletion.id + index }));
  reply('POST rpc/find_audit_entries', found);
  await user.clear(screen.getByRole('searchbox', { name: 'Cari nama atau kode' }));
  expect(await screen.findByText(/daftar ini hanya dari 500 perubahan terbarunya/)).toBeVisible();
  expect(asked[1]).toEqual({ dapur: 'Tembalang' });
});

test("a link to somebody's changes says whose list it is, even if the list of people knows them no more", async () => {
  trailHolds([]);
  await renderSite(`${paths.adminAudit}?orang=${deletion.actor_id}&data=sppg`);
  expect(await screen.findByText('Tidak ada perubahan yang cocok')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Orang' })).toHaveDisplayValue('Orang lain');
  expect(screen.getByRole('combobox', { name: 'Data' })).toHaveDisplayValue('SPPG');
});

const change = {
  ...deletion,
  id: 5,
  action: 'UPDATE',
  before: {
    id: 'b',
    nama: 'SPPG Tembalang',
    lokasi: 'Jalan Banjarsari',
    updated_at: '2026-11-01T00:00:00+00:00',
  },
  after: { id: 'b', nama: 'SPPG Palsu', lokasi: 'Jalan Banjarsari', updated_at: '2026-11-21T07:30:00+00:00' },
};

/** The trail holds the change, and the row is this by now, perhaps by a later entry. */
function rowIsNow(row: object | null, lastEntry = change.id) {
  const later = { ...change, id: lastEntry, after: { ...change.after, ...row } };
  trailHolds(lastEntry === change.id ? [change] : [later, change]);
  putRows('sppg', row ? [{ ...row, id: change.row_id }] : []);
}

test('a change is undone after a look at what the row is and what it becomes', async () => {
  rowIsNow(change.after);
  const calls = reply('POST rpc/restore_audit_entry');
  const { user } = await renderSite(paths.adminAudit);
  const undo = await screen.findByRole('button', { name: 'Kembalikan SPPG Palsu' });
  rowIsNow({ ...change.after, nama: 'SPPG Lebih Palsu' }, 7);
  await user.click(undo);
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Kembalikan ke sebelum perubahan ini?' }),
  );
  const rows = within(await question.findByRole('table')).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'SekarangMenjadi',
    'Nama',
    'SPPG Lebih PalsuSPPG Tembalang',
  ]);
  expect(question.getByText(/sudah diubah lagi setelah itu/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Kembalikan' }));
  expect(await screen.findByText('Data Dipulihkan')).toBeVisible();
  expect(screen.getAllByText('SPPG Palsu kembali seperti sebelum diubah.')[0]).toBeVisible();
  expect(calls).toEqual([{ entry_id: 5, last_entry: 7 }]);
});

test.each([
  [
    'is as before already',
    { ...change.after, nama: 'SPPG Tembalang' },
    /sudah seperti sebelum perubahan ini/,
  ],
  ['was deleted since', null, /sudah dihapus. Pulihkan dulu dari baris penghapusannya/],
])('a change of a row that %s is not undone', async (_what, row, sentence) => {
  rowIsNow(change.after);
  const { user } = await renderSite(paths.adminAudit);
  const undo = await screen.findByRole('button', { name: 'Kembalikan SPPG Palsu' });
  rowIsNow(row, 7);
  await user.click(undo);
  const question = within(await screen.findByRole('alertdialog'));
  expect(await question.findByText(sentence)).toBeVisible();
  expect(question.getByRole('button', { name: 'Kembalikan' })).toBeDisabled();
  await user.click(question.getByRole('button', { name: 'Batal' }));
});

test('a row that changed during the look at it is read again, in words', async () => {
  rowIsNow(change.after);
  refuse('POST rpc/restore_audit_entry', 400, () => {
    rowIsNow({ ...change.after, nama: 'SPPG Ketiga' }, 8);
    return {
      code: 'P0001',
      message: 'Data ini baru saja berubah lagi. Periksa isinya yang terbaru, lalu ulangi.',
    };
  });
  const { user } = await renderSite(paths.adminAudit);
  await user.click(await screen.findByRole('button', { name: 'Kembalikan SPPG Palsu' }));
  await user.click(await screen.findByRole('button', { name: 'Kembalikan' }));
  expect(await screen.findByText('Gagal Memulihkan')).toBeVisible();
  expect(await screen.findByText('SPPG Ketiga')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Batal' }));
});

const vandal = 'e0000000-0000-4000-8000-000000000009';
const account = (given: object) => ({
  table_name: 'sppg',
  effect: 'revert',
  earlier: null,
  present: null,
  last_entry: 4,
  changed_since: false,
  lacks_file: false,
  ...given,
});
const returning = account({ row_id: 'r1', effect: 'return', earlier: { nama: 'SPPG Tembalang' } });
const reverted = account({ row_id: 'r2', earlier: { nama: 'SPPG Genuk' }, present: { nama: 'SPPG Palsu' } });
const removed = account({ row_id: 'r3', effect: 'remove', present: { nama: 'SPPG Tambahan' } });
const contested = account({
  row_id: 'r4',
  earlier: { lokasi: 'Jalan Asli' },
  present: { nama: 'SPPG Banyumanik', lokasi: 'Jalan Baru' },
  changed_since: true,
});
const withoutFile = account({
  row_id: 'r5',
  table_name: 'program_documents',
  effect: 'return',
  earlier: { title: 'Panduan Suhu' },
  lacks_file: true,
});

async function openUndoDialog(changes: object[]) {
  trailHolds([deletion]);
  putRows('audit_actors', [{ actor_id: vandal, actor_email: 'perusak@contoh.id' }]);
  reply('POST rpc/account_changes', changes);
  const { user } = await renderSite(paths.adminAudit);
  await user.click(await screen.findByRole('button', { name: 'Batalkan perubahan satu akun…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Batalkan perubahan satu akun' }));
  expect(dialog.getByText('Pilih akun dan rentang waktunya.')).toBeVisible();
  await user.selectOptions(
    dialog.getByLabelText('Akun'),
    await dialog.findByRole('option', { name: 'perusak@contoh.id' }),
  );
  return { user, dialog };
}

test('everything that one account did is undone in one step, after a preview by what happens to the rows', async () => {
  const { user, dialog } = await openUndoDialog([returning, reverted, removed, contested, withoutFile]);
  expect(await dialog.findByText('1 data yang dihapus akan kembali')).toBeVisible();
  expect(dialog.getByText('1 data yang diubah akan kembali ke isi sebelumnya')).toBeVisible();
  expect(dialog.getByText('1 data yang ditambahkan akan dihapus')).toBeVisible();
  expect(dialog.getByText(/^1 dokumen tidak ikut, karena PDF-nya sudah terhapus/)).toBeVisible();
  for (const name of ['SPPG Tembalang', 'SPPG Palsu', 'SPPG Tambahan', 'Dokumen Panduan Suhu'])
    expect(dialog.getByText(name)).toBeInTheDocument();

  // What somebody else has changed since is left alone, unless it is ticked.
  expect(dialog.getByText(/^1 data sudah berubah lagi setelahnya dan dibiarkan/)).toBeVisible();
  expect(
    within(dialog.getByRole('table'))
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['SekarangMenjadi', 'Lokasi (alamat)', 'Jalan BaruJalan Asli']);
  expect(dialog.getByRole('button', { name: 'Batalkan 3 Perubahan' })).toBeEnabled();
  await user.click(dialog.getByRole('checkbox', { name: 'SPPG Banyumanik' }));

  const calls = reply('POST rpc/undo_account_changes', []);
  await user.click(dialog.getByRole('button', { name: 'Batalkan 4 Perubahan' }));
  expect(await screen.findByText('Perubahan Dibatalkan')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(calls).toEqual([
    {
      account_id: vandal,
      since: expect.stringMatching(/^\d{4}-.*:00\.000Z$/),
      until: expect.stringMatching(/^\d{4}-.*:59\.999Z$/),
      chosen: { 'sppg r1': 4, 'sppg r2': 4, 'sppg r3': 4, 'sppg r4': 4 },
    },
  ]);
});

test('what stands in the way of undoing is named, and nothing was undone', async () => {
  const { user, dialog } = await openUndoDialog([returning, reverted]);
  reply('POST rpc/undo_account_changes', [
    {
      table_name: 'sppg',
      row_id: 'r1',
      code: '23505',
      message: 'duplicate key value violates unique constraint "sppg_kode_unik_pendaftaran_key"',
    },
  ]);
  await user.click(await dialog.findByRole('button', { name: 'Batalkan 2 Perubahan' }));
  expect(await screen.findByText('Belum Ada yang Dibatalkan')).toBeVisible();
  expect(dialog.getByRole('alert')).toHaveTextContent(
    'SPPG Tembalang: Kode unik sudah digunakan oleh SPPG lain.',
  );
  await user.click(dialog.getByRole('button', { name: 'Kembali' }));
});

test('a refused undoing is explained; one whose answer was lost is looked up', async () => {
  const { user, dialog } = await openUndoDialog([returning]);
  const refusal = { code: 'P0001', message: 'Sebagian data ini baru saja berubah lagi.' };
  refuse('POST rpc/undo_account_changes', 400, refusal);
  const undo = await dialog.findByRole('button', { name: 'Batalkan 1 Perubahan' });
  await user.click(undo);
  expect(await screen.findByText('Gagal Membatalkan')).toBeVisible();
  expect(screen.getByText(refusal.message)).toBeVisible();

  refuse('POST rpc/undo_account_changes', 502, 'upstream connect error');
  reply('POST rpc/account_changes', []);
  await user.click(await dialog.findByRole('button', { name: 'Batalkan 1 Perubahan' }));
  expect(await screen.findByText('Perubahan Dibatalkan')).toBeVisible();
});

test('an account that has nothing to undo is told so', async () => {
  const { user, dialog } = await openUndoDialog([]);
  expect(await dialog.findByText(/^Tidak ada perubahan akun ini yang dapat dibatalkan/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Batalkan 0 Perubahan' })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: 'Kembali' }));
});

test('what was taken out, opened or deleted for a person has sentences of its own, and nothing to restore', async () => {
  const entry = (id: number, rest: object) => ({ ...deletion, id, row_id: null, before: null, ...rest });
  trailHolds([
    entry(14, { action: 'EXPORT', table_name: 'leads', after: { jumlah: 12, status: 'Baru' } }),
    entry(13, { action: 'OPEN', table_name: 'partnership_applications', row_id: deletion.row_id }),
    entry(12, {
      action: 'EXPORT',
      table_name: 'personal_data',
      after: { contact_messages: 2, partnership_applications: 1 },
    }),
    entry(11, {
      action: 'DELETE',
      table_name: 'personal_data',
      after: { contact_messages: 2, partnership_applications: 0, mail_outbox: 1 },
    }),
  ]);
  const { user } = await renderSite(paths.adminAudit);
  await user.click(await screen.findByRole('button', { name: 'Mengunduh kotak masuk: 12 kiriman' }));
  expect(screen.getByText('Jumlah')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Membuka proposal pengajuan' }));
  expect(screen.getByText('Riwayat hanya mencatat siapa yang membukanya dan kapan.')).toBeVisible();
  expect(
    screen.getByRole('button', { name: 'Mengunduh data pribadi satu alamat email: 3 data' }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Menghapus data pribadi satu alamat email: 3 data' }));
  expect(screen.getByText('Email otomatis')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Pulihkan|Kembalikan)/ })).not.toBeInTheDocument();

  const asked = urlsOf('GET audit_log');
  await user.selectOptions(screen.getByLabelText('Tindakan'), 'Membuka proposal, foto, atau kontak');
  await waitFor(() =>
    expect(asked.map(({ searchParams }) => searchParams.get('action'))).toEqual(['eq.OPEN']),
  );
});
