import { expect, test } from 'vitest';
import { fetchAll } from './fetch-all';

function backendWith(count: number) {
  const rows = Array.from({ length: count }, (_, index) => index);
  return (from: number, to: number) =>
    Promise.resolve({ data: rows.slice(from, Math.min(to + 1, from + 1000)), error: null });
}

test.each([0, 1, 999, 1000, 1001, 5000])('reads all of %i rows in order', async (count) => {
  expect(await fetchAll(backendWith(count))).toEqual(Array.from({ length: count }, (_, index) => index));
});

test('a row that goes while the list is read takes no other one with it', async () => {
  const rows = Array.from({ length: 1500 }, (_, index) => index);
  let calls = 0;
  const read = (from: number, to: number) => {
    if (++calls === 2) rows.shift();
    return Promise.resolve({ data: rows.slice(from, to + 1), error: null });
  };
  expect(await fetchAll(read)).toEqual(rows);
  expect(rows).toHaveLength(1499);
});

test('throws what the backend reports instead of showing part of the list', async () => {
  let calls = 0;
  const failsOnSecondPage = (from: number, to: number) => {
    calls += 1;
    return calls === 1 ? backendWith(3000)(from, to) : Promise.reject(new Error('putus'));
  };
  await expect(fetchAll(failsOnSecondPage)).rejects.toThrow('putus');
});
