import type { FiguresRange } from './figuresRange.ts';
import { ERROR_TYPES } from './plan.ts';

/** The properties of a visit that figures are broken down and filtered by. */
export const DIMENSIONS = [
  'source',
  'referrer',
  'campaign',
  'landing',
  'language',
  'device',
  'browser',
] as const;

export type Dimension = (typeof DIMENSIONS)[number];

/** The dimensions known of people who confirm or leave, if the visit has sent its receipt. */
export const ORIGIN_DIMENSIONS = ['source', 'campaign', 'landing', 'language'] as const;

export type OriginDimension = (typeof ORIGIN_DIMENSIONS)[number];

/** The steps of a sign-up, which the waitlist itself counts too. */
export const SIGNUP_STEPS = ['joined', 'confirmed', 'left'] as const;

/**
 * The steps of a visit. Each counts once a visit, in the hour in which its report arrives. Those
 * after `joined` are known only of visits that sent their receipt.
 */
export const STEPS = ['seen', 'viewed', 'started', 'submitted', ...SIGNUP_STEPS] as const;

/**
 * Why a sign-up stopped: `already_registered` is the blue card, `page_error` a crash of the
 * application. Each counts once a visit, in the hour in which it is first reported.
 */
export const STOPS = [...ERROR_TYPES, 'already_registered', 'page_error'] as const;

/** Everything that is counted. `confirmMinutes` is the sum over `confirmed`. */
export const MEASURES = [...STEPS, ...STOPS, 'confirmMinutes'] as const;

export type Measure = (typeof MEASURES)[number];

export type Counts = Record<Measure, number>;

export const NO_COUNTS = Object.fromEntries(MEASURES.map((name) => [name, 0])) as Counts;

/**
 * Daily counts of what belongs to no visit: bots, objections, events that PostHog did not get, and
 * refused reports: with an email address, against the tracking plan, or beyond a limit.
 */
export const TALLIES = [
  ...['bots', 'objections', 'notForwarded'],
  ...['address', 'format', 'size', 'rate', 'origin', 'full'],
] as const;

export type Tally = (typeof TALLIES)[number];

/** The word for visits that have none in a dimension, and for words beyond those that are kept. */
export const NONE = '(none)';
export const OTHER = '(other)';

/** A number for the range, and for the period before. */
export interface Compared<T> {
  now: T;
  before: T;
}

/** People on the waitlist, whether their visits were counted or not. */
export type Signups = Record<(typeof SIGNUP_STEPS)[number], number>;

/**
 * The body of `GET /api/growth?from=&to=&by=`, with any dimension as a filter: `&source=hn`. The period
 * before is as long and ends where the range begins. If the range ends today, it ends as many hours
 * earlier as today has left, and its last hour counts in proportion.
 */
export interface GrowthFigures extends FiguresRange {
  /** From the waitlist itself; no filter changes it. */
  signups: Compared<Signups>;
  visits: Compared<Counts>;
  /** All days of the range. `releases` were first seen on that day. */
  days: { day: string; counts: Counts; signups: Signups; releases: string[] }[];
  /** The 100 words with most visits, and the sum of the others as `(other)`, if any. */
  breakdown: { word: string; counts: Compared<Counts> }[];
  /** Totals of all days of the range; no filter changes them. */
  tallies: Partial<Record<Tally, number>>;
}
