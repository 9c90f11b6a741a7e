import { expect, test } from 'vitest';
import { districtNamed, districtOfAddress } from './district-named';

const districts = [
  'Kabupaten Banjarnegara',
  'Kabupaten Demak',
  'Kabupaten Grobogan',
  'Kabupaten Semarang',
  'Kabupaten Tegal',
  'Kota Semarang',
  'Kota Surakarta',
  'Kota Tegal',
];

test.each([
  ['Kota Semarang', 'Kota Semarang'],
  ['kab. tegal', 'Kabupaten Tegal'],
  ['Solo', 'Kota Surakarta'],
  ['kota solo', 'Kota Surakarta'],
  ['Kab.Demak', 'Kabupaten Demak'],
  ['Kab Tegal', 'Kabupaten Tegal'],
  ['KOTA SMG.', 'Kota Semarang'],
  ['Kab. Ungaran', 'Kabupaten Semarang'],
  ['“Purwodadi”', 'Kabupaten Grobogan'],
  ['slawi', 'Kabupaten Tegal'],
  ['Bna', 'Kabupaten Banjarnegara'],
  ['smg', undefined],
  ['demak', 'Kabupaten Demak'],
  ['Tegal', undefined],
  ['Jakarta', undefined],
])('%s names %s', (name, district) => {
  expect(districtNamed(name, districts)).toBe(district);
});

test.each([
  ['Jl. Prof. Sudarto 12, Kec. Tembalang, Kota Semarang', 'Kota Semarang'],
  ['Jl. Raya Slawi Kab.Tegal 52411', 'Kabupaten Tegal'],
  ['Jalan Tegal No. 2,Kota Semarang, Jawa Tengah 50275', 'Kota Semarang'],
  ['Kecamatan Tegal Timur, KOTA TEGAL', 'Kota Tegal'],
  ['Jalan Slamet Riyadi 5, Surakarta 57111, Jawa Tengah', 'Kota Surakarta'],
  ['Gang Canting, Mranggen, Demak', 'Kabupaten Demak'],
  ['Jl. Slamet Riyadi 5, Kota Solo', 'Kota Surakarta'],
  ['Jl. Diponegoro 1, Ungaran', 'Kabupaten Semarang'],
  ['Jalan Solo 3, Demak', 'Kabupaten Demak'],
  ['Jalan Demak 4', undefined],
  ['Jalan Sultan Agung 5, Tegal', undefined],
  ['Perbatasan Kota Semarang dan Kabupaten Demak', undefined],
  ['', undefined],
])('%s is in %s', (address, district) => {
  expect(districtOfAddress(address, districts)).toBe(district);
});
