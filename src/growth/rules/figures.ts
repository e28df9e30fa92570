import type { FiguresRange } from '../../../analytics/figuresRange.ts';
import {
  type Counts,
  type Dimension,
  type Measure,
  ORIGIN_DIMENSIONS,
  SIGNUP_STEPS,
  STEPS,
  STOPS,
} from '../../../analytics/growthFigures.ts';
import { CONFIRM_RATE, CONFIRM_TIME, JOIN_RATE, STEP_NAMES, STOP_NAMES } from '../texts.ts';
import type { Kind } from './format.ts';

/** A figure: a count, or one divided by another. */
export interface Figure {
  name: string;
  kind: Kind;
  part: Measure;
  whole?: Measure;
}

const countFigure = (part: Measure, name: string): Figure => ({ name, kind: 'count', part });

const STEP_FIGURES = STEPS.map((step) => countFigure(step, STEP_NAMES[step]));
export const STOP_FIGURES = STOPS.map((stop) => countFigure(stop, STOP_NAMES[stop]));
const RATES: Figure[] = [
  { name: JOIN_RATE, kind: 'share', part: 'joined', whole: 'seen' },
  { name: CONFIRM_RATE, kind: 'share', part: 'confirmed', whole: 'joined' },
  { name: CONFIRM_TIME, kind: 'minutes', part: 'confirmMinutes', whole: 'confirmed' },
];

export const [VISITS] = STEP_FIGURES as [Figure];
/** Those that the waitlist itself knows, too. */
export const SIGNUP_FIGURES = SIGNUP_STEPS.map((step) => countFigure(step, STEP_NAMES[step]));

/** Returns the dimensions that a range is filtered by. */
export const filtersOf = ({ filters }: FiguresRange) => Object.keys(filters) as Dimension[];

/**
 * Returns the figures of visits that are known by these dimensions: by some, nothing is known of those
 * who confirm or leave.
 */
export function figuresBy(dimensions: readonly string[]): Figure[] {
  const origin: readonly string[] = ORIGIN_DIMENSIONS;
  const figures = [...STEP_FIGURES, ...RATES];
  if (dimensions.every((dimension) => origin.includes(dimension))) return figures;
  return figures.filter(({ part }) => !['confirmed', 'left', 'confirmMinutes'].includes(part));
}

/** Returns the share of the visits of the step before that get to a step. */
export function rateOf({ name, kind, part }: Figure): Figure | undefined {
  if (kind !== 'count') return undefined;
  // Whoever left had joined, but need not have confirmed.
  const whole = part === 'left' ? 'joined' : STEPS[STEPS.indexOf(part as 'seen') - 1];
  return whole && { name, kind: 'share', part, whole };
}

/** Shares of fewer say little. */
const FEW = 30;

/** Returns a figure of counts; none where it would be divided by nothing. */
export function figureOf({ part, whole }: Figure, counts: Partial<Counts>): number | undefined {
  const [value = 0, all] = [counts[part], whole && counts[whole]];
  if (all === undefined) return value;
  return all > 0 ? value / all : undefined;
}

/** Tells whether a figure is a share of so few that it says little. */
export function isVague({ whole }: Figure, counts: Partial<Counts>): boolean {
  return whole !== undefined && (counts[whole] ?? 0) < FEW;
}
