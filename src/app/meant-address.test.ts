import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routes } from './routes';
import type { PageRoute } from '@/lib/route-handle';
import { meantAddress } from '@/lib/url/meant-address';

const pathsOf = (pages: PageRoute[]): string[] =>
  pages.flatMap(({ path, children }) => [
    ...(path && path !== '*' ? [path] : []),
    ...(children ? pathsOf(children) : []),
  ]);

/** A page of every route, those of kitchens, articles and vacancies included. */
const pages = [...new Set(pathsOf(routes))].map((path) =>
  path
    .replace(':kode', 'SPPG-3374-004')
    .replace(':slug', 'panen-sayur-pertama')
    .replace(':alamat', 'sopir-sppg-3374-004')
    .replace(':wilayah', 'kota-tegal'),
);

const ways: [string, (path: string) => string][] = [
  ['in capitals', (path) => path.toUpperCase()],
  ['with a capital', (path) => path.replace(/[a-z]/, (letter) => letter.toUpperCase())],
  ...[
    '.',
    ',',
    ')',
    ').',
    '”',
    '%E2%80%9D',
    '*',
    '%20',
    '%E2%80%8B',
    ';',
    '>',
    '&gt;',
    ',%20ya',
    '…',
    '/.',
  ].map((mark): [string, (path: string) => string] => [`with “${mark}”`, (path) => path + mark]),
];

const parsed = (address: string) => new URL(address, 'https://contoh.id');

const meant = (address: string) => meantAddress(parsed(address));

test.each(ways)('every page is meant by its address %s', (_, write) => {
  expect(pages.length).toBeGreaterThan(30);
  // Without the paths that this way of writing leaves as they are, such as '/' in capitals.
  const written = pages
    .map((path) => ({ path, address: write(path) }))
    .filter(
      ({ path, address }) =>
        !address.startsWith('//') && parsed(address).pathname.replace(/(.)\/$/, '$1') !== path,
    );
  expect(written.map(({ address }) => meant(address))).toEqual(written.map(({ path }) => path));
  for (const path of pages) expect(matchRoutes(routes, path)?.at(-1)?.route.path).not.toBe('*');
});

test('what comes with an address stays: parameters, fragments', () => {
  expect(meant('/SPPG?KODE=SPPG-3374-004&utm_source=QR')).toBe('/sppg?kode=SPPG-3374-004&utm_source=QR');
  expect(meant('/KONTAK#FORM-KONTAK')).toBe('/kontak#form-kontak');
  expect(meant('/Kontak.?subjek=Dapur#form-kontak).')).toBe('/kontak?subjek=Dapur#form-kontak');
  expect(meant('/LACAK#K7QF-2M9T-XW4D')).toBe('/lacak#k7qf-2m9t-xw4d');
  expect(meant('/lacak%23K7QF-2M9T-XW4D?utm_source=surat')).toBe('/lacak?utm_source=surat#k7qf-2m9t-xw4d');
  expect(meant('/Lacak#K7QF-2M9T-XW4D&utm_source=surat')).toBe('/lacak#K7QF-2M9T-XW4D');
});

test.each([
  '/tidak-ada',
  '/kontak/lain',
  '/berita/a/b',
  '/toString',
  '/404',
  '/kontak',
  '/sppg/SPPG-3374-004',
  '/%',
])('%s means no other page', (path) => {
  expect(meant(path)).toBeUndefined();
});
