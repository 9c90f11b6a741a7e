import { expect, test } from 'vitest';
import type { Lead } from '@/features/leads/inbox/lead';
import { filledIn, hasCode, promiseIn, unknownPlaceholders } from './answer-templates';

test('what stands for nothing is named as it is written', () => {
  expect(
    unknownPlaceholders('Yth. {Nama} / {telepon} / {{nama}} / { no hp } / {telepon}, [nama] {kode}'),
  ).toEqual(['{telepon}', '{ no hp }']);
  expect(unknownPlaceholders('Tanpa apa pun, juga [catatan] dan <br>.')).toEqual([]);
});

test('what stands for something is filled in, however it is written', () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much as a template reads
  const lead = {
    kind: 'contact_messages',
    name: 'Arum',
    kode_lacak: 'K7QF2M9TXW4D',
    subject: 'Menu',
  } as Lead;
  expect(filledIn('Yth. {Nama}, {{nama}}, { NAMA }, [nama]: {kode}, {perihal}, {lain}', lead)).toBe(
    'Yth. Arum, Arum, Arum, Arum: K7QF-2M9T-XW4D, Menu, {lain}',
  );
});

test('what answers any complaint promises no call or mail and has no code', () => {
  for (const promise of ['kami menghubungi Anda', 'Kami akan menelepon', 'Balas email', 'email Anda'])
    expect(promiseIn(`Baik, ${promise} besok.`, 'keluhan')).toBeDefined();
  expect(promiseIn('Kami menghubungi Anda.', 'keluhan_berkontak')).toBeUndefined();
  expect(promiseIn('Telepon 119, atau kami pada jam kantor.', 'keluhan')).toBeUndefined();
  expect(hasCode('Sebut [Kode].', 'keluhan_berkontak')).toBe(true);
  expect(hasCode('Sebut {kode}.', 'kiriman')).toBe(false);
});
