import { expect, test } from 'vitest';
import { filterContacts, telHref } from './contacts';

const contacts = [
  ['Kabupaten Magelang', 'Panji Asmara'],
  ['Kota Magelang', 'Sekar Wangi'],
  ['Kota\u00a0 Tegal', 'Wening Magelangwati'],
].map(([kabupaten_kota = '', nama_kontak = ''], index) => ({
  id: String(index),
  kabupaten_kota,
  nama_kontak,
  nomor_telepon: '0800-0000-0010',
  foto_url: null,
}));

test.each([
  ['', 3],
  ['  ', 3],
  ['MAGELANG', 3],
  ['kota magelang', 1],
  ['kota  magelang', 1],
  ['sekar', 1],
  [' Tegal ', 1],
  ['kota tegal', 1],
  ['Jakarta', 0],
])('searching "%s" finds %i contacts', (search, count) => {
  expect(filterContacts(contacts, search)).toHaveLength(count);
});

test.each([
  ['0800-0000-0010', 'tel:080000000010'],
  ['+62 800 (0000) 0011', 'tel:+6280000000011'],
])('%s is dialled as %s', (phone, href) => {
  expect(telHref(phone)).toBe(href);
});
