import { expect, test } from 'vitest';
import { countsSentence, networkCounts, tintStep, tintSteps } from './district-counts';

const tegal = {
  nama: 'Kota Tegal',
  kolom: 2,
  baris: 1,
  siap_bangun: 2,
  proses_pembangunan: 0,
  sudah_operasional: 1,
  dihentikan: 0,
  ditutup: 0,
};
const brebes = {
  nama: 'Kabupaten Brebes',
  kolom: 1,
  baris: 2,
  siap_bangun: 0,
  proses_pembangunan: 0,
  sudah_operasional: 0,
  dihentikan: 0,
  ditutup: 0,
};
const nowhere = {
  nama: null,
  kolom: null,
  baris: null,
  siap_bangun: 1,
  proses_pembangunan: 1,
  sudah_operasional: 0,
  dihentikan: 0,
  ditutup: 0,
};

test('the districts and what is not on record add up to all, without what is closed', () => {
  const { districts, unrecorded, all, closed } = networkCounts([brebes, { ...tegal, ditutup: 2 }, nowhere]);
  expect(districts.map(({ nama, total }) => [nama, total])).toEqual([
    ['Kabupaten Brebes', 0],
    ['Kota Tegal', 3],
  ]);
  expect(unrecorded.total).toBe(2);
  expect(all.total).toBe(5);
  expect(closed).toBe(2);
  expect(all.states.map(({ count }) => count)).toEqual([3, 1, 1, 0]);
});

test('a sentence names only the states that there are', () => {
  const { districts } = networkCounts([brebes, tegal]);
  expect(districts.map(countsSentence)).toEqual(['0 SPPG', '3 SPPG (2 Siap Bangun, 1 Sudah Operasional)']);
});

test('the tints part the numbers into up to four equal steps: one SPPG never looks like thirteen', () => {
  const stepsUpTo = (total: number) =>
    tintSteps([
      { total: 0, states: [] },
      { total, states: [] },
    ]);
  expect(stepsUpTo(13)).toEqual([
    { step: 1, from: 1, to: 3 },
    { step: 2, from: 4, to: 6 },
    { step: 3, from: 7, to: 9 },
    { step: 4, from: 10, to: 13 },
  ]);
  expect([0, 1, 3, 4, 9, 10, 13].map((total) => tintStep(total, stepsUpTo(13)))).toEqual([
    0, 1, 1, 2, 3, 4, 4,
  ]);
  expect(stepsUpTo(2)).toEqual([
    { step: 2, from: 1, to: 1 },
    { step: 4, from: 2, to: 2 },
  ]);
  expect(stepsUpTo(0)).toEqual([]);
});

test('those that are suspended today are a state of their own, and all of them the total', () => {
  const { districts, unrecorded, all } = networkCounts([
    brebes,
    { ...tegal, sudah_operasional: 0, dihentikan: 1 },
    { ...nowhere, dihentikan: 1 },
  ]);
  expect(districts.map(countsSentence)).toEqual(['0 SPPG', '3 SPPG (2 Siap Bangun, 1 Dihentikan sementara)']);
  expect([unrecorded.total, all.total]).toEqual([3, 6]);
  expect(all.states.at(-1)).toEqual({ state: 'Dihentikan sementara', count: 2 });
});
