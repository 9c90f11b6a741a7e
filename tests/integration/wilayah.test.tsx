import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { districtPath, paths } from '@/config/paths';
import type { DistrictView } from '@/features/kitchens/districts/district';
import type { Built } from '@/lib/queries/built-query';

import { sortableDay } from '@/lib/text/format-time';
import { refuse, reply } from '../fake-server/calls';
import { putRows } from '../fake-server/tables';
import { makeSppg } from '../factories';
import { renderSite } from '../render';

/** A day in WIB. */
const day = (daysAgo: number) => sortableDay(Date.now() - daysAgo * 86_400_000);
const path = districtPath('Kota Tegal');
const inTegal = { kabupaten_kota: 'Kota Tegal', created_at: '2026-01-01T01:00:00+00:00' };
const cooking = makeSppg({
  ...inTegal,
  nama: 'SPPG Margadana',
  kode_unik_pendaftaran: 'SPPG-3376-001',
  status_verifikasi: 'Sudah Operasional',
});
const stopped = makeSppg({
  ...inTegal,
  nama: 'SPPG Panggung',
  kode_unik_pendaftaran: 'SPPG-3376-002',
  status_verifikasi: 'Sudah Operasional',
});
const closed = makeSppg({
  ...inTegal,
  nama: 'SPPG Debong',
  kode_unik_pendaftaran: 'SPPG-3376-003',
  ditutup_pada: day(40),
  alasan_tutup: 'Sewa berakhir.',
});
const unconfirmed = makeSppg({
  ...inTegal,
  nama: 'PALSU',
  kode_unik_pendaftaran: 'SPPG-3376-004',
  dikonfirmasi_pada: null,
});

const certificate = {
  id: 's1',
  sppg_id: cooking.id,
  jenis: 'SLHS',
  status: 'Terbit',
  tanggal_berakhir: day(-20),
  tanggal_dicabut: null,
  tanpa_akhir_per: null,
  tanggal_terbit: day(300),
  tanggal_daftar: null,
  created_at: '2026-01-01T01:00:00+00:00',
};
const suspension = {
  id: 'p1',
  sppg_id: stopped.id,
  dapur_id: stopped.id,
  mulai: day(3),
  sampai: null,
  sampai_pukul: null,
  oleh: 'BGN',
  alasan: 'Air',
  created_at: `${day(3)}T01:00:00+00:00`,
};
const incident = {
  id: 'k1',
  sppg_id: cooking.id,
  dapur_id: cooking.id,
  jenis: 'gejala sakit',
  hari: day(1),
  ditutup_pada: null,
};

function serverHasDistrict() {
  putRows('sppg', [
    { ...cooking, sppg_sertifikat_publik: [certificate], sppg_kejadian: [incident], sppg_penghentian: [] },
    { ...stopped, sppg_sertifikat_publik: [], sppg_kejadian: [], sppg_penghentian: [suspension] },
    { ...closed, sppg_sertifikat_publik: [], sppg_kejadian: [], sppg_penghentian: [] },
    { ...unconfirmed, sppg_sertifikat_publik: [], sppg_kejadian: [], sppg_penghentian: [] },
    makeSppg({ nama: 'SPPG Lain', kabupaten_kota: 'Kabupaten Tegal' }),
  ]);
  putRows('sppg_sekolah', [
    { id: 'd1', sppg_id: cooking.id, nama: 'SDN 1', created_at: '2026-01-01T01:00:00+00:00' },
    { id: 'd2', sppg_id: cooking.id, nama: 'SDN 2', created_at: '2026-01-01T01:00:00+00:00' },
  ]);
  putRows('regional_contacts', [
    { id: 'c1', kabupaten_kota: 'Kota Tegal', nama_kontak: 'Budi', nomor_telepon: '0800-0000-0099' },
  ]);
  putRows('sppg_perubahan', [
    {
      tanggal: day(2),
      kejadian: 'Kode berganti',
      kode_unik_pendaftaran: cooking.kode_unik_pendaftaran,
      kabupaten_kota: 'Kota Tegal',
      kode_lama: 'SPPG-3376-0001',
    },
  ]);
  putRows('sppg_dikeluarkan', []);
  reply('POST rpc/keluhan_banyak_dapur', [
    {
      kode_sppg: cooking.kode_unik_pendaftaran,
      per: '2026-11-23',
      jumlah: 3,
      belum_dijawab_lewat_tenggat: 2,
      jawaban_publik: [],
    },
  ]);
}

