import { expect, test } from 'vitest';
import { fetchAll } from './fetch-all';

type Range = (from: number, to: number) => Promise<{ data: number[]; error: null }>;

const queryOf = (range: Range) => ({
  range: (from: number, to: number) => ({ throwOnError: () => range(from, to) }),
});

function backendWith(count: number): Range {
  const rows = Array.from({ length: count }, (_, index) => index);
  return (from, to) =>
    Promise.resolve({ data: rows.slice(from, Math.min(to + 1, from + 1000)), error: null });
}

test.each([0, 1, 999, 1000, 1001, 5000])('reads all of %i rows in order', async (count) => {
  expect(await fetchAll(queryOf(backendWith(count)))).toEqual(
    Array.from({ length: count }, (_, index) => index),
  );
});

test('a row that goes while the list is read takes no other one with it', async () => {
  const rows = Array.from({ length: 1500 }, (_, index) => index);
  let calls = 0;
  const read: Range = (from, to) => {
    if (++calls === 2) rows.shift();
    return Promise.resolve({ data: rows.slice(from, to + 1), error: null });
  };
  expect(await fetchAll(queryOf(read))).toEqual(rows);
  expect(rows).toHaveLength(1499);
});

test('throws what the backend reports instead of showing part of the list', async () => {
  let calls = 0;
  const failsOnSecondPage: Range = (from, to) => {
    calls += 1;
    return calls === 1 ? backendWith(3000)(from, to) : Promise.reject(new Error('putus'));
  };
  await expect(fetchAll(queryOf(failsOnSecondPage))).rejects.toThrow('putus');
});
