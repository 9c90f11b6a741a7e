import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { readAhead } from './read-ahead';

test('what was started is what the first reader gets, and the next one reads anew', async () => {
  const read = vi.fn<() => Promise<string>>().mockResolvedValueOnce('early').mockResolvedValueOnce('later');
  const reading = readAhead(read);
  reading.start();
  expect(read).toHaveBeenCalledTimes(1);
  expect(await reading.take()).toBe('early');
  expect(read).toHaveBeenCalledTimes(1);
  expect(await reading.take()).toBe('later');
});

test('an answer that nobody has asked for is forgotten after a minute', async () => {
  vi.useFakeTimers();
  const read = vi.fn<() => Promise<string>>().mockResolvedValueOnce('early').mockResolvedValueOnce('later');
  const reading = readAhead(read);
  reading.start();
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  expect(await reading.take()).toBe('later');
});

test('without a start the first reader reads', async () => {
  expect(await readAhead(async () => 'answer').take()).toBe('answer');
});

test('a failure is told to whoever reads, not to nobody', async () => {
  const reading = readAhead(async () => {
    throw new Error('offline');
  });
  reading.start();
  await setImmediate();
  await expect(reading.take()).rejects.toThrow('offline');
});
