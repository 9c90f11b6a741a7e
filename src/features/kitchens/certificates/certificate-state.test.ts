import { expect, test } from 'vitest';
import { certificatesByKind, certificateState, unrecordedState } from './certificate-state';

const today = '2026-11-24';

test.each([
  ['2026-11-23', 'Kedaluwarsa'],
  ['2026-11-24', 'Habis hari ini'],
  ['2026-11-25', 'Habis dalam 1 hari'],
  ['2027-01-23', 'Habis dalam 60 hari'],
  ['2027-01-24', 'Berlaku'],
  [null, 'Berlaku'],
])('issued and valid until %s: %s', (tanggal_berakhir, label) => {
  expect(certificateState({ status: 'Terbit', tanggal_berakhir, tanpa_akhir_per: null }, today).label).toBe(
    label,
  );
});

test('one without a last day holds until it is revoked', () => {
  const endless = { tanggal_berakhir: null, tanpa_akhir_per: '2024-01-01' };
  expect(certificateState({ status: 'Terbit', ...endless }, today).label).toBe('Berlaku sampai dicabut');
  expect(certificateState({ status: 'Dicabut', ...endless }, today).label).toBe('Dicabut');
});

test('one that is registered or revoked does not expire', () => {
  for (const status of ['Didaftarkan', 'Dicabut']) {
    expect(
      certificateState({ status, tanggal_berakhir: '2026-01-01', tanpa_akhir_per: null }, today).label,
    ).toBe(status);
  }
});

test('what is not recorded is no fault, and an SLHS follows once the kitchen operates', () => {
  const neutral = (label: string) => ({ label, tone: 'neutral' });
  const kitchen = (status_verifikasi: string) => ({ status_verifikasi });
  expect(unrecordedState('SLHS', kitchen('Sudah Operasional'))).toEqual(neutral('Belum dicatat'));
  expect(unrecordedState('SLHS', kitchen('Proses Pembangunan'))).toEqual(
    neutral('Dinilai setelah beroperasi'),
  );
  expect(unrecordedState('Halal', kitchen('Siap Bangun'))).toEqual(neutral('Belum dicatat'));
});

test('of a kind the latest counts: by its day of issue, else of registration, then by when it was recorded', () => {
  const certificate = (
    id: string,
    tanggal_daftar: string | null,
    tanggal_terbit: string | null,
    minute = 0,
  ) => ({
    id,
    jenis: 'Halal',
    tanggal_daftar,
    tanggal_terbit,
    created_at: `2026-11-20T07:0${minute}:00+00:00`,
  });
  const groups = certificatesByKind([
    certificate('a', '2026-01-01', '2026-01-20'),
    certificate('d', null, '2026-03-01', 1),
    certificate('c', '2026-02-01', '2026-03-01'),
    certificate('b', '2026-03-01', null),
    certificate('e', '2026-03-02', null),
  ]);
  expect(groups.map(({ kind }) => kind)).toEqual([
    'SLHS',
    'Halal',
    'HACCP',
    'Juru Masak',
    'Uji Air',
    'IPAL',
    'PBG',
    'Akreditasi',
  ]);
  expect(groups[0]).toEqual({ kind: 'SLHS', latest: undefined, history: [] });
  expect([groups[1]?.latest, ...(groups[1]?.history ?? [])].map((item) => item?.id)).toEqual([
    'e',
    'd',
    'c',
    'b',
    'a',
  ]);
});
