import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { paths } from '@/config/paths';
import { todayOnServer } from '@/lib/text/format-time';
import { formatDate } from '@/lib/text/format';
import { accept, refuse, reply } from '../fake-server/calls';
import { putRows } from '../fake-server/tables';
import { renderSite, storeSession } from '../render';

const certificate = {
  id: '50000000-0000-4000-8000-000000000001',
  sppg_id: 'b0000000-0000-4000-8000-000000000001',
  jenis: 'SLHS',
  status: 'Terbit',
  nomor: 'SLHS/1',
  penerbit: 'Dinas Kesehatan Kota Semarang',
  hasil: null,
  tanggal_daftar: null,
  tanggal_terbit: '2020-01-10',
  tanggal_berakhir: '2099-01-10',
  tanpa_akhir_per: null,
  tanggal_dicabut: null,
  scan_path: null,
  scan_size: null,
  created_at: '2026-11-20T07:00:00+00:00',
};
const shown = {
  ...certificate,
  terkini: true,
  sppg_dihapus: false,
  nama_sppg: 'SPPG Tembalang',
  kode_unik_pendaftaran: 'SPPG-3374-001',
};
const kitchen = { id: certificate.sppg_id, nama: 'SPPG Tembalang', kode_unik_pendaftaran: 'SPPG-3374-001' };

/** The desk of an admin with these certificates. */
async function renderDesk(certificates: object[], search = '?tampilan=daftar') {
  storeSession('admin@contoh.id', { can_manage: true, is_admin: true });
  putRows('sertifikat', certificates);
  return renderSite(paths.adminCertificates + search);
}

const name = 'SLHS SPPG Tembalang';

async function openDialog(button: string) {
  const { user } = await renderDesk([shown]);
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole(button.startsWith('Hapus') ? 'alertdialog' : 'dialog'));
  return { user, dialog };
}

test('without certificates the desk says so, and what the list is worth', async () => {
  await renderDesk([]);
  expect(await screen.findByText('Belum ada sertifikat yang dicatat')).toBeVisible();
  expect(
    screen.getByText(/^Menurut catatan kami per .+\. Yang sah adalah keterangan penerbit sertifikat\./),
  ).toBeVisible();
});

