import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newerFeatures, supportedBrowsers } from './language-features.ts';

test.each([
  // pdf.js has this code.
  ['const { promise } = Promise.withResolvers();', ['Promise.withResolvers']],
  ['Promise.try(read, data).then(done);', ['Promise.try']],
  ['const page = pages.getOrInsertComputed(index, make);', ['getOrInsertComputed']],
  ['const url = base ? URL.parse(text, base) : null;', ['URL.parse']],
  ['const groups = Object.groupBy(rows, keyOf);', ['Object.groupBy']],
  ['const both = one.union(other), open = map.values().filter(isOpen);', ['union', 'Iterator.filter']],
])('what a supported browser lacks is found in a script: %s', (code, found) => {
  expect(newerFeatures('a.js', code)).toEqual(found);
});

test.each([
  'const newest = lines.toSorted(byDay).findLast(isOpen).with(0, 1), own = Object.values(rows).filter(isOpen);',
  // The script asks whether the feature is there, or fills the gap.
  'const { promise } = Promise.withResolvers ? Promise.withResolvers() : own();',
  'const both = one.union?.(other);',
  'polyfill({ target: "Promise" }, { try: function (run) {} }); Promise.try(read);',
  // A method that the script defines itself, and one that only shares a name.
  'class List { take() {} } list.take(); CSS.escape(name);',
  'const text = "Object.groupBy(rows)";',
])('what all of them have, and what a script asks for first, is not: %s', (code) => {
  expect(newerFeatures('a.js', code)).toEqual([]);
});

test('people read of the same browsers', () => {
  const { chrome, safari, firefox } = supportedBrowsers;
  expect(readFileSync('supabase/README.md', 'utf8')).toContain(
    `Supported are Chrome and Edge from ${chrome}, Safari from ${safari} and Firefox from ${firefox} on.`,
  );
});
