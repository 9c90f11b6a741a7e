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
  '',
  'Senin',
  'Senin: pagi',
  'Senin: 17.00–08.00',
  'Senin: 25.00–26.00',
  'Senin: 08.00–17.00 WITA',
])('%j is not understood', (text) => {
  expect(parseOfficeHours(text)).toBeUndefined();
});