test('a list that fails to load says why and can be asked for again', async () => {
  storeSession('admin@contoh.id', { can_manage: true, is_admin: true });
  refuse('GET sertifikat');
  await renderSite(`${paths.adminCertificates}?tampilan=daftar`);
  expect(await screen.findByText(/^Sertifikat gagal dimuat\./, {}, { timeout: 5000 })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Coba Lagi' })).toBeVisible();
});

test('the list is filtered by what a certificate is, through its dates', async () => {
  const { user } = await renderDesk(
    [shown, { ...shown, id: '2', terkini: false, status: 'Dicabut', nomor: 'SLHS/0' }],
    '?keadaan=berlaku&cari=slhs/&riwayat=ya',
  );
  expect(await screen.findByText('1 sertifikat')).toBeVisible();
  expect(screen.getByText('SLHS/1')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Keadaan'), 'Dicabut');
  expect(await screen.findByText('SLHS/0')).toBeVisible();
  expect(screen.queryByText('SLHS/1')).not.toBeInTheDocument();
});

test('a certificate without a last day says when it was looked at, and asks for no last day', async () => {
  const { user, dialog } = await openDialog(`Edit ${name}`);
  const tick = dialog.getByLabelText('Tanpa tanggal akhir: berlaku sampai dicabut');
  await user.click(tick);
  expect(dialog.queryByLabelText(/^Berlaku sampai/)).not.toBeInTheDocument();
  expect(tick).toHaveAccessibleDescription(
    `Diperiksa masih berlaku pada ${formatDate(todayOnServer())}. Setahun sesudahnya Ringkasan mengingatkan.`,
  );
  const sent = reply('PATCH sppg_sertifikat', [certificate]);
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(sent).toEqual([{ tanggal_berakhir: null, tanpa_akhir_per: todayOnServer() }]));
});

test('the form holds to the rules of the database before it sends', async () => {
  const { user, dialog } = await openDialog('Tambah Sertifikat');
  const save = () => user.click(dialog.getByRole('button', { name: 'Simpan' }));
  await save();
  expect(await dialog.findByText('Pilih status menurut suratnya.')).toBeVisible();
  expect(dialog.getByText('SPPG harus dipilih.')).toBeVisible();
  expect(dialog.getByText('Nomor wajib diisi bila sudah terbit.')).toBeVisible();
  expect(dialog.getByText('Tanggal terbit wajib diisi bila sudah terbit.')).toBeVisible();

  await user.type(dialog.getByLabelText('Tanggal terbit'), '2090-01-01');
  await user.type(dialog.getByLabelText(/Tanggal daftar/), '1990-01-01');
  expect(await dialog.findByText('Tanggal ini belum tiba.')).toBeVisible();
  expect(dialog.getByText('Tahunnya belum benar.')).toBeVisible();
  await user.clear(dialog.getByLabelText(/Tanggal daftar/));
  await user.clear(dialog.getByLabelText('Tanggal terbit'));
  await user.type(dialog.getByLabelText('Tanggal terbit'), '2026-01-10');
  await user.type(dialog.getByLabelText(/Berlaku sampai/), '2026-01-10');
  expect(await dialog.findByText('Tanggal ini harus setelah tanggal terbit.')).toBeVisible();
  await user.clear(dialog.getByLabelText('Tanggal terbit'));
  await user.selectOptions(dialog.getByLabelText('Status'), 'Didaftarkan');
  await save();
  expect(await dialog.findByText('Isi tanggal daftar atau tanggal terbit.')).toBeVisible();
});

test('the day of revocation is asked for when one was revoked, today is proposed, and it goes with that status', async () => {
  const { user, dialog } = await openDialog(`Edit ${name}`);
  const save = () => user.click(dialog.getByRole('button', { name: 'Simpan' }));
  const status = dialog.getByLabelText('Status');
  expect(dialog.queryByLabelText('Tanggal dicabut')).not.toBeInTheDocument();
  await user.selectOptions(status, 'Dicabut');
  await save();
  const day = dialog.getByLabelText('Tanggal dicabut');
  await waitFor(() =>
    expect(day).toHaveAccessibleDescription('Tanggal dicabut wajib diisi bila sudah dicabut.'),
  );
  await user.type(day, '2020-01-09');
  expect(await dialog.findByText('Tanggal ini tidak boleh sebelum tanggal terbit.')).toBeVisible();
  await user.clear(day);
  await user.type(day, '2090-01-01');
  expect(await dialog.findByText('Tanggal ini belum tiba.')).toBeVisible();
  await user.clear(day);
  await user.click(dialog.getByRole('button', { name: `Pakai ${formatDate(todayOnServer())}` }));
  expect(day).toHaveValue(todayOnServer());
  await user.selectOptions(status, 'Terbit');
  await user.selectOptions(status, 'Dicabut');
  expect(dialog.getByLabelText('Tanggal dicabut')).toHaveValue('');
  await user.type(dialog.getByLabelText('Tanggal dicabut'), '2026-02-01');
  const sent = reply('PATCH sppg_sertifikat', { id: certificate.id });
  await save();
  expect(await screen.findByText('Sertifikat Diperbarui')).toBeVisible();
  expect(sent).toEqual([{ status: 'Dicabut', tanggal_dicabut: '2026-02-01' }]);
});

test('one that is no longer revoked loses that day', async () => {
  const { user } = await renderDesk([{ ...shown, status: 'Dicabut', tanggal_dicabut: '2026-02-01' }]);
  expect(await screen.findByText('sejak 1 Februari 2026')).toBeVisible();
  expect(screen.getByText('sampai 10 Januari 2099').closest('del')).toHaveTextContent('(tidak berlaku lagi)');
  await user.click(screen.getByRole('button', { name: `Edit ${name}` }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Status'), 'Terbit');
  const sent = reply('PATCH sppg_sertifikat', { id: certificate.id });
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(sent).toEqual([{ status: 'Terbit', tanggal_dicabut: null }]));
});

test('an accreditation has a result, which the list shows and another kind loses', async () => {
  const accredited = { ...shown, jenis: 'Akreditasi', hasil: 'Baik Sekali' };
  const { user } = await renderDesk([accredited]);
  expect(await screen.findByText('Akreditasi: Baik Sekali')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit Akreditasi SPPG Tembalang' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText(/^Hasil akreditasi/)).toHaveValue('Baik Sekali');
  await user.selectOptions(dialog.getByLabelText('Jenis'), 'PBG');
  expect(dialog.queryByLabelText(/^Hasil akreditasi/)).not.toBeInTheDocument();
  const sent = reply('PATCH sppg_sertifikat', { id: certificate.id });
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(sent).toEqual([{ jenis: 'PBG', hasil: null }]));
});

test('a kitchen is looked for and chosen; a search that fails is no empty one; a number that is taken is named', async () => {
  const { user, dialog } = await openDialog('Tambah Sertifikat');
  refuse('POST rpc/cari_sppg');
  await user.type(dialog.getByLabelText('Cari SPPG'), 'tem');
  expect(await dialog.findByText(/^Pencarian gagal\./, {}, { timeout: 5000 })).toBeVisible();
  reply('POST rpc/cari_sppg', [kitchen]);
  await user.type(dialog.getByLabelText('Cari SPPG'), 'bal');
  await user.selectOptions(
    dialog.getByLabelText('SPPG'),
    await dialog.findByRole('option', { name: 'SPPG Tembalang (SPPG-3374-001)' }),
  );
  await user.selectOptions(dialog.getByLabelText('Status'), 'Terbit');
  await user.type(dialog.getByLabelText('Nomor'), 'SLHS/2');
  await user.type(dialog.getByLabelText('Tanggal terbit'), '2026-01-10');
  const sent = accept('POST sppg_sertifikat');
  const mend = refuse('POST sppg_sertifikat', 409, {
    code: '23505',
    message: 'duplicate key value violates unique constraint "sppg_sertifikat_nomor_key"',
  });
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Gagal Menambahkan Sertifikat')).toBeVisible();
  await waitFor(() =>
    expect(dialog.getByLabelText('Nomor')).toHaveAccessibleDescription(
      'Nomor ini sudah dicatat pada sertifikat lain yang sejenis.',
    ),
  );
  mend();
  await user.type(dialog.getByLabelText('Nomor'), '1');
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Sertifikat Ditambahkan')).toBeVisible();
  expect(screen.getByText('Sertifikat SLHS SPPG Tembalang telah dicatat.')).toBeVisible();
  expect(sent[1]).toEqual({
    // The same id as at the first attempt, so that it is stored once.
    id: Object(sent[0]).id,
    sppg_id: kitchen.id,
    jenis: 'SLHS',
    status: 'Terbit',
    nomor: 'SLHS/21',
    penerbit: null,
    hasil: null,
    tanggal_daftar: null,
    tanggal_terbit: '2026-01-10',
    tanggal_berakhir: null,
    tanpa_akhir_per: null,
    tanggal_dicabut: null,
    scan_path: null,
    scan_size: null,
  });
});

test('an edit that a colleague forestalled shows what is stored, and one of a deleted certificate says so', async () => {
  const { user, dialog } = await openDialog(`Edit ${name}`);
  const stored = { ...certificate, tanggal_berakhir: '2030-02-01' };
  putRows('sppg_sertifikat', [stored]);
  accept('PATCH sppg_sertifikat');
  const last = dialog.getByLabelText(/Berlaku sampai/);
  await user.clear(last);
  await user.type(last, '2031-01-01');
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await dialog.findByText('Yang tersimpan sekarang: 1 Februari 2030.')).toBeVisible();
  expect(screen.getByText('Gagal Memperbarui Sertifikat')).toBeVisible();
  expect(
    screen.getByText('Pengguna lain baru saja mengubah isian yang sama. Periksa, lalu simpan lagi.'),
  ).toBeVisible();

  putRows('sppg_sertifikat', []);
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(
    await screen.findByText(`Sertifikat ${name} sudah lebih dulu dihapus oleh admin lain.`),
  ).toBeVisible();
});

// happy-dom can't draw a PDF; tests/e2e/sertifikat.spec.ts looks at what is drawn.
vi.mock('@/lib/files/pdf/redraw-pdf', () => ({ redrawPdf: (file: Blob) => Promise.resolve(file) }));

const scanned = {
  ...shown,
  scan_path: 'ca5e0000-0000-4000-8000-000000000001.pdf',
  scan_size: 245_000,
};
const scanLabel = /^Pindaian untuk umum \(PDF, JPG, PNG, WebP\)/;
const covered = 'Data pribadi (NIK, alamat rumah, tanda tangan) sudah ditutup';
const pdf = (name = 'Asli KTP.pdf', text = '%PDF-1.7 isi') =>
  new File([text], name, { type: 'application/pdf' });

/** Answers what is written for a scan; returns what was, in order. `refused` is the answer to the row. */
function serverStores(refused?: () => Response) {
  const calls: unknown[] = [];
  reply('POST /storage/v1/object/certificate_scans/:name', (_, { pathname }) => {
    calls.push(['stored', pathname.split('/').at(-1)]);
    return { Key: 'x' };
  });
  reply<{ prefixes: string[] }>('DELETE /storage/v1/object/certificate_scans', ({ prefixes }) => {
    calls.push(['removed', ...prefixes]);
    return [{ name: prefixes[0] }];
  });
  reply('PATCH sppg_sertifikat', (changes) => {
    calls.push(changes);
    return refused?.() ?? { id: certificate.id };
  });
  return calls;
}

async function editScanned(row: object = scanned) {
  await renderDesk([row]);
  const user = userEvent.setup({ applyAccept: false });
  await user.click(await screen.findByRole('button', { name: `Edit ${name}` }));
  const dialog = within(await screen.findByRole('dialog'));
  const save = () => user.click(dialog.getByRole('button', { name: 'Simpan' }));
  return { user, dialog, field: dialog.getByLabelText(scanLabel), save };
}

test('a new scan needs a tick each time, gets a random name, and takes the place of the one before', async () => {
  const calls = serverStores();
  const { user, dialog, field, save } = await editScanned();
  expect(dialog.getByRole('link', { name: /^Lihat pindaian \(PDF, 240 KB\)/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/storage\/v1\/object\/public\/certificate_scans\/ca5e.*1\.pdf$/),
  );
  expect(field).toHaveAccessibleDescription(/Aslinya tidak disimpan di situs ini\./);
  expect(dialog.queryByLabelText(covered)).not.toBeInTheDocument();

  await user.upload(field, pdf());
  await user.click(dialog.getByLabelText(covered));
  await user.upload(field, pdf('Tertutup.pdf'));
  expect(dialog.getByText('Tertutup.pdf')).toBeVisible();
  await save();
  expect(await dialog.findByText('Centang setelah data pribadi di pindaian ini ditutup.')).toBeVisible();
  await waitFor(() => expect(dialog.getByLabelText(covered)).toHaveFocus());
  expect(calls).toEqual([]);
  await user.click(dialog.getByLabelText(covered));
  await save();
  expect(await screen.findByText('Sertifikat Diperbarui')).toBeVisible();
  const path = expect.stringMatching(/^[0-9a-f-]{36}\.pdf$/);
  await waitFor(() =>
    expect(calls).toEqual([
      ['stored', path],
      { scan_path: path, scan_size: 12 },
      ['removed', scanned.scan_path],
    ]),
  );
});

test.each([
  ['no such type', pdf('Palsu.pdf', 'MZ'), 'Pilih file PDF, JPG, PNG, atau WebP.'],
  ['a broken picture', new File(['GIF'], 'a.png', { type: 'image/png' }), 'Pilih foto JPG, PNG, atau WebP.'],
  ['an empty file', pdf('Kosong.pdf', ''), 'File ini kosong. Periksa filenya, lalu pilih lagi.'],
  [
    'a file that is too large',
    pdf('Besar.pdf', `%PDF-${'x'.repeat(5 * 1024 * 1024)}`),
    'Ukuran file maksimal adalah 5 MB. Perkecil file ini, lalu pilih lagi.',
  ],
])('%s is no scan, and leaves the one that is there', async (_what, file, sentence) => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('not a picture')));
  const { user, dialog, field } = await editScanned();
  await user.upload(field, file);
  expect(await dialog.findByText(sentence)).toBeVisible();
  expect(dialog.getByRole('link', { name: /^Lihat pindaian/ })).toBeVisible();
  expect(dialog.queryByLabelText(covered)).not.toBeInTheDocument();
});

