import { expect, test } from 'vitest';
import { centred, cropSquare, dragged } from './crop';

const landscape = { width: 400, height: 200 };

test('the largest square in the middle comes first', () => {
  expect(cropSquare(landscape, centred)).toEqual({ left: 100, top: 0, size: 200 });
  expect(cropSquare({ width: 200, height: 400 }, centred)).toEqual({ left: 0, top: 100, size: 200 });
});

test('zooming in keeps the middle', () => {
  expect(cropSquare(landscape, { ...centred, zoom: 2 })).toEqual({ left: 150, top: 50, size: 100 });
});

test('the picture follows the finger, up to its edges', () => {
  const right = dragged(landscape, centred, { x: 0.25, y: 0.25 });
  expect(cropSquare(landscape, right)).toEqual({ left: 50, top: 0, size: 200 });
  expect(dragged(landscape, centred, { x: 9, y: 0 }).x).toBe(0);
  expect(dragged(landscape, centred, { x: -9, y: 0 }).x).toBe(1);
});
