import { expect, test } from 'vitest';
import { contentState } from './content-state';

const saved = '2026-11-26T08:00:00+00:00';
const minutesLater = (minutes: number) => Date.parse(saved) + minutes * 60_000;
const row = (status: string | undefined, published_revision: number | null) => ({
  status,
  published_revision,
  updated_at: saved,
});

test.each([
  ['a draft that nobody has seen', row('draf', null), 7, 60, 'Draf'],
  ['a draft while the build is unknown', row('draf', 8), undefined, 60, 'Draf'],
  ['one that was published just now', row('terbit', 8), 7, 15, 'Terlihat pengunjung'],
  ['one while the build is unknown', row('terbit', 8), undefined, 60, 'Terlihat pengunjung'],
  [
    'one that no build has after a quarter of an hour',
    row('terbit', 8),
    7,
    16,
    'Belum terbit penuh sejak 26 Nov 2026, 15.00',
  ],
  ['one in the latest build', row('terbit', 8), 8, 60, 'Terbit penuh'],
  ['one of before the revisions', row('terbit', null), 0, 60, 'Terbit penuh'],
  ['data without a status', row(undefined, 8), 9, 60, 'Terbit penuh'],
])('%s', (_, content, built, minutes, label) => {
  expect(contentState(content, built, minutesLater(minutes)).label).toBe(label);
});

test('one that was withdrawn and is still in the build is overdue after a quarter of an hour', () => {
  expect(contentState(row('draf', 8), 7, minutesLater(15))).toMatchObject({ isOverdue: false });
  expect(contentState(row('draf', 8), 7, minutesLater(16))).toMatchObject({ isOverdue: true });
  expect(contentState(row('draf', 8), 8, minutesLater(16))).toMatchObject({ isOverdue: false });
});

test('only what the latest build has may be shared', () => {
  expect(contentState(row('terbit', 8), 8, minutesLater(1))).toMatchObject({ isBuilt: true });
  expect(contentState(row('terbit', 8), 7, minutesLater(1))).toMatchObject({ isBuilt: false });
  expect(contentState(row('draf', 8), 8, minutesLater(1))).toMatchObject({ isBuilt: false });
});