test('a picture is stored as it was drawn anew, not as it was chosen', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 4800, height: 3000, close() {} }));
  const drawn: number[][] = [];
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type,
  ) {
    drawn.push([this.width, this.height]);
    done(new Blob(['jpeg'], { type }));
  });
  const calls = serverStores();
  const { user, dialog, field, save } = await editScanned(shown);
  await user.upload(field, new File(['with a place'], 'IMG_1.png', { type: 'image/png' }));
  await user.click(dialog.getByLabelText(covered));
  await save();
  const path = expect.stringMatching(/\.jpg$/);
  await waitFor(() => expect(calls).toEqual([['stored', path], { scan_path: path, scan_size: 4 }]));
  expect(drawn).toEqual([[2400, 1500]]);
});

test('a scan whose certificate is refused is removed again, and goes again with the next attempt', async () => {
  let isRefused = true;
  const calls = serverStores(() =>
    isRefused
      ? HttpResponse.json({ code: '42501', message: 'mati' }, { status: 403 })
      : HttpResponse.json({ id: '1' }),
  );
  const { user, dialog, field, save } = await editScanned(shown);
  await user.upload(field, pdf());
  await user.click(dialog.getByLabelText(covered));
  await save();
  expect(await screen.findByText('Gagal Memperbarui Sertifikat')).toBeVisible();
  const path = Object(calls[0])[1];
  const row = { scan_path: path, scan_size: 12 };
  expect(calls.splice(0)).toEqual([['stored', path], row, ['removed', path]]);
  isRefused = false;
  await save();
  expect(await screen.findByText('Sertifikat Diperbarui')).toBeVisible();
  expect(calls).toEqual([['stored', path], row]);
});

