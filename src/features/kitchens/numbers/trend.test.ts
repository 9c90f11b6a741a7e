import { expect, test } from 'vitest';
import { axisMarks, spreadApart } from './trend';

test.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [26, [0, 10, 20, 30]],
  [40, [0, 10, 20, 30, 40]],
  [4_877, [0, 2_000, 4_000, 6_000]],
])('an axis up to %i has round marks, the last not below it', (most, marks) => {
  expect(axisMarks(most)).toEqual(marks);
});

test('labels at the ends of lines keep their places where there is room, and never leave the picture', () => {
  expect(spreadApart([10, 50, 90], 13)).toEqual([10, 50, 90]);
  expect(spreadApart([0, 2, 98, 99], 13)).toEqual([0, 13, 87, 100]);
  expect(spreadApart([100, 100, 100, 100], 13)).toEqual([61, 74, 87, 100]);
});
