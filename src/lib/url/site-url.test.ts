import { expect, test } from 'vitest';
import { canonicalPath } from './site-url';

test.each([
  ['/', '/'],
  ['/tentang', '/tentang'],
  ['/tentang/', '/tentang'],
  ['//tentang//', '/tentang'],
  ['//', '/'],
  ['/index.html', '/'],
  ['/tentang.html', '/tentang'],
  ['/tentang/index.html', '/tentang'],
  ['/berita/judul/', '/berita/judul'],
])('%s is %s', (written, canonical) => {
  expect(canonicalPath(written)).toBe(canonical);
});
