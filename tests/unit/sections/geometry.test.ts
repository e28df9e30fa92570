import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Box,
  clampOffset,
  nearestBox,
} from '../../../src/sections/visionFrame/motion/geometry.ts';

const length = fc.integer({ min: 0, max: 2000 });
const place = fc.integer({ min: -3000, max: 3000 });
const point = fc.record({ x: place, y: place });
const box = fc.record({ x: length, y: length, width: length, height: length });

test('a box stays inside an area that it fits into, whatever position is desired', () => {
  fc.assert(
    fc.property(box, point, point, length, length, (area, desired, home, narrower, lower) => {
      const width = Math.max(0, area.width - narrower);
      const height = Math.max(0, area.height - lower);
      const offset = clampOffset(desired, { ...home, width, height }, area);
      const x = home.x + offset.x;
      const y = home.y + offset.y;
      expect(x).toBeGreaterThanOrEqual(area.x);
      expect(y).toBeGreaterThanOrEqual(area.y);
      expect(x + width).toBeLessThanOrEqual(area.x + area.width);
      expect(y + height).toBeLessThanOrEqual(area.y + area.height);
    }),
  );
});

test('a desired position inside the area is kept', () => {
  const area = { x: 8, y: 8, width: 500, height: 400 };
  const home = { x: 100, y: 50, width: 200, height: 100 };
  expect(clampOffset({ x: 60, y: -20 }, home, area)).toEqual({ x: 60, y: -20 });
});

test('a box too large for the area is placed at its start', () => {
  const area = { x: 0, y: 0, width: 100, height: 100 };
  const home = { x: 10, y: 10, width: 300, height: 300 };
  expect(clampOffset({ x: 50, y: 50 }, home, area)).toEqual({ x: -10, y: -10 });
});

test.each([
  ['in the first', { x: 20, y: 50 }, 'left'],
  ['between two, nearer to the second', { x: 109, y: 50 }, 'right'],
  ['between two, nearer to the lower one', { x: 50, y: 160 }, 'below'],
  ['far out', { x: 4000, y: 10 }, 'right'],
])('the nearest box to a point %s', (_, from, expected) => {
  const boxes = new Map<string, Box>([
    ['left', { x: 0, y: 0, width: 100, height: 100 }],
    ['right', { x: 110, y: 0, width: 200, height: 100 }],
    ['below', { x: 0, y: 200, width: 100, height: 100 }],
  ]);
  expect(nearestBox(from, boxes)).toBe(expected);
  expect(nearestBox(from, new Map())).toBeUndefined();
});
