import { type Counts, type Measure, STEPS } from '../../../analytics/growthFigures.ts';
import { CONFIRM_RATE, CONFIRM_TIME, JOIN_RATE, STEP_NAMES } from '../texts.ts';
import type { Kind } from './format.ts';

/** A figure of visits: a count, or one divided by another. */
export interface Figure {
  name: string;
  kind: Kind;
  part: Measure;
  whole?: Measure;
}

export const VISITS: Figure = { name: STEP_NAMES.seen, kind: 'count', part: 'seen' };
const rates: Figure[] = [
  { name: JOIN_RATE, kind: 'share', part: 'joined', whole: 'seen' },
  { name: CONFIRM_RATE, kind: 'share', part: 'confirmed', whole: 'joined' },
  { name: CONFIRM_TIME, kind: 'minutes', part: 'confirmMinutes', whole: 'confirmed' },
];

export const FIGURES = [
  VISITS,
  ...STEPS.slice(1).map((part): Figure => ({ name: STEP_NAMES[part], kind: 'count', part })),
  ...rates,
];
export const HEADLINE_FIGURES = [VISITS, ...rates.filter(({ name }) => name !== CONFIRM_RATE)];

/** Shares of fewer say little. */
const FEW = 30;

/** Returns a figure of counts; none where it would be divided by nothing. */
export function figureOf({ part, whole }: Figure, counts: Counts): number | undefined {
  if (!whole) return counts[part];
  return counts[whole] > 0 ? counts[part] / counts[whole] : undefined;
}

/** Tells whether a figure is a share of so few that it says little. */
export function isVague({ whole }: Figure, counts: Counts): boolean {
  return whole !== undefined && counts[whole] < FEW;
}
