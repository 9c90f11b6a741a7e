import { expect, test } from 'vitest';
import { inventedData } from './invented-data';

test('each invented address and number is named until it is replaced', () => {
  const invented = {
    email: 'halo@tampahgizi.contoh.id',
    partnershipEmail: 'kemitraan@contoh.id',
    phone: { display: '0800-0000-0001' },
  };
  expect(inventedData(invented)).toEqual([
    'halo@tampahgizi.contoh.id',
    'kemitraan@contoh.id',
    '0800-0000-0001',
  ]);
  const own = { email: 'halo@bukancontoh.id', phone: { display: '(024) 7601234' } };
  expect(inventedData({ ...invented, ...own })).toEqual(['kemitraan@contoh.id']);
  expect(inventedData({ ...own, partnershipEmail: 'mitra@contoh.id.example' })).toEqual([]);
});
