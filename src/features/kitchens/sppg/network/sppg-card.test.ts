import { expect, test } from 'vitest';
import { splitAddress } from './sppg-card';

test.each([
  [
    'Jalan Kawung No. 8, Kecamatan Mijen, Kota Semarang',
    'Kota Semarang',
    'Jalan Kawung No. 8, Kecamatan Mijen',
  ],
  ['Jalan Kota Lama No. 2, Kab. Batang, Jawa Tengah', 'Kab. Batang', 'Jalan Kota Lama No. 2, Jawa Tengah'],
  ['Gang Canting, Kota Lama, kota Semarang 50137,', 'kota Semarang 50137', 'Gang Canting, Kota Lama'],
  ['Kabupaten Kudus', 'Kabupaten Kudus', ''],
  ['Jalan Kotabaru No. 4, Semarang', undefined, 'Jalan Kotabaru No. 4, Semarang'],
])('%s: %s', (lokasi, place, street) => {
  expect(splitAddress(lokasi)).toEqual({ place, street });
});