test('a scan is removed, which needs no tick', async () => {
  const calls = serverStores();
  const { user, dialog, field, save } = await editScanned();
  await user.click(dialog.getByRole('button', { name: 'Hapus Pindaian' }));
  expect(field).toHaveFocus();
  await save();
  await waitFor(() =>
    expect(calls).toEqual([{ scan_path: null, scan_size: null }, ['removed', scanned.scan_path]]),
  );
});

test('after a reload the file must be chosen again: a draft keeps none', async () => {
  const calls = serverStores();
  const scan_path = 'ca5e0000-0000-4000-8000-000000000009.pdf';
  sessionStorage.setItem(
    `draft:certificate:edit:${certificate.id}`,
    JSON.stringify({ scan_path, tertutup: 'ya', base: JSON.stringify(scanned) }),
  );
  const { user, dialog, field, save } = await editScanned();
  await save();
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(
      /Filenya tidak ikut tersimpan saat halaman dimuat ulang\. Pilih lagi\./,
    ),
  );
  expect(field).toHaveFocus();
  await user.selectOptions(dialog.getByLabelText('Jenis'), 'Juru Masak');
  expect(field).toHaveAccessibleDescription(/juga nama dan nomor sertifikat juru masak/);
  expect(calls).toEqual([]);
});

