import type { Funnel, StoppedBy } from '../../analytics/growthFigures.ts';
import type { PageId } from '../../src/routes.ts';
import type { FormLocation } from '../../src/rules/contract.ts';

/*
 * The bits in the columns of a visit. They are stored: give a new page, error or form a new bit, and
 * change none.
 */

export const PAGE_BITS: Record<PageId, number> = {
  home: 1,
  features: 2,
  about: 4,
  roadmap: 8,
  faq: 16,
  privacy: 32,
  terms: 64,
  notFound: 128,
};

export const ERROR_BITS: Record<StoppedBy, number> = {
  empty_email: 1,
  invalid_email: 2,
  server_error: 4,
  api_error: 8,
  network_error: 16,
  already_registered: 32,
  page_error: 64,
};

/** A page view: the lowest bit of `steps`. Each form has four above it. */
export const SEEN = 1;

export type FormStep = Exclude<keyof Funnel, 'seen'>;

export const FORM_BITS: Record<FormLocation, Record<FormStep, number>> = {
  hero: { viewed: 2, started: 4, submitted: 8, joined: 16 },
  closing_cta: { viewed: 32, started: 64, submitted: 128, joined: 256 },
};

/** Returns the names whose bit is in a set. */
export function namesIn<Name extends string>(set: number, bits: Record<Name, number>): Name[] {
  return (Object.keys(bits) as Name[]).filter((name) => (set & bits[name]) !== 0);
}
