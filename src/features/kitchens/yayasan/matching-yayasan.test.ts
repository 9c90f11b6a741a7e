import { expect, test } from 'vitest';
import { byColumn } from '@/features/kitchens/sppg/sppg-columns';
import type { YayasanWithSppg } from './api';
import { linkedSppg, matchingYayasan, type YayasanFilter } from './matching-yayasan';
import { byYayasanColumn } from './yayasan-columns';

const noFilter: YayasanFilter = {
  cari: '',
  yayasan: '',
  wilayah: '',
  status: '',
  pengajuan: '',
  konfirmasi: '',
  perlu: '',
  penghentian: '',
  tutup: '',
  sppg: '',
};

function sppg(nama: string, yayasan_id: string, status_verifikasi: string): YayasanWithSppg['sppg'][number] {
  return {
    ...byColumn(() => null),
    id: nama,
    kode_unik_pendaftaran: nama,
    nama,
    lokasi: 'Jalan Kawung No. 1',
    status_pengajuan_sppg: 'Draf',
    status_bangunan: 'Bangunan Baru',
    yayasan_id,
    status_verifikasi,
    created_at: '2026-10-01T08:00:00+00:00',
    updated_at: '2026-10-01T08:00:00+00:00',
    dikonfirmasi_pada: '2026-10-01T08:00:00+00:00',
    ditutup_pada: null,
    alasan_tutup: null,
    sppg_penghentian: [],
  };
}

function yayasan(id: string, nama: string, sppgList: YayasanWithSppg['sppg']): YayasanWithSppg {
  return {
    ...byYayasanColumn(() => null),
    id,
    nama,
    created_at: '2026-10-01T08:00:00+00:00',
    sppg: sppgList,
  };
}

const list = [
  yayasan('1', 'Yayasan Ajeg', [sppg('Mijen', '1', 'Siap Bangun'), sppg('Genuk', '1', 'Sudah Operasional')]),
  yayasan('2', 'Yayasan Bagas', [sppg('Kroya', '2', 'Siap Bangun')]),
  yayasan('3', 'Yayasan Cuwiri', []),
];

test.each<[string, Partial<YayasanFilter>, Record<string, string[]>]>([
  [
    'no filter keeps all',
    {},
    { 'Yayasan Ajeg': ['Mijen', 'Genuk'], 'Yayasan Bagas': ['Kroya'], 'Yayasan Cuwiri': [] },
  ],
  ['a kitchen’s name keeps it and its foundation', { cari: 'genuk' }, { 'Yayasan Ajeg': ['Genuk'] }],
  ['a foundation’s name keeps all its kitchens', { cari: 'ajeg' }, { 'Yayasan Ajeg': ['Mijen', 'Genuk'] }],
  ['a foundation without kitchens is found by its name', { cari: 'cuwiri' }, { 'Yayasan Cuwiri': [] }],
  ['and by being chosen', { yayasan: '3' }, { 'Yayasan Cuwiri': [] }],
  ['but not by its name and a status', { cari: 'cuwiri', status: 'Siap Bangun' }, {}],
  ['nor with an application status', { yayasan: '3', pengajuan: 'Draf' }, {}],
  ['nor with a kabupaten', { yayasan: '3', wilayah: 'Kabupaten Tegal' }, {}],
  [
    'a status keeps the kitchens that have it',
    { status: 'Siap Bangun' },
    { 'Yayasan Ajeg': ['Mijen'], 'Yayasan Bagas': ['Kroya'] },
  ],
  [
    'a link to a kitchen keeps all of its foundation, however its code is written',
    { sppg: ' MIJEN' },
    { 'Yayasan Ajeg': ['Mijen', 'Genuk'] },
  ],
  ['a link to a code that nobody has keeps none', { sppg: 'Mij' }, {}],
])('%s', (_, filter, expected) => {
  const found = matchingYayasan(list, { ...noFilter, ...filter }).map(
    ({ yayasan, sppgList }) => [yayasan.nama, sppgList.map(({ nama }) => nama)] as const,
  );
  expect(Object.fromEntries(found)).toEqual(expected);
});

test('a link names one kitchen by its code', () => {
  expect(linkedSppg(list, { ...noFilter, sppg: 'genuk' })?.nama).toBe('Genuk');
  expect(linkedSppg(list, noFilter)).toBeUndefined();
});
