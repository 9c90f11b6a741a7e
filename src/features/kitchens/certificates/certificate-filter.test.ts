import { expect, test } from 'vitest';
import { readFilter } from '@/lib/url/url-filter';
import type { Certificate } from './certificate-columns';
import { certificateFilterSchema, matchingCertificates } from './certificate-filter';

const today = '2026-11-24';

test('reads the filters from the address', () => {
  const search =
    'keadaan=habis-31-60&jenis=juru-masak&dari=2026-11-30&sampai=2026-12-06&riwayat=ya&sppg=SPPG-3374-001';
  expect(readFilter(certificateFilterSchema, new URLSearchParams(search))).toEqual({
    cari: '',
    tampilan: '',
    keadaan: 'Habis dalam 31–60 hari',
    jenis: 'Juru Masak',
    dari: '2026-11-30',
    sampai: '2026-12-06',
    riwayat: 'ya',
    sppg: 'SPPG-3374-001',
  });
});

const certificate: Certificate = {
  id: '1',
  sppg_id: 'a',
  jenis: 'SLHS',
  status: 'Terbit',
  nomor: 'SLHS/1 (a)*',
  penerbit: null,
  hasil: null,
  tanggal_daftar: null,
  tanggal_terbit: '2026-01-01',
  tanggal_berakhir: null,
  tanpa_akhir_per: null,
  tanggal_dicabut: null,
  scan_path: null,
  scan_size: null,
  created_at: '2026-01-01T00:00:00+00:00',
  terkini: true,
  nama_sppg: 'SPPG Tembalang',
  kode_unik_pendaftaran: 'SPPG-3374-001',
  sppg_dihapus: false,
};

/** The ids of the certificates that match what an address says. */
const matching = (certificates: Certificate[], search: string) =>
  matchingCertificates(
    certificates,
    readFilter(certificateFilterSchema, new URLSearchParams(search)),
    today,
  ).map(({ id }) => id);

const lastDays = [
  '2026-11-23',
  '2026-11-24',
  '2026-12-01',
  '2026-12-02',
  '2026-12-24',
  '2026-12-25',
  '2027-01-23',
  '2027-01-24',
];
const all: Certificate[] = [
  { ...certificate, id: 'unknown end' },
  { ...certificate, id: 'endless', tanpa_akhir_per: '2026-01-01' },
  { ...certificate, id: 'registered', status: 'Didaftarkan', tanggal_berakhir: '2026-12-01' },
  { ...certificate, id: 'revoked', status: 'Dicabut', tanggal_berakhir: '2026-12-01' },
  ...lastDays.toReversed().map((day) => ({ ...certificate, id: day, tanggal_berakhir: day })),
];

test.each([
  ['kedaluwarsa', ['2026-11-23']],
  ['habis-7', ['2026-11-24', '2026-12-01']],
  ['habis-8-30', ['2026-12-02', '2026-12-24']],
  ['habis-31-60', ['2026-12-25', '2027-01-23']],
  ['habis-60', lastDays.slice(1, -1)],
  ['berlaku', ['2027-01-24', 'unknown end']],
  ['tanpa-akhir', ['endless']],
  ['didaftarkan', ['registered']],
  ['dicabut', ['revoked']],
])('what is %s, by its last day', (slug, ids) => {
  expect(matching(all, `keadaan=${slug}`)).toEqual(ids);
});

test.each([
  ['dari=2026-12-24&sampai=2027-01-23', ['2026-12-24', '2026-12-25', '2027-01-23']],
  ['dari=2027-01-24', ['2027-01-24']],
  ['sampai=2026-11-24', ['2026-11-23', '2026-11-24']],
])('%s: what was issued and ends then', (search, ids) => {
  expect(matching(all, search)).toEqual(ids);
});

test('those that were replaced or whose kitchen was deleted are there on request', () => {
  const some = [
    certificate,
    { ...certificate, id: '2', terkini: false },
    { ...certificate, id: '3', terkini: false, sppg_dihapus: true, kode_unik_pendaftaran: 'SPPG-1' },
  ];
  expect(matching(some, '')).toEqual(['1']);
  expect(matching(some, 'riwayat=ya')).toEqual(['1', '2']);
  expect(matching(some, 'riwayat=sppg-dihapus')).toEqual(['3']);
  expect(matching(some, 'riwayat=sppg-dihapus&sppg=SPPG-3374-001')).toEqual([]);
  expect(matching(some, 'jenis=halal')).toEqual([]);
});

test.each([
  [' SLHS/1 (a)* ', true],
  ['tembalang slhs/1', true],
  ['sppg 3374 001', true],
  ['SLHS.1', false],
  ['a.b', false],
])('the search %j takes its words literally', (cari, isFound) => {
  expect(matching([certificate], `cari=${encodeURIComponent(cari)}`)).toEqual(isFound ? ['1'] : []);
});
