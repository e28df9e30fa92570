import { expect, test } from 'vitest';
import {
  formatChange,
  formatFigure,
  type Kind,
  scaleTop,
} from '../../../src/growth/rules/format.ts';

test.each<[Kind, number | undefined, string]>([
  ['count', 93_803, '93,803'],
  ['share', undefined, '–'],
  ['share', 0, '0%'],
  ['share', 0.0004, '<0.1%'],
  ['share', 13 / 396, '3.3%'],
  ['share', 0.352, '35%'],
  ['share', 1.2, '120%'],
  ['minutes', 0.2, '<1 min'],
  ['minutes', 59.4, '59 min'],
  ['minutes', 59.6, '1:00 h'],
  ['minutes', 125, '2:05 h'],
  ['minutes', 4_580, '3 d 4 h'],
])('a %s of %s reads as %3$s', (kind, value, text) => {
  expect(formatFigure(kind, value)).toBe(text);
});

test.each<[Kind, number | undefined, number | undefined, string]>([
  ['count', 12, 10, '↑ 20%'],
  ['count', 10, 12, '↓ 17%'],
  ['count', 10, 10, ''],
  ['count', 10, 0, ''],
  ['share', 0.05, 0.041, '↑ 0.9 pts'],
  ['share', 0.05, 0, '↑ 5.0 pts'],
  ['share', undefined, 0.1, ''],
])('a %s of %s after %s has changed by %j', (kind, now, before, text) => {
  expect(formatChange(kind, now, before)).toBe(text);
});

test.each([
  [0, 1],
  [1, 1],
  [7, 8],
  [312, 400],
  [81_000, 100_000],
])('the scale of %i ends at %i', (most, top) => {
  expect(scaleTop(most)).toBe(top);
});
