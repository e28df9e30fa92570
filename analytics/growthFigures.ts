import type { PLAN } from './plan.ts';

/** What the breakdown of `GET /api/growth` can be by. A visit counts under each of its pages and errors. */
export const DIMENSIONS = [
  'source',
  'medium',
  'campaign',
  'landing',
  'language',
  'device',
  'release',
  'member',
  'form',
  'page',
  'error',
] as const;

export type Dimension = (typeof DIMENSIONS)[number];

/**
 * Why a report was refused: an email address in it, something that the plan does not have, or more
 * than the server takes. A refused report is counted, and nothing of it is kept.
 */
export type RefusalReason =
  | 'address'
  | 'format'
  | 'event'
  | 'property'
  | 'value'
  | 'size'
  | 'rate'
  | 'origin'
  | 'full';

/** The steps of the funnel: the visits in which each happened at least once. */
export const STEPS = ['seen', 'viewed', 'started', 'submitted', 'joined'] as const;

export type Funnel = Record<(typeof STEPS)[number], number>;

export type FormLocation =
  (typeof PLAN)['waitlist_form_viewed']['properties']['form_location'][number];

/** What stopped a sign-up; `already_registered` is the blue card. */
export type StoppedBy =
  | (typeof PLAN)['email_signup_error']['properties']['error_type'][number]
  | 'already_registered';

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
  /** `seen` of a form is that of all visits, so that its steps have the same start. */
  funnel: { all: Funnel; forms: Record<FormLocation, Funnel> };
  /** All days of the range. `joined` is from the waitlist; `releases` were first seen on that day. */
  days: { day: string; visits: number; joined: number; releases: string[] }[];
  /** The 50 words with most visits, and last the sum of the others as `(other)`, if any. */
  breakdown: ({ word: string; visits: number } & Funnel)[];
  /** The visits that each has stopped at least once. */
  errors: Record<StoppedBy, number>;
}
