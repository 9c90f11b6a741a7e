import { expect, test } from 'vitest';
import {
  choice,
  isFiltered,
  optionsOf,
  readFilter,
  readPage,
  text,
  withFilter,
  withPage,
} from './url-filter';

const schema = {
  cari: text,
  yayasan: text,
  status: choice(optionsOf(['Siap Bangun', 'Proses Pembangunan'])),
  jenis: choice([{ value: 'contact_messages', label: 'Pesan', slug: 'pesan' }]),
};
const noFilter = readFilter(schema, new URLSearchParams());

test('the URL holds the filter in readable words and gives it back', () => {
  const everything = {
    cari: 'kota semarang',
    yayasan: 'y1',
    status: 'Proses Pembangunan',
    jenis: 'contact_messages',
  } as const;
  const params = withFilter(new URLSearchParams(), schema, everything);
  expect(params.toString()).toBe('cari=kota+semarang&yayasan=y1&status=proses-pembangunan&jenis=pesan');
  expect(readFilter(schema, params)).toEqual(everything);
});

test('the URL loses what is not filtered any more, and the page, and keeps what is not the filter’s', () => {
  const params = new URLSearchParams('?utm_source=surat&cari=kudus&status=siap-bangun&halaman=3');
  expect(withFilter(params, schema, { ...noFilter, cari: '  ' }).toString()).toBe('utm_source=surat');
});

test('the URL may say nonsense, which filters nothing', () => {
  expect(readFilter(schema, new URLSearchParams('?status=tutup&jenis=&cari=%20'))).toEqual(noFilter);
});

test('a space in the search box searches for nothing', () => {
  expect(isFiltered({ ...noFilter, cari: ' ' })).toBe(false);
  expect(isFiltered({ ...noFilter, cari: ' k' })).toBe(true);
});

test.each([
  ['', 1],
  ['halaman=2', 2],
  ['halaman=0', 1],
  ['halaman=-1', 1],
  ['halaman=1.5', 1],
  ['halaman=dua', 1],
])('"%s" is page %i', (search, page) => {
  expect(readPage(new URLSearchParams(search))).toBe(page);
});

test('another page keeps the filter; the first needs no number', () => {
  const params = new URLSearchParams('cari=kudus&halaman=2');
  expect(withPage(params, 3).toString()).toBe('cari=kudus&halaman=3');
  expect(withPage(params, 1).toString()).toBe('cari=kudus');
});
