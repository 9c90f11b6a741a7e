import { expect, test } from 'vitest';
import { readFilter } from '@/lib/url/url-filter';
import {
  certificateFilterSchema,
  certificateStates,
  expiryRange,
  certificatePatterns,
} from './certificate-filter';
import { certificateState } from './certificate-state';

const today = '2026-11-24';

test('reads the filters from the address', () => {
  const search =
    'keadaan=habis-31-60&jenis=juru-masak&dari=2026-11-30&sampai=2026-12-06&riwayat=ya&sppg=SPPG-3374-001';
  expect(readFilter(certificateFilterSchema, new URLSearchParams(search))).toEqual({
    cari: '',
    keadaan: 'Habis dalam 31–60 hari',
    jenis: 'Juru Masak',
    dari: '2026-11-30',
    sampai: '2026-12-06',
    riwayat: 'ya',
    sppg: 'SPPG-3374-001',
  });
});

test('the three spans to the last day share no day and leave none out', () => {
  expect(certificateStates.map(({ value }) => expiryRange(value, today))).toEqual([
    { from: null, to: '2026-11-23' },
    { from: '2026-11-24', to: '2026-12-01' },
    { from: '2026-12-02', to: '2026-12-24' },
    { from: '2026-12-25', to: '2027-01-23' },
    { from: '2026-11-24', to: '2027-01-23' },
    { from: '2027-01-24', to: null },
    undefined,
    undefined,
    undefined,
  ]);
});

test('a filter lets through what the list calls so', () => {
  const label = (tanggal_berakhir: string) =>
    certificateState({ status: 'Terbit', tanggal_berakhir, tanpa_akhir_per: null }, today).label;
  expect(label(expiryRange('Kedaluwarsa', today)?.to ?? '')).toBe('Kedaluwarsa');
  expect(label(expiryRange('Habis dalam 60 hari', today)?.to ?? '')).toBe('Habis dalam 60 hari');
  expect(label(expiryRange('Berlaku', today)?.from ?? '')).toBe('Berlaku');
});

test('a search finds the characters that are wildcards elsewhere', () => {
  expect(certificatePatterns(' SLHS/1 (a)* ')).toEqual(['SLHS/1', String.raw`\(a\)\*`]);
});
