import { expect, test } from 'vitest';
import { slugOf } from './slug';

test.each([
  ['Panen Sayur, Pekan ke-2!', 'panen-sayur-pekan-ke-2'],
  ['  Café “Dapur” Jum’at  ', 'cafe-dapur-jumat'],
  ['…', ''],
  ['a'.repeat(79) + ' b c', 'a'.repeat(79)],
])('%j becomes %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
