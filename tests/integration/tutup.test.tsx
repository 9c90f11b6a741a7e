import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths, sppgPath } from '@/config/paths';
import { todayOnServer } from '@/lib/text/format-time';
import { refuseOnce, reply } from '../fake-server/calls';
import { putRows } from '../fake-server/tables';
import { makeSppg, makeYayasan } from '../factories';
import { renderSite, storeSession } from '../render';

const open = makeSppg({
  nama: 'SPPG Wangon',
  kode_unik_pendaftaran: 'SPPG-3302-003',
  status_verifikasi: 'Sudah Operasional',
});
const closed = makeSppg({
  nama: 'SPPG Ajibarang',
  kode_unik_pendaftaran: 'SPPG-3302-009',
  status_verifikasi: 'Sudah Operasional',
  ditutup_pada: '2026-10-03',
  alasan_tutup: 'Sewa gedung berakhir.',
});

const yayasan = { id: open.yayasan_id, nama: 'Yayasan Tes' };

const asManager = () => storeSession('pengelola@contoh.id', { can_manage: true, is_manager: true });

/** The page of a kitchen. */
async function openKitchen(sppg: typeof open) {
  reply('GET rpc/cari_sppg', [{ ...sppg, yayasan }]);
  putRows('sppg', [sppg]);
  const { user } = await renderSite(sppgPath(sppg.kode_unik_pendaftaran));
  await screen.findByRole('heading', { name: sppg.nama });
  return user;
}

const dialogOf = async (role: 'dialog' | 'alertdialog' = 'dialog') => within(await screen.findByRole(role));

/** Has the first change of an SPPG fail and later ones succeed; returns what they say. */
function serverSaves() {
  const sent = reply('PATCH sppg', { id: open.id });
  refuseOnce('PATCH sppg');
  return sent;
}

test('whoever looks for a closed kitchen is told since when and why, and that its code is nobody else’s', async () => {
  await openKitchen(closed);
  expect(screen.getByRole('heading', { name: 'Ditutup sejak 3 Oktober 2026' })).toBeVisible();
  const notice = screen.getByRole('region', { name: 'Penutupan' });
  expect(notice).toHaveTextContent('Dapur ini ditutup untuk seterusnya sejak 3 Oktober 2026.');
  expect(notice).toHaveTextContent('Sewa gedung berakhir.');
  expect(notice).toHaveTextContent('Kodenya tidak dipakai dapur lain');
  expect(screen.getByText('Ditutup (sebelumnya Sudah Operasional)')).toBeVisible();
  expect(screen.queryByText('Ada dalam daftar kami')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Poster QR' })).not.toBeInTheDocument();
});

test('a manager closes a kitchen on its page, today if they write no other day, and says why', async () => {
  asManager();
  const user = await openKitchen(open);
  await user.click(await screen.findByRole('button', { name: 'Tutup dapur' }));
  const dialog = await dialogOf();
  await waitFor(() => expect(dialog.getByLabelText(/Ditutup mulai/)).toHaveValue(todayOnServer()));
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await dialog.findByText('Alasan tutup wajib diisi.')).toBeVisible();
  await user.type(dialog.getByLabelText(/Alasan tutup/), ' Sewa  gedung berakhir. ');
  const sent = serverSaves();
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Gagal Menutup Dapur')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Dapur Ditutup')).toBeVisible();
  expect(sent[1]).toEqual({ ditutup_pada: todayOnServer(), alasan_tutup: 'Sewa gedung berakhir.' });
});

