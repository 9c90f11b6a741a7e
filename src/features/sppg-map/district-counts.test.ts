import { expect, test } from 'vitest';
import { countsSentence, networkCounts } from './district-counts';

const tegal = {
  nama: 'Kota Tegal',
  kolom: 2,
  baris: 1,
  siap_bangun: 2,
  proses_pembangunan: 0,
  sudah_operasional: 1,
};
const brebes = {
  nama: 'Kabupaten Brebes',
  kolom: 1,
  baris: 2,
  siap_bangun: 0,
  proses_pembangunan: 0,
  sudah_operasional: 0,
};
const nowhere = {
  nama: null,
  kolom: null,
  baris: null,
  siap_bangun: 1,
  proses_pembangunan: 1,
  sudah_operasional: 0,
};

test('the districts and what is not on record add up to all', () => {
  const { districts, unrecorded, all } = networkCounts([brebes, tegal, nowhere]);
  expect(districts.map(({ nama, total }) => [nama, total])).toEqual([
    ['Kabupaten Brebes', 0],
    ['Kota Tegal', 3],
  ]);
  expect(unrecorded.total).toBe(2);
  expect(all.total).toBe(5);
  expect(all.stages.map(({ count }) => count)).toEqual([3, 1, 1]);
});

test('a sentence names only the stages that there are', () => {
  const { districts } = networkCounts([brebes, tegal]);
  expect(districts.map(countsSentence)).toEqual(['0 SPPG', '3 SPPG (2 Siap Bangun, 1 Sudah Operasional)']);
});
