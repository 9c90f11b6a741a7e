import { describe, expect, test } from 'vitest';
import type { Sppg } from './dialog-state';
import { byColumn } from './sppg-columns';
import {
  isFiltered,
  noFilter,
  readSppgFilter,
  type SppgFilter,
  sppgMatcher,
  writeSppgFilter,
} from './sppg-filter';

const kitchen: Sppg = {
  ...byColumn(() => null),
  id: 's1',
  kode_unik_pendaftaran: 'SPPG-3319-001',
  nama: 'SPPG Jekulo Lor',
  lokasi: 'Jalan Kawung No. 70, Kabupaten Kudus',
  status_pengajuan_sppg: 'Verifikasi Pengajuan',
  sasaran_jumlah_penerima_manfaat: 1500,
  status_bangunan: 'Bangunan Baru',
  yayasan_id: 'y1',
  status_verifikasi: 'Proses Pembangunan',
  created_at: '2026-10-01T08:00:00+00:00',
};

describe('the address', () => {
  const everything: SppgFilter = {
    cari: 'kota semarang',
    yayasan: 'y1',
    status: 'Proses Pembangunan',
    pengajuan: 'Draf',
  };

  test('holds the filter in readable words and gives it back', () => {
    const params = writeSppgFilter(new URLSearchParams(), everything);
    expect(params.toString()).toBe('cari=kota+semarang&yayasan=y1&status=proses-pembangunan&pengajuan=draf');
    expect(readSppgFilter(params)).toEqual(everything);
  });

  test('loses what is not filtered any more and keeps what is not the filter’s', () => {
    const params = new URLSearchParams('?utm_source=surat&cari=kudus&status=siap-bangun');
    expect(writeSppgFilter(params, { ...noFilter, cari: '  ' }).toString()).toBe('utm_source=surat');
  });

  test('may say nonsense, which filters nothing', () => {
    expect(readSppgFilter(new URLSearchParams('?status=tutup&pengajuan=&cari=%20'))).toEqual(noFilter);
  });
});

test('a space in the search box searches for nothing', () => {
  expect(isFiltered({ ...noFilter, cari: ' ' })).toBe(false);
  expect(isFiltered({ ...noFilter, cari: ' k' })).toBe(true);
});

test.each<[string, Partial<SppgFilter>, boolean]>([
  ['nothing', {}, true],
  ['a part of the name, whatever the case', { cari: 'jeKULO' }, true],
  ['the code', { cari: '3319-001' }, true],
  ['the address', { cari: 'kudus' }, true],
  ['the foundation', { cari: 'gurdo muria' }, true],
  ['words from different places in any order', { cari: ' kudus  jekulo' }, true],
  ['a word with what nobody sees, as it was copied', { cari: 'jek\u200Bulo\u00A0lor' }, true],
  ['words of which one is missing', { cari: 'jekulo semarang' }, false],
  ['its foundation', { yayasan: 'y1' }, true],
  ['another foundation', { yayasan: 'y2' }, false],
  ['its status', { status: 'Proses Pembangunan' }, true],
  ['another status', { status: 'Siap Bangun' }, false],
  ['its application status', { pengajuan: 'Verifikasi Pengajuan' }, true],
  ['another application status', { pengajuan: 'Draf' }, false],
  ['a word, but of another foundation', { cari: 'jekulo', yayasan: 'y2' }, false],
])('filtering by %s', (_, filter, isFound) => {
  expect(sppgMatcher({ ...noFilter, ...filter })(kitchen, 'Yayasan Gurdo Muria')).toBe(isFound);
});

test('an SPPG is found by the new name of its foundation', () => {
  const matches = sppgMatcher({ ...noFilter, cari: 'baru' });
  expect(matches(kitchen, 'Yayasan Lama')).toBe(false);
  expect(matches(kitchen, 'Yayasan Baru')).toBe(true);
});