test('a kitchen that was closed by mistake is opened again', async () => {
  asManager();
  const user = await openKitchen(closed);
  await user.click(await screen.findByRole('button', { name: 'Buka kembali' }));
  const dialog = await dialogOf('alertdialog');
  expect(dialog.getByText('Buka kembali dapur ini?')).toBeVisible();
  const sent = serverSaves();
  await user.click(dialog.getByRole('button', { name: 'Buka Kembali' }));
  expect(await screen.findByText('Gagal Membuka Kembali Dapur')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Buka Kembali' }));
  expect(await screen.findByText('Dapur Dibuka Kembali')).toBeVisible();
  expect(sent[1]).toEqual({ ditutup_pada: null, alasan_tutup: null });
});

test('before one that operates is deleted, closing it is offered first', async () => {
  asManager();
  const user = await openKitchen(open);
  await user.click(await screen.findByRole('button', { name: 'Hapus SPPG Wangon' }));
  const dialog = await dialogOf('alertdialog');
  expect(
    dialog.getByText(
      'Apakah Anda yakin ingin menghapus SPPG "SPPG Wangon"? Tindakan ini tidak dapat dibatalkan.',
    ),
  ).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Hapus' })).toBeEnabled();
  const [first] = dialog.getAllByRole('button').filter(({ textContent }) => textContent !== '');
  expect(first).toHaveTextContent('Tutup dapur ini');
  await user.click(dialog.getByRole('button', { name: 'Tutup dapur ini' }));
  expect((await dialogOf()).getByLabelText(/Alasan tutup/)).toBeVisible();
});

test.each([
  ['was never in operation', 'Siap Bangun', 0],
  ['was in operation once', 'Proses Pembangunan', 1],
])(
  'one that %s can be deleted; closed it is where there is something to keep',
  async (_what, status, lines) => {
    asManager();
    const line = { status_verifikasi: 'Sudah Operasional', tanggal: '2026-01-01', foto: [] };
    putRows('sppg_perkembangan', lines ? [{ id: 'p', sppg_id: open.id, ...line }] : []);
    const user = await openKitchen({ ...open, status_verifikasi: status });
    await user.click(await screen.findByRole('button', { name: 'Hapus SPPG Wangon' }));
    const dialog = await dialogOf('alertdialog');
    await waitFor(() =>
      expect(dialog.queryAllByRole('button', { name: 'Tutup dapur ini' })).toHaveLength(lines),
    );
  },
);

test('the network leaves closed kitchens out of tabs and numbers, says so, and shows them when asked', async () => {
  putRows('sppg', [open, closed]);
  putRows('yayasan', [yayasan]);
  const { user } = await renderSite(`${paths.program}?status=sudah-operasional`);
  expect(await screen.findByText('1 SPPG terdaftar.', { selector: 'output' })).toBeVisible();
  expect(screen.getByRole('tab', { name: '1 Sudah Operasional' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'SPPG Ajibarang' })).not.toBeInTheDocument();
  const note = screen.getByText('1 dapur yang ditutup tidak ditampilkan.');
  expect(note).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tampilkan yang ditutup' }));
  expect(await screen.findByRole('heading', { name: 'SPPG Ajibarang' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'SPPG Wangon' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Tampilkan yang lain' })).toHaveFocus();
});

test('the list of foundations counts open kitchens, and finds a closed one by its code', async () => {
  putRows('yayasan', [makeYayasan({}, [open, closed])]);
  const { user } = await renderSite(paths.dataYayasan);
  expect(await screen.findByText('1 dapur yang ditutup tidak ditampilkan.')).toBeVisible();
  expect(screen.getByText('Total SPPG').parentElement).toHaveTextContent('Total SPPG1');
  expect(screen.getByText('1 SPPG')).toBeVisible();
  await user.type(screen.getByLabelText('Cari SPPG'), 'sppg-3302-009');
  expect(await screen.findByText('Tidak ada SPPG yang cocok')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tampilkan yang ditutup' }));
  expect(await screen.findByRole('heading', { name: 'SPPG Ajibarang' })).toBeVisible();
  expect(screen.getByText('Ditutup')).toBeVisible();
});

test('a link to a closed kitchen shows it among its foundation’s', async () => {
  putRows('yayasan', [makeYayasan({}, [open, closed])]);
  await renderSite(`${paths.dataYayasan}?sppg=SPPG-3302-009`);
  expect(await screen.findByRole('heading', { name: 'SPPG Ajibarang' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'SPPG Wangon' })).toBeVisible();
});

test('managers close kitchens in the table, which leaves closed ones out', async () => {
  asManager();
  putRows('sppg', [open, closed]);
  putRows('yayasan', [yayasan]);
  const { user } = await renderSite(paths.adminSppg);
  expect(await screen.findByText('1 SPPG', { selector: 'output' })).toBeVisible();
  expect(screen.getByText('1 dapur yang ditutup tidak ditampilkan.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tutup dapur SPPG Wangon' }));
  const dialog = await dialogOf();
  expect(dialog.getByText('Tutup Dapur')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Batal' }));
  await user.click(screen.getByRole('button', { name: 'Tampilkan yang ditutup' }));
  expect(await screen.findByRole('button', { name: 'Buka kembali SPPG Ajibarang' })).toBeVisible();
});

test('the map tells how many it leaves out, and leads to them', async () => {
  const district = { nama: 'Kabupaten Banyumas', kolom: 2, baris: 2, siap_bangun: 0, proses_pembangunan: 0 };
  putRows('sppg_per_wilayah', [{ ...district, sudah_operasional: 1, dihentikan: 0, ditutup: 1 }]);
  await renderSite(paths.sppg);
  expect(await screen.findByRole('link', { name: '1 dapur yang ditutup' })).toHaveAttribute(
    'href',
    '/data-yayasan?tutup=ya#daftar',
  );
});