test('a deletion asks first; from whom the right was taken learns that, not that the certificate is gone', async () => {
  const { user, dialog } = await openDialog(`Hapus ${name}`);
  expect(dialog.getByText('Hapus sertifikat ini?')).toBeVisible();
  expect(dialog.getByText(`Sertifikat ${name} tidak lagi tampil di situs.`)).toBeVisible();
  expect(
    dialog.getByText('Bila ternyata keliru, seorang admin dapat memulihkannya di halaman Riwayat.'),
  ).toBeVisible();
  accept('DELETE sppg_sertifikat');
  putRows('sppg_sertifikat_publik', [{ id: certificate.id }]);
  await user.click(dialog.getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Gagal Menghapus Sertifikat')).toBeVisible();
  expect(screen.getByText('Data tidak ditemukan atau Anda tidak berhak mengubahnya.')).toBeVisible();

  putRows('sppg_sertifikat_publik', []);
  await user.click(dialog.getByRole('button', { name: 'Hapus' }));
  expect(
    await screen.findByText(`Sertifikat ${name} sudah lebih dulu dihapus oleh admin lain.`),
  ).toBeVisible();
});

test('an export that fails says so', async () => {
  const { user } = await renderDesk([shown]);
  const button = await screen.findByRole('button', { name: 'Unduh CSV' });
  refuse('GET sertifikat');
  await user.click(button);
  expect(await screen.findByText('Unduhan CSV Gagal')).toBeVisible();
});

test('certificates of deleted kitchens are a list of their own, with the names that these had', async () => {
  const orphan = { ...shown, terkini: false, sppg_dihapus: true };
  const { user } = await renderDesk([orphan]);
  await user.selectOptions(await screen.findByLabelText('Riwayat'), 'Milik SPPG yang dihapus');
  expect(await screen.findByText('SPPG-nya sudah dihapus.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'SPPG Tembalang' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'SPPG Tembalang' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Perpanjang/ })).not.toBeInTheDocument();
});
