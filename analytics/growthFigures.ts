import type { SignupErrorType } from '../src/rules/contract.ts';

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

/**
 * The steps of a visit. Each counts once a visit, in the hour in which it happened. Those after
 * `joined` are known of visits that sent their receipt.
 */
export const STEPS = [
  'seen',
  'viewed',
  'started',
  'submitted',
  'joined',
  'confirmed',
  'left',
] as const;

export type Step = (typeof STEPS)[number];

/**
 * Why a sign-up stopped; `already_registered` is the blue card, `page_error` the end of the
 * application. Each counts once a visit, in the hour in which it happened first.
 */
export const STOPS = [
  'empty_email',
  'invalid_email',
  'server_error',
  'api_error',
  'network_error',
  'already_registered',
  'page_error',
] as const satisfies (SignupErrorType | 'already_registered' | 'page_error')[];

export type Stop = (typeof STOPS)[number];

/** Everything that is counted. `confirmMinutes` is the sum over `confirmed`. */
export const MEASURES = [...STEPS, ...STOPS, 'confirmMinutes'] as const;

export type Measure = (typeof MEASURES)[number];

export type Counts = Record<Measure, number>;

/**
 * Why a report was refused: an email address in it, something that the plan does not have, or more
 * than the server takes. A refused report is counted, and nothing of it is kept.
 */
export const REFUSAL_REASONS = [
  'address',
  'format',
  'event',
  'property',
  'value',
  'size',
  'rate',
  'origin',
  'full',
] as const;

export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** A count that is kept for each day, and nothing else of what was counted. */
export type Tally = RefusalReason | 'bots' | 'objections' | 'notForwarded';

/** The word for visits that have none in a dimension, and for words beyond those that are kept. */
export const NONE = '(none)';
export const OTHER = '(other)';

/** A number of the range, and the same of the period before. */
export interface Compared<T> {
  now: T;
  before: T;
}

/** People on the waitlist, whether their visits were counted or not. */
export type Signups = Record<'joined' | 'confirmed' | 'left', number>;

/**
 * The body of `GET /api/growth?from=&to=&by=`, with any dimension as a filter: `&source=hn`. Days are
 * UTC, `2026-11-21`, and both ends of the range belong to it. The period before is as long and ends
 * where the range begins; where the range ends today, it ends as many hours earlier as are left of
 * today, and of the hour that is not over the same part counts.
 */
export interface GrowthFigures {
  from: string;
  to: string;
  by: Dimension;
  filters: Partial<Record<Dimension, string>>;
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
