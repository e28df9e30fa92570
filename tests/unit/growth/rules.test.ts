import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  dayOf,
  daysBefore,
  type FiguresRange,
  rangeQuery,
  readRange,
} from '../../../analytics/figuresRange.ts';
import { DIMENSIONS } from '../../../analytics/growthFigures.ts';
import { formatChange, formatFigure, type Kind } from '../../../src/growth/rules/format.ts';

/** In the evening west of UTC, and the next morning east of it. */
const NOW = Date.parse('2026-11-21T23:30:00Z');
const DEFAULT: FiguresRange = { from: '2026-10-23', to: '2026-11-21', by: 'source', filters: {} };

test('a range is the same after a way through an address', () => {
  const time = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2020-12-31') });
  const words = fc.string({ minLength: 1, unit: 'grapheme' });
  const range = fc.record({
    days: fc.tuple(time, time).map((times) => times.map(dayOf).sort() as [string, string]),
    by: fc.constantFrom(...DIMENSIONS),
    filters: fc.dictionary(fc.constantFrom(...DIMENSIONS), words, { noNullPrototype: true }),
  });
  fc.assert(
    fc.property(range, ({ days: [from, to], ...others }) => {
      expect(readRange(rangeQuery({ from, to, ...others }), NOW)).toEqual({ from, to, ...others });
    }),
  );
});

test.each([
  ['', DEFAULT],
  ['?source=', DEFAULT],
  ['?from=2026-11-01', { ...DEFAULT, from: '2026-11-01' }],
  ['?to=2026-10-30', { ...DEFAULT, from: '2026-10-01', to: '2026-10-30' }],
  ['?from=2026-11-02&to=2026-11-01', undefined],
  ['?from=2026-02-30&to=2026-11-01', undefined],
  ['?from=yesterday', undefined],
  ['?to=today', undefined],
  ['?from=2001-01-01', undefined],
  ['?by=email', undefined],
])('%j is read as %o', (query, range) => {
  expect(readRange(query, NOW)).toEqual(range);
});

test('the period before is as long, and ends where the range begins', () => {
  const before = daysBefore({ from: '2026-11-15', to: '2026-11-21' });
  expect(before).toEqual({ from: '2026-11-08', to: '2026-11-14' });
});

test.each<[Kind, number | undefined, string]>([
  ['count', 93_803, '93,803'],
  ['share', undefined, '–'],
  ['share', 0, '0%'],
  ['share', 0.0004, '<0.1%'],
  ['share', 13 / 396, '3.3%'],
  ['share', 0.352, '35%'],
  ['share', 1.2, '120%'],
  ['minutes', 0.2, '<1 min'],
  ['minutes', 59.6, '1:00 h'],
  ['minutes', 4_580, '3 d 4 h'],
])('a %s of %s reads as %3$s', (kind, value, text) => {
  expect(formatFigure(kind, value)).toBe(text);
});

test.each<[Kind, number | undefined, number | undefined, string]>([
  ['count', 12, 10, '↑ 20%'],
  ['count', 10, 12, '↓ 17%'],
  ['count', 10, 10, ''],
  ['count', 10, 0, ''],
  ['share', 0.05, 0, '↑ 5.0 pts'],
  ['share', undefined, 0.1, ''],
])('a %s of %s after %s has changed by %j', (kind, now, before, text) => {
  expect(formatChange(kind, now, before).replace(/\u00a0/g, ' ')).toBe(text);
});
