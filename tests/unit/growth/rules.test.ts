import { expect, test } from 'vitest';
import { type FiguresRange, readRange } from '../../../analytics/figuresRange.ts';
import { formatFigure, type Kind } from '../../../src/growth/rules/format.ts';

/** In the evening west of UTC, and the next morning east of it. */
const NOW = Date.parse('2026-11-21T23:30:00Z');
const DEFAULT: FiguresRange = { from: '2026-10-23', to: '2026-11-21', by: 'source', filters: {} };

test.each([
  ['', DEFAULT],
  ['?source=', DEFAULT],
  ['?source=%3Dhn%26x&device=phone', { ...DEFAULT, filters: { source: '=hn&x', device: 'phone' } }],
  ['?to=2026-10-30', { ...DEFAULT, from: '2026-10-01', to: '2026-10-30' }],
  ['?from=2026-11-02&to=2026-11-01', undefined],
  ['?from=2026-02-30&to=2026-11-01', undefined],
  ['?to=today', undefined],
  ['?from=2001-01-01', undefined],
])('%j is read as %o', (query, range) => {
  expect(readRange(query, NOW)).toEqual(range);
});

// The rest, and changes, are tested where they are read: in tests/components/GrowthPage.test.tsx.
test.each<[Kind, number, string]>([
  ['count', 93_803, '93,803'],
  ['share', 0.0004, '<0.1%'],
  ['share', 1.2, '120%'],
  ['minutes', 0.2, '<1 min'],
  ['minutes', 59.6, '1:00 h'],
  ['minutes', 4_580, '3 d 4 h'],
])('a %s of %s reads as %3$s', (kind, value, text) => {
  expect(formatFigure(kind, value)).toBe(text);
});
