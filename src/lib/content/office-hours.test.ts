import { expect, test } from 'vitest';
import { officeHoursText, parseOfficeHours } from './office-hours';

test('office hours are typed as lines, and stored as the database wants them', () => {
  const lines = parseOfficeHours('Senin–Jumat: 8:00 - 17.00\n\nSabtu : 09.00–13.00 WIB\nMinggu: tutup');
  expect(lines).toEqual([
    { days: 'Senin–Jumat', hours: '08.00–17.00 WIB' },
    { days: 'Sabtu', hours: '09.00–13.00 WIB' },
    { days: 'Minggu', hours: 'Tutup' },
  ]);
  expect(officeHoursText(JSON.parse(JSON.stringify(lines)))).toBe(
    'Senin–Jumat: 08.00–17.00 WIB\nSabtu: 09.00–13.00 WIB\nMinggu: Tutup',
  );
});

test.each([
  ['Jumat: 08.00–11.30, 13.00–16.30', 'Jumat', '08.00–11.30, 13.00–16.30 WIB'],
  ['Jumat 08.00-11.30 dan 13.00-16.30 WIB', 'Jumat', '08.00–11.30, 13.00–16.30 WIB'],
  ['Jumat: 08.00–16.30 (istirahat 11.30–13.00)', 'Jumat', '08.00–11.30, 13.00–16.30 WIB'],
  ['Senin s.d. Jumat: 08.00 s.d. 17.00', 'Senin–Jumat', '08.00–17.00 WIB'],
  ['Senin s/d Kamis pukul 8 s/d 16.30 WIB.', 'Senin–Kamis', '08.00–16.30 WIB'],
  ['Senin sampai Jumat, pkl. 08:00 hingga 17:00', 'Senin–Jumat', '08.00–17.00 WIB'],
  ['Senin - Jumat 08.00 - 17.00', 'Senin–Jumat', '08.00–17.00 WIB'],
  ['• Sabtu: jam 9-13', 'Sabtu', '09.00–13.00 WIB'],
  ['Setiap hari: 24 jam', 'Setiap hari', '24 jam'],
  ['Buka 24 jam', 'Setiap hari', '24 jam'],
  ['Minggu dan hari libur nasional: Tutup', 'Minggu dan hari libur nasional', 'Tutup'],
  ['Minggu tutup', 'Minggu', 'Tutup'],
])('%j is understood', (text, days, hours) => {
  expect(parseOfficeHours(text)).toEqual([{ days, hours }]);
  expect(parseOfficeHours(`${days}: ${hours}`)).toEqual([{ days, hours }]);
});

test.each([
  '',
  'Jumat: 08.00–13.00, 11.30–16.30',
  'Jumat: 08.00–09.00, 10.00–11.00, 12.00–13.00',
  'Senin',
  'Senin: pagi',
  'Senin: 17.00–08.00',
  'Senin: 25.00–26.00',
  'Senin: 08.00–17.00 WITA',
])('%j is not understood', (text) => {
  expect(parseOfficeHours(text)).toBeUndefined();
});
