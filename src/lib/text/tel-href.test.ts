import { expect, test } from 'vitest';
import { telHref } from './tel-href';

test.each([
  ['0800-0000-0010', 'tel:080000000010'],
  ['+62 800 (0000) 0011', 'tel:+6280000000011'],
])('%s is dialled as %s', (phone, href) => {
  expect(telHref(phone)).toBe(href);
});
