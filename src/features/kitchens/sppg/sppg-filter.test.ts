import { expect, test } from 'vitest';
import type { ListedSppg } from './api';
import { byColumn } from './sppg-columns';
import { districtsOf, type SppgFilter, sppgMatcher } from './sppg-filter';

const noFilter: SppgFilter = {
  cari: '',
  yayasan: '',
  wilayah: '',
  status: '',
  pengajuan: '',
  konfirmasi: '',
  penghentian: '',
  tutup: '',
};

const kitchen: ListedSppg = {
  ...byColumn(() => null),
  id: 's1',
  kode_unik_pendaftaran: 'SPPG-3319-001',
  nama: 'SPPG Jekulo Lor',
  lokasi: 'Jalan Kawung No. 70, Kabupaten Kudus',
  kabupaten_kota: 'Kabupaten Kudus',
  id_bgn: 'K7QF2M9T',
  status_pengajuan_sppg: 'Verifikasi Pengajuan',
  sasaran_jumlah_penerima_manfaat: 1500,
  status_bangunan: 'Bangunan Baru',
  yayasan_id: 'y1',
  status_verifikasi: 'Proses Pembangunan',
  created_at: '2026-10-01T08:00:00+00:00',
  updated_at: '2026-10-01T08:00:00+00:00',
  dikonfirmasi_pada: '2026-10-01T08:00:00+00:00',
  ditutup_pada: null,
  alasan_tutup: null,
  sppg_penghentian: [{ mulai: '2026-01-01', sampai: '2026-01-31' }],
};

test.each<[string, Partial<SppgFilter>, boolean]>([
  ['nothing', {}, true],
  ['a part of the name, whatever the case', { cari: 'jeKULO' }, true],
  ['the code', { cari: '3319-001' }, true],
  ['the ID of BGN', { cari: 'k7qf-2m9t' }, true],
  ['the address', { cari: 'kudus' }, true],
  ['the foundation', { cari: 'gurdo muria' }, true],
  ['words from different places in any order', { cari: ' kudus  jekulo' }, true],
  ['a word with what nobody sees, as it was copied', { cari: 'jek\u200Bulo\u00A0lor' }, true],
  ['the code in a sentence', { cari: 'Apakah SPPG-3319-001 benar?' }, true],
  ['a link to it', { cari: 'https://contoh.id/sppg/SPPG-3319-001?utm_source=wa' }, true],
  ['a link to another', { cari: 'Cek di sini: https://contoh.id/sppg?kode=SPPG-3319-002.' }, false],
  ['the address, written another way', { cari: 'Jl.Kawung 70, Kab.Kudus' }, true],
  ['one of two ways to write a search', { cari: 'kds\nkabupaten kudus' }, true],
  ['words of which one is missing', { cari: 'jekulo semarang' }, false],
  ['its foundation', { yayasan: 'y1' }, true],
  ['another foundation', { yayasan: 'y2' }, false],
  ['its kabupaten', { wilayah: 'Kabupaten Kudus' }, true],
  ['the kota of the same name', { wilayah: 'Kota Kudus' }, false],
  ['having no kabupaten or kota', { wilayah: 'Belum dicatat' }, false],
  ['its status', { status: 'Proses Pembangunan' }, true],
  ['another status', { status: 'Siap Bangun' }, false],
  ['its application status', { pengajuan: 'Verifikasi Pengajuan' }, true],
  ['another application status', { pengajuan: 'Draf' }, false],
  ['having no confirmation', { konfirmasi: 'Belum dikonfirmasi' }, false],
  ['being suspended today', { penghentian: 'Berjalan' }, false],
  ['a word, but of another foundation', { cari: 'jekulo', yayasan: 'y2' }, false],
])('filtering by %s', (_, filter, isFound) => {
  expect(sppgMatcher({ ...noFilter, ...filter })(kitchen, 'Yayasan Gurdo Muria')).toBe(isFound);
});

test('an SPPG is found by the new name of its foundation', () => {
  const matches = sppgMatcher({ ...noFilter, cari: 'baru' });
  expect(matches(kitchen, 'Yayasan Lama')).toBe(false);
  expect(matches(kitchen, 'Yayasan Baru')).toBe(true);
});

test('those that nobody has confirmed are found by that', () => {
  const matches = sppgMatcher({ ...noFilter, konfirmasi: 'Belum dikonfirmasi' });
  expect(matches({ ...kitchen, dikonfirmasi_pada: null }, '')).toBe(true);
});

test('one whose kabupaten or kota is not recorded is found by that, and the choice names it', () => {
  const unrecorded = { ...kitchen, kabupaten_kota: null };
  expect(sppgMatcher({ ...noFilter, wilayah: 'Belum dicatat' })(unrecorded, '')).toBe(true);
  expect(districtsOf([kitchen, unrecorded, kitchen])).toEqual(['Belum dicatat', 'Kabupaten Kudus']);
});

test('those that are suspended today are found by that', () => {
  const matches = sppgMatcher({ ...noFilter, penghentian: 'Berjalan' });
  expect(matches({ ...kitchen, sppg_penghentian: [{ mulai: '2026-01-01', sampai: null }] }, '')).toBe(true);
});
