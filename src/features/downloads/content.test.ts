import { expect, test } from 'vitest';
import { findDownload } from './content';

test('a page finds a document by the name of its Markdown file', () => {
  expect(findDownload('formulirPemasok')).toMatchObject({ title: 'Formulir Pemasok', pages: 3 });
});

test('a page that offers a document without Markdown does not get built', () => {
  expect(() => findDownload('panduanRahasia')).toThrow(/panduanRahasia/);
});
