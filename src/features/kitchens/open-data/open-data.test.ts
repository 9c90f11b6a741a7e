import Papa from 'papaparse';
import { expect, test } from 'vitest';
import type { FoundSppg } from '@/features/kitchens/check/api';
import { toPlainCsv } from '@/lib/files/csv';
import { emptyRows } from '@/lib/supabase/empty-rows';
import { changeTable, kitchenTable, numberTable } from './tables';

const suspension = {
  id: 'p1',
  sppg_id: 'k1',
  dapur_id: 'k1',
  mulai: '2026-11-20',
  sampai: null,
  sampai_pukul: null,
  oleh: 'BGN',
  alasan: 'Air',
  tanggapan: null,
  created_at: '2026-11-20T01:00:00+00:00',
};

const kitchen: FoundSppg = {
  ...emptyRows.sppg,
  id: 'k1',
  kode_unik_pendaftaran: 'SPPG-3376-001',
  nama: '=HYPERLINK("https://contoh.id")',
  lokasi: 'Jalan "Merpati" No. 1, Tegal\nJawa Tengah',
  status_pengajuan_sppg: 'Terverifikasi',
  sasaran_jumlah_penerima_manfaat: 2500,
  status_bangunan: 'Bangunan Baru',
  yayasan_id: 'y1',
  status_verifikasi: 'Sudah Operasional',
  created_at: '2026-10-31T17:30:00+00:00',
  kabupaten_kota: 'Kota Tegal',
  updated_at: '2026-11-20T01:00:00+00:00',
  dikonfirmasi_pada: '2026-11-01T01:00:00+00:00',
  yayasan: { id: 'y1', nama: 'Yayasan Uji' },
  wilayah: null,
  sppg_disebut: null,
  sppg_sertifikat_publik: [],
  sppg_penghentian: [suspension],
  sppg_inspeksi: [],
  sppg_tanda_tangan: [],
  sppg_kejadian: [],
};
const unconfirmed = { ...kitchen, id: 'k2', kode_unik_pendaftaran: 'PALSU-1', dikonfirmasi_pada: null };

const day = '2026-11-26';

/** The rows by the names of their columns, as a program reads them from the file. */
function readBack({ fields, rows }: ReturnType<typeof kitchenTable>) {
  const csv = toPlainCsv([fields.map(({ name }) => name), ...rows]);
  return Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true }).data;
}

test('a row for each kitchen that we stand for, under the names of the database, without formulae', () => {
  const rows = readBack(kitchenTable([kitchen, unconfirmed], day));
  expect(rows).toEqual([
    expect.objectContaining({
      id: 'k1',
      kode_unik_pendaftaran: 'SPPG-3376-001',
      nama: `'=HYPERLINK("https://contoh.id")`,
      lokasi: kitchen.lokasi,
      sasaran_jumlah_penerima_manfaat: '2500',
      yayasan_id: 'y1',
      yayasan: 'Yayasan Uji',
      kabupaten_kota: 'Kota Tegal',
      dihentikan_sejak: '2026-11-20',
      id_bgn: '',
      akun_instagram: '',
    }),
  ]);
});

test('the changelog tells what came, was suspended, opened again and left, by the day in WIB, the newest first', () => {
  const ended = { ...suspension, id: 'p2', mulai: '2026-11-02', sampai: '2026-11-04' };
  const within = { ...ended, id: 'p3', mulai: day, sampai: day, sampai_pukul: '14:30:00', oleh: 'Kami' };
  const kitchens = [{ ...kitchen, sppg_penghentian: [ended, suspension, within] }, unconfirmed];
  const gone = { tanggal: '2026-11-25', kode_unik_pendaftaran: 'SPPG-3376-009', kabupaten_kota: null };
  expect(changeTable(kitchens, [gone], [], day).rows).toEqual([
    [day, 'Dihentikan', 'SPPG-3376-001', 'Kota Tegal', 'Kami', null],
    [day, 'Dibuka lagi', 'SPPG-3376-001', 'Kota Tegal', 'Kami', null],
    ['2026-11-25', 'Dikeluarkan', 'SPPG-3376-009', null, null, null],
    ['2026-11-20', 'Dihentikan', 'SPPG-3376-001', 'Kota Tegal', 'BGN', null],
    ['2026-11-05', 'Dibuka lagi', 'SPPG-3376-001', 'Kota Tegal', 'BGN', null],
    ['2026-11-02', 'Dihentikan', 'SPPG-3376-001', 'Kota Tegal', 'BGN', null],
    ['2026-11-01', 'Ditambahkan', 'SPPG-3376-001', 'Kota Tegal', null, null],
  ]);
});

test('a closed kitchen is in the changelog, with what was before, and in the list no more', () => {
  const closed = { ...kitchen, ditutup_pada: '2026-11-24', alasan_tutup: 'Sewa gedung berakhir.' };
  expect(kitchenTable([closed], day).rows).toEqual([]);
  expect(changeTable([closed], [], [], day).rows).toEqual([
    ['2026-11-24', 'Ditutup', 'SPPG-3376-001', 'Kota Tegal', null, null],
    ['2026-11-20', 'Dihentikan', 'SPPG-3376-001', 'Kota Tegal', 'BGN', null],
    ['2026-11-01', 'Ditambahkan', 'SPPG-3376-001', 'Kota Tegal', null, null],
  ]);
});

test('the changelog tells which kitchens got another code, and which were opened again after they were closed', () => {
  const line = { kode_unik_pendaftaran: 'SPPG-3376-001', kabupaten_kota: 'Kota Tegal' };
  const changed = [
    { ...line, tanggal: '2026-11-24', kejadian: 'Kode berganti', kode_lama: 'SPPG-3376-01' },
    { ...line, tanggal: '2026-11-22', kejadian: 'Dibuka kembali', kode_lama: null },
  ];
  expect(changeTable([], [], changed, day).rows).toEqual([
    ['2026-11-24', 'Kode berganti', 'SPPG-3376-001', 'Kota Tegal', null, 'SPPG-3376-01'],
    ['2026-11-22', 'Dibuka kembali', 'SPPG-3376-001', 'Kota Tegal', null, null],
  ]);
});

test('the numbers stand under the columns of their view', () => {
  const numbers = [{ tanggal: day, angka: 'SPPG', rincian: 'Siap Bangun', wilayah: 'Kota Tegal', jumlah: 3 }];
  const { fields, rows } = numberTable(numbers, day);
  expect(fields.map(({ name }) => name)).toEqual(['tanggal', 'angka', 'rincian', 'wilayah', 'jumlah']);
  expect(rows).toContainEqual([day, 'SPPG', 'Siap Bangun', 'Kota Tegal', 3]);
});
