import { expect, test } from 'vitest';
import { certificatesByKind, certificateState, proposedLastDay, unrecordedState } from './certificate-state';

const today = '2026-11-24';

test.each([
  ['2026-11-23', 'Kedaluwarsa'],
  ['2026-11-24', 'Habis hari ini'],
  ['2026-11-25', 'Habis dalam 1 hari'],
  ['2027-01-23', 'Habis dalam 60 hari'],
  ['2027-01-24', 'Berlaku'],
  [null, 'Berlaku'],
])('issued and valid until %s: %s', (tanggal_berakhir, label) => {
  expect(certificateState({ status: 'Terbit', tanggal_berakhir }, today).label).toBe(label);
});

test('one that is registered or revoked does not expire', () => {
  for (const status of ['Didaftarkan', 'Dicabut']) {
    expect(certificateState({ status, tanggal_berakhir: '2026-01-01' }, today).label).toBe(status);
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

test('an SLHS is proposed to end a year after its issue, nothing else is without an earlier one', () => {
  expect(proposedLastDay('SLHS', '2026-11-24')).toBe('2027-11-24');
  expect(proposedLastDay('SLHS', '2028-02-29')).toBe('2029-03-01');
  for (const day of ['', '2026-11', '20261-01-01']) expect(proposedLastDay('SLHS', day)).toBeUndefined();
  expect(proposedLastDay('Halal', '2026-11-24')).toBeUndefined();
});

test('another kind lasts as long as the last one of its kind: in whole months, else in days', () => {
  const after = (tanggal_terbit: string, tanggal_berakhir: string | null) =>
    proposedLastDay('Halal', '2026-05-10', { tanggal_terbit, tanggal_berakhir });
  expect(after('2024-03-01', '2028-03-01')).toBe('2030-05-10');
  expect(after('2024-03-01', '2028-02-29')).toBe('2030-05-09');
  expect(after('2024-03-31', '2024-09-30')).toBe('2026-11-09');
  expect(after('2026-01-10', '2026-01-25')).toBe('2026-05-25');
  expect(after('2024-03-01', null)).toBeUndefined();
});