const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('a kabupaten or kota tells of its kitchens: what is open, due, overdue and new, each with its day and voice, and whom to ask', async () => {
  serverHasDistrict();
  await renderSite(path);
  expect(await screen.findByRole('heading', { level: 1, name: 'Kota Tegal' })).toBeVisible();
  expect(
    await screen.findByText(
      /^2 SPPG yang kami konfirmasi: 1 Sudah Operasional, 1 Dihentikan sementara\. Keadaan per \d+ \w+ \d{4}\.$/,
    ),
  ).toBeVisible();
  expect(screen.getByText(/^Petugas kami di Kota Tegal: Budi,/)).toBeVisible();
  expect(screen.getByRole('link', { name: '0800-0000-0099' })).toBeVisible();

  const open = await section('Sedang berlangsung');
  expect(open.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^SPPG Margadana: Kejadian: gejala sakit, sejak \d.*, menurut kami$/),
    expect.stringMatching(/^SPPG Panggung: Dihentikan sementara, sejak \d.*, menurut BGN$/),
  ]);

  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Dapur SPPG-3376-004SPPG-3376-004Belum kami konfirmasibelum dicatat$/),
    expect.stringMatching(/^SPPG DebongSPPG-3376-003Ditutupsejak .*belum dicatat$/),
    expect.stringMatching(/^SPPG MargadanaSPPG-3376-0012 sekolahSudah Operasionaldikonfirmasi .*2$/),
    expect.stringMatching(
      /^SPPG PanggungSPPG-3376-002Dihentikan sementarasejak .*, menurut BGNbelum dicatat$/,
    ),
  ]);
  expect(screen.getByRole('table')).not.toHaveTextContent('PALSU');

  const papers = await section('Sertifikat yang perlu perhatian');
  expect(papers.getByText(/^SLHS habis dalam 20 hari, /)).toBeVisible();
  const overdue = await section('Keluhan lewat tenggat');
  expect(overdue.getByRole('listitem')).toHaveTextContent('SPPG Margadana: 2 keluhan');
  expect(overdue.getByText('Dihitung sekali seminggu, terakhir Senin, 23 November 2026.')).toBeVisible();
  const changes = await section('30 hari terakhir');
  expect(changes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/: SPPG Margadana, kode berganti \(sebelumnya SPPG-3376-0001\)$/),
    expect.stringMatching(/: SPPG Panggung, dihentikan \(BGN\)$/),
  ]);
});

test('its kitchens lead to their pages, its list is a file for Excel, and it is printed', async () => {
  serverHasDistrict();
  const { user } = await renderSite(path);
  const table = await screen.findByRole('table');
  expect(within(table).getByRole('link', { name: 'SPPG Margadana' })).toHaveAttribute(
    'href',
    '/sppg/SPPG-3376-001',
  );
  expect(screen.getByRole('link', { name: 'Unduh untuk Excel (CSV)' })).toHaveAttribute(
    'href',
    '/data/wilayah/kota-tegal-excel.csv',
  );
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  await user.click(screen.getByRole('button', { name: 'Cetak' }));
  expect(print).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test('without a kitchen it says so, and whom to ask', async () => {
  reply('POST rpc/keluhan_banyak_dapur', []);
  putRows('sppg', [makeSppg({ kabupaten_kota: 'Kabupaten Tegal' })]);
  putRows('regional_contacts', []);
  await renderSite(path);
  expect(await screen.findByText('Belum ada SPPG kami di Kota Tegal')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tanyakan kepada kami' })).toHaveAttribute('href', paths.kontak);
  expect(screen.getByRole('link', { name: 'Lihat wilayah lain di peta' })).toHaveAttribute(
    'href',
    '/sppg#peta',
  );
});

test('what was built stays when it can’t be read again, with its day; after a click on a link the failure can be tried again', async () => {
  refuse('GET sppg', 500);
  const view: DistrictView = {
    contact: null,
    summary: '1 SPPG yang kami konfirmasi: 1 Siap Bangun',
    kitchens: [
      {
        kode: 'SPPG-3376-001',
        nama: 'SPPG Margadana',
        state: 'Siap Bangun',
        tone: 'neutral',
        since: 'dikonfirmasi 1 November 2026',
        schools: 0,
      },
    ],
    open: [],
    papers: [],
    overdue: [],
    complaintsAsOf: null,
    changes: [],
  };
  const built: Built<DistrictView> = { day: '2026-11-24', data: view };
  const { unmount } = await renderSite(path, built);
  expect(await screen.findByText(/keadaan per 24 November 2026\.$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'SPPG Margadana' })).toBeVisible();
  unmount();

  const { user } = await renderSite(path);
  expect(await screen.findByText(/^Wilayah ini gagal dimuat\./)).toBeVisible();
  serverHasDistrict();
  await user.click(screen.getByRole('button', { name: 'Coba Lagi' }));
  await screen.findByRole('alert');
});

test.each([
  ['/sppg?wilayah=Kota+Tegal', path],
  ['/wilayah/KOTA-TEGAL', '/wilayah/KOTA-TEGAL'],
])('%s shows the page', async (address, shown) => {
  serverHasDistrict();
  await renderSite(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'Kota Tegal' })).toBeVisible();
  expect(location.pathname).toBe(shown);
});

test('a name of no kabupaten or kota has no page, and /sppg stays what it is', async () => {
  const { unmount } = await renderSite('/wilayah/kota-bogor');
  expect(await screen.findByRole('heading', { name: 'Halaman Tidak Ditemukan' })).toBeVisible();
  unmount();
  await renderSite('/sppg?wilayah=Kota+Bogor');
  expect(await screen.findByRole('textbox', { name: 'Kode atau nama dapur' })).toBeVisible();
});

test('who searches for a kabupaten or kota is led to its page, of two of a name to either', async () => {
  reply('GET rpc/cari_sppg', []);
  reply('POST rpc/sppg_mirip', []);
  const { unmount } = await renderSite(`${paths.sppg}?kode=kab+tegal`);
  expect(await screen.findByRole('link', { name: 'Semua dapur kami di Kabupaten Tegal' })).toHaveAttribute(
    'href',
    '/wilayah/kabupaten-tegal',
  );
  unmount();
  await renderSite(`${paths.sppg}?kode=tegal`);
  await waitFor(() =>
    expect(screen.getAllByRole('link', { name: /^Semua dapur kami di K\w+ Tegal$/ })).toHaveLength(2),
  );
});
