import { expect, test } from 'vitest';
import { runningSuspension } from './suspension-state';

const today = '2026-11-24';

test.each([
  ['2026-11-24', null, true],
  ['2026-11-25', null, false],
  ['2026-11-01', '2026-11-24', true],
  ['2026-11-01', '2026-11-23', false],
])('from %s until %s: running %s', (mulai, sampai, isRunning) => {
  expect(runningSuspension([{ mulai, sampai }], today) !== undefined).toBe(isRunning);
});

test('of several that run the one that began first is told, and none of a kitchen without any', () => {
  const suspensions = [
    { mulai: '2026-11-20', sampai: null },
    { mulai: '2026-11-03', sampai: '2026-12-31' },
    { mulai: '2026-01-01', sampai: '2026-01-31' },
  ];
  expect(runningSuspension(suspensions, today)?.mulai).toBe('2026-11-03');
  expect(runningSuspension([], today)).toBeUndefined();
});

test('one that ended at an hour of today is over, and was not on the day before', () => {
  const ended = { mulai: '2026-01-01', sampai: today, sampai_pukul: '14:30:00' };
  expect(runningSuspension([ended], today)).toBeUndefined();
  expect(runningSuspension([{ ...ended, sampai: '2027-01-01' }], today)).toBeDefined();
});
