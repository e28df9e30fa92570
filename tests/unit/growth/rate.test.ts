import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatInterval, formatShare } from '../../../src/growth/rules/format.ts';
import { isVague, type Rate, rateOf } from '../../../src/growth/rules/rate.ts';

const counts = fc.integer({ min: 1, max: 1_000_000 }).chain((whole) =>
  fc.record({
    whole: fc.constant(whole),
    part: fc.oneof(fc.nat({ max: whole }), fc.constantFrom(0, whole)),
  }),
);

test.each<[number, number, number, number]>([
  // From the table in Wilson's interval's usual references.
  [3, 7, 0.158, 0.75],
  [0, 10, 0, 0.278],
  [10, 10, 0.722, 1],
  [50, 100, 0.404, 0.596],
])('%i of %i lie between %f and %f', (part, whole, low, high) => {
  const rate = rateOf(part, whole);
  expect(rate?.low).toBeCloseTo(low, 2);
  expect(rate?.high).toBeCloseTo(high, 2);
});

test('an interval holds its share, and nothing below 0 or above 1', () => {
  fc.assert(
    fc.property(counts, ({ part, whole }) => {
      const { low, share, high } = rateOf(part, whole) as Rate;
      expect(0 <= low && low <= share && share <= high && high <= 1).toBe(true);
      expect(high).toBeGreaterThan(low);
    }),
  );
});

test('ten times as many visits make an interval narrower', () => {
  const width = ({ low, high }: Rate) => high - low;
  fc.assert(
    fc.property(counts, ({ part, whole }) => {
      const [few, many] = [rateOf(part, whole) as Rate, rateOf(part * 10, whole * 10) as Rate];
      expect(width(many)).toBeLessThan(width(few));
    }),
  );
});

test('without visits there is no rate, nor of more than all of them', () => {
  expect(rateOf(0, 0)).toBeUndefined();
  expect(rateOf(3, 2)).toBeUndefined();
});

test.each<[number, number, boolean]>([
  [3, 7, true],
  [7, 7, true],
  [0, 3_000, true],
  [13, 579, true],
  [60, 100, false],
  [96, 3_175, false],
])('whether %i of %i is too vague for a percentage: %s', (part, whole, vague) => {
  expect(isVague(rateOf(part, whole) as Rate)).toBe(vague);
});

test.each<[number, number, string, string]>([
  [3, 7, '43%', '16–75%'],
  [96, 3_175, '3.0%', '2.5–3.7%'],
  [32_975, 93_803, '35%', '34.8–35.5%'],
  [0, 93_803, '0%', '0–<0.1%'],
])('%i of %i reads as %s, %s', (part, whole, share, interval) => {
  const rate = rateOf(part, whole) as Rate;
  expect([formatShare(rate.share), formatInterval(rate)]).toEqual([share, interval]);
});
