import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Box,
  centerOf,
  clampOffset,
  nearestBox,
} from '../../../src/sections/demonstration/motion/geometry.ts';

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

const SCENE = new Map<string, Box>([
  ['left', { x: 0, y: 0, width: 100, height: 100 }],
  ['right', { x: 80, y: 0, width: 100, height: 100 }],
  ['below', { x: 0, y: 200, width: 100, height: 100 }],
]);

test.each([
  ['in one box', { x: 20, y: 50 }, 'left'],
  ['in two boxes, nearer to the center of the second', { x: 95, y: 50 }, 'right'],
  ['between boxes, nearer to the lower edge', { x: 50, y: 160 }, 'below'],
  ['far out', { x: 4000, y: 10 }, 'right'],
])('the nearest box to a point %s', (_, from, expected) => {
  expect(nearestBox(from, SCENE)).toBe(expected);
});

test('the box nearest to the center of a box is that box, unless boxes overlap', () => {
  fc.assert(
    fc.property(box, fc.integer({ min: 1, max: 500 }), (first, gap) => {
      const second = { ...first, x: first.x + first.width + gap };
      const boxes = new Map([
        ['first', first],
        ['second', second],
      ]);
      expect(nearestBox(centerOf(first), boxes)).toBe('first');
      expect(nearestBox(centerOf(second), boxes)).toBe('second');
    }),
  );
});

test('without boxes the result is undefined', () => {
  expect(nearestBox({ x: 0, y: 0 }, new Map())).toBeUndefined();
});
