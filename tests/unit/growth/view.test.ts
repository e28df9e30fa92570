import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DIMENSIONS } from '../../../analytics/growthFigures.ts';
import {
  dayOf,
  daysBefore,
  daysOf,
  readView,
  toggleFilter,
  type View,
  viewQuery,
  withDay,
} from '../../../src/growth/rules/view.ts';

/** In the evening west of UTC, and the next morning east of it. */
const NOW = Date.parse('2026-11-21T23:30:00Z');
const DEFAULT: View = { from: '2026-10-23', to: '2026-11-21', by: 'source', filters: {} };

const day = fc.date({
  min: new Date('2020-01-01'),
  max: new Date('2030-12-31'),
  noInvalidDate: true,
});
const days = day.map((date) => dayOf(date.getTime()));
const words = fc.string({ minLength: 1, unit: 'grapheme' });
const filters = fc.dictionary(fc.constantFrom(...DIMENSIONS), words, { noNullPrototype: true });
const view = fc
  .record({ from: days, to: days, by: fc.constantFrom(...DIMENSIONS), filters })
  .map(({ from, to, ...others }): View => {
    const [first = from, last = to] = [from, to].sort();
    return { from: first, to: last, ...others };
  });

test.each([
  ['1', '2026-11-21'],
  ['7', '2026-11-15'],
  ['30', '2026-10-23'],
  ['90', '2026-08-24'],
  ['365', '2025-11-22'],
] as const)('the preset %s begins on %s and ends today', (preset, from) => {
  expect(daysOf(preset, NOW)).toEqual({ from, to: '2026-11-21' });
});

test('a view is the same after a way through an address', () => {
  fc.assert(
    fc.property(view, (view) => {
      expect(readView(viewQuery(view), NOW)).toEqual(view);
    }),
  );
});

test.each([
  '',
  '?from=2026-11-01',
  '?from=2026-11-02&to=2026-11-01',
  '?from=2026-02-30&to=2026-11-01',
  '?from=yesterday&to=today',
  '?by=email',
  '?source=',
])('%s shows the last 30 days by source', (query) => {
  expect(readView(query, NOW)).toEqual(DEFAULT);
});

test('whichever day is chosen, a range begins before it ends and has that day as its end', () => {
  fc.assert(
    fc.property(view, fc.constantFrom('from', 'to'), days, (view, end, day) => {
      const { from, to, by } = withDay(view, end, day);
      expect(from <= to).toBe(true);
      expect({ from, to }[end]).toBe(day);
      expect(by).toBe(view.by);
    }),
  );
});

test('a day that is deleted in its field changes nothing', () => {
  expect(withDay(DEFAULT, 'from', '')).toBe(DEFAULT);
});

test('the period before is as long, and ends where the range begins', () => {
  expect(daysBefore('2026-11-15', '2026-11-21')).toEqual(['2026-11-08', '2026-11-14']);
  expect(daysBefore('2026-03-01', '2026-03-01')).toEqual(['2026-02-28', '2026-02-28']);
});

test('filters combine, one a dimension, and the same word again removes one', () => {
  const both = toggleFilter(toggleFilter(DEFAULT, 'source', 'hn'), 'device', 'phone');
  expect(both.filters).toEqual({ source: 'hn', device: 'phone' });
  expect(toggleFilter(both, 'source', 'x').filters).toEqual({ source: 'x', device: 'phone' });
  expect(toggleFilter(both, 'source', 'hn').filters).toEqual({ device: 'phone' });
});
