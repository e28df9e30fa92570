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
import { CONFIRM_RATE, JOIN_RATE, MEASURE_NAMES } from '../texts.ts';
import type { Kind } from './format.ts';

/** A figure: a count, or one divided by another. */
export interface Figure {
  name: string;
  kind: Kind;
  part: Measure;
  whole?: Measure;
}

const countOf = (part: Measure): Figure => ({ name: MEASURE_NAMES[part], kind: 'count', part });

export const VISITS = countOf('seen');
export const STOP_FIGURES = STOPS.map(countOf);
/** The figures that the waitlist itself knows too. */
export const SIGNUP_FIGURES = SIGNUP_STEPS.map(countOf);
const RATES: Figure[] = [
  { name: JOIN_RATE, kind: 'share', part: 'joined', whole: 'seen' },
  { name: CONFIRM_RATE, kind: 'share', part: 'confirmed', whole: 'joined' },
  { ...countOf('confirmMinutes'), kind: 'minutes', whole: 'confirmed' },
];

/** Returns the dimensions that a range is filtered by. */
export const filtersOf = ({ filters }: FiguresRange) => Object.keys(filters) as Dimension[];

/**
 * Returns the figures that are known by these dimensions: some dimensions are not known of people
 * who confirm or leave.
 */
export function figuresBy(dimensions: readonly string[]): Figure[] {
  const origin: readonly string[] = ORIGIN_DIMENSIONS;
  const figures = [...STEPS.map(countOf), ...RATES];
  if (dimensions.every((dimension) => origin.includes(dimension))) return figures;
  return figures.filter(({ part }) => !['confirmed', 'left', 'confirmMinutes'].includes(part));
}

/** Returns which share of the previous step's visits reaches a step. */
export function rateOf({ name, kind, part }: Figure): Figure | undefined {
  if (kind !== 'count') return undefined;
  // Whoever left had joined, but need not have confirmed.
  const whole = part === 'left' ? 'joined' : STEPS[STEPS.indexOf(part as 'seen') - 1];
  return whole && { name, kind: 'share', part, whole };
}

/** A share of fewer than this says little. */
const FEW = 30;

/** Computes a figure from counts; undefined instead of a division by zero. */
export function figureOf({ part, whole }: Figure, counts: Partial<Counts>): number | undefined {
  const [value = 0, all] = [counts[part], whole && counts[whole]];
  if (all === undefined) return value;
  return all > 0 ? value / all : undefined;
}

/** Returns whether a figure is a share of too few to say much. */
export function isVague({ whole }: Figure, counts: Partial<Counts>): boolean {
  return whole !== undefined && (counts[whole] ?? 0) < FEW;
}
