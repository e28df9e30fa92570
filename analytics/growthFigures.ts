import type { FormLocation, SignupErrorType } from '../src/rules/contract.ts';

/** The dimensions of a visit that are stored as words. */
export const WORD_DIMENSIONS = [
  'source',
  'medium',
  'campaign',
  'landing',
  'language',
  'device',
  'release',
] as const;

export type WordDimension = (typeof WORD_DIMENSIONS)[number];

/** The dimensions of `GET /api/growth`. A visit counts under each of its pages and errors. */
export const DIMENSIONS = [...WORD_DIMENSIONS, 'member', 'form', 'page', 'error'] as const;

export type Dimension = (typeof DIMENSIONS)[number];

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

/**
 * Kinds of visitors who arrive at a page; one visit is one arrival. Opted out are those whose browsers
 * send Global Privacy Control or Do Not Track.
 */
export const ARRIVALS = ['person', 'optedOut', 'bot'] as const;

export type Arrival = (typeof ARRIVALS)[number];

/** A count that is kept for each day, and nothing else of what was counted. */
export type Tally = RefusalReason | `arrivals.${Arrival}` | 'objections' | 'notForwarded';

/** The steps of the funnel: the visits in which each happened at least once. */
export const STEPS = ['seen', 'viewed', 'started', 'submitted', 'joined'] as const;

export type Funnel = Record<(typeof STEPS)[number], number>;

/**
 * The reasons for which a sign-up stopped; `already_registered` is the blue card, `page_error` the end
 * of the application.
 */
export type StoppedBy = SignupErrorType | 'already_registered' | 'page_error';

/** The word for visits that have none in a dimension, and for words beyond those that are kept. */
export const NONE = '(none)';
export const OTHER = '(other)';

/**
 * The body of `GET /api/growth?from=&to=&by=`. Days are UTC, `2026-11-21`, and both ends of the range
 * belong to it. A visit belongs to the day of its first event. Bots are in `visits.bots` alone.
 */
export interface GrowthFigures {
  from: string;
  to: string;
  by: Dimension;
  /**
   * From the waitlist itself, whatever the range: those who are on the list now and joined, or
   * confirmed, in the seven days up to today, and in the seven before.
   */
  signups: Record<'thisWeek' | 'lastWeek', { joined: number; confirmed: number }>;
  visits: { counted: number; bots: number; refused: Partial<Record<RefusalReason, number>> };
  /**
   * Numbers to compare the counted visits with. There are no arrivals where another server, or a CDN,
   * sends the pages. The events that were not forwarded are missing in PostHog alone.
   */
  coverage: { arrivals: Record<Arrival, number>; objections: number; notForwarded: number };
  /** `seen` of a form is that of all visits, so that its steps have the same start. */
  funnel: { all: Funnel; forms: Record<FormLocation, Funnel> };
  /** All days of the range. `joined` is from the waitlist; `releases` were first seen on that day. */
  days: { day: string; visits: number; joined: number; releases: string[] }[];
  /** The 50 words with most visits, and last the sum of the others as `(other)`, if any. */
  breakdown: ({ word: string; visits: number } & Funnel)[];
  /** The visits that each has stopped at least once. */
  errors: Record<StoppedBy, number>;
}
