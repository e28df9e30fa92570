import { isbot } from 'isbot';
import type { FormLocation, RefusalReason, StoppedBy } from '../../analytics/growthFigures.ts';
import { NEVER_REPORTED, PLAN, type VisitReport } from '../../analytics/plan.ts';
import { splitLocale } from '../../src/i18n/localePath.ts';
import { type PageId, pageAt } from '../../src/routes.ts';
import { maskEmails } from '../../src/waitlist/maskEmails.ts';
import { ERROR_BITS, FORM_BITS, type FormStep, PAGE_BITS, SEEN } from './bits.ts';

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

/** What a report adds to the row of its visit. */
export interface VisitPart {
  visit: string;
  /** Of the report's earliest event. */
  day: string;
  /** Sets of the bits in `bits.ts`. */
  steps: number;
  pages: number;
  errors: number;
  /** 1 or 0. */
  member: number;
  bot: number;
  /** At most 64 characters each; empty where there is none. */
  words: Record<WordDimension, string>;
}

interface Sender {
  userAgent: string;
  /** The languages that the site's paths can begin with. */
  languages: readonly string[];
  /** Milliseconds since 1970. */
  receivedAt: number;
}

const DAY = 24 * 60 * 60_000;
/** Events that were kept offline for longer count as this old, so that their day is not closed. */
const OLDEST = 7 * DAY;
const MAX_WORD = 64;
/** The longest path or campaign. It bounds the time that the search for addresses takes. */
const MAX_TEXT = 2_048;

/** Reads the body of a report, or tells why it is refused. */
export function readReport(body: string, sender: Sender): VisitPart | RefusalReason {
  const report = parse(body);
  if (typeof report === 'string') return report;
  const problem = problemOf(report);
  // Whatever has no problem is a report.
  return problem ?? toVisitPart(report as unknown as VisitReport, sender);
}

/** Returns the day of a time, UTC. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Looks at every key and every text, wherever it is. */
function parse(body: string): Record<string, unknown> | RefusalReason {
  let found: RefusalReason | undefined;
  try {
    const value: unknown = JSON.parse(body, (key, item: unknown) => {
      for (const text of [key, item]) {
        if (typeof text !== 'string') continue;
        if (text.length > MAX_TEXT) found ??= 'value';
        else if (holdsAddress(text)) found = 'address';
      }
      return item;
    });
    return found ?? (isRecord(value) ? value : 'format');
  } catch {
    return 'format';
  }
}

function holdsAddress(text: string): boolean {
  const joined = text.replace(/\s/g, '');
  return maskEmails(joined) !== joined;
}

type Check = (value: unknown) => boolean;

const matches =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
const isPath = matches(/^\//);
const CAMPAIGN = ['utm_source', 'utm_medium', 'utm_campaign', 'ref'];

const REPORT: Record<keyof VisitReport, Check> = {
  visit: matches(/^[\w{}-]{8,64}$/),
  landing: isPath,
  campaign: (value) =>
    isRecord(value) && Object.values(value).every((word) => typeof word === 'string'),
  referrer: matches(/^[\w.:[\]-]{0,255}$/),
  locale: matches(/^[a-z]{2,3}(-[a-z\d]{2,8}){0,3}$/i),
  member: (value) => typeof value === 'boolean',
  release: matches(/^[\w.+-]{0,64}$/),
  events: (value) => Array.isArray(value) && value.length > 0 && value.every(isRecord),
};

const EVENT: Record<string, Check> = {
  id: matches(/^[\w{}-]{1,64}$/),
  name: () => true,
  ago: (value) => typeof value === 'number',
  page: isPath,
};

function problemOf(report: Record<string, unknown>): RefusalReason | undefined {
  const problem = compare(report, REPORT);
  if (problem) return problem;
  const { campaign, events } = report as { campaign: object; events: Record<string, unknown>[] };
  if (Object.keys(campaign).some((key) => !CAMPAIGN.includes(key))) return 'property';
  for (const event of events) {
    const { name } = event;
    if (typeof name !== 'string' || !Object.hasOwn(PLAN, name)) return 'event';
    const wrong = compare(event, { ...EVENT, ...propertyChecks(name as keyof typeof PLAN) });
    if (wrong) return wrong;
  }
  return undefined;
}

/** The properties of an event in the plan, without those that the site's own counting leaves out. */
function propertyChecks(name: keyof typeof PLAN): Record<string, Check> {
  const reported = Object.entries<readonly string[] | null>(PLAN[name].properties).filter(
    ([property]) => !(NEVER_REPORTED as readonly string[]).includes(property),
  );
  return Object.fromEntries(
    reported.map(([property, values]) => [
      property,
      (value) => typeof value === 'string' && values?.includes(value) !== false,
    ]),
  );
}

/** Refuses a key without a check, and a value that is missing or fails its check. */
function compare(
  value: Record<string, unknown>,
  checks: Record<string, Check>,
): RefusalReason | undefined {
  if (Object.keys(value).some((key) => !Object.hasOwn(checks, key))) return 'property';
  return Object.entries(checks).every(([key, check]) => check(value[key])) ? undefined : 'value';
}

const STEP_OF: Partial<Record<string, FormStep>> = {
  waitlist_form_viewed: 'viewed',
  waitlist_form_started: 'started',
  waitlist_form_submitted: 'submitted',
  email_signup_success: 'joined',
} satisfies Partial<Record<keyof typeof PLAN, FormStep>>;

function toVisitPart(report: VisitReport, sender: Sender): VisitPart {
  const { userAgent, languages, receivedAt } = sender;
  const { campaign, events, locale, release, referrer } = report;
  const pageOf = (path: string): PageId => pageAt(splitLocale(path, languages).path);
  const sets = { steps: 0, pages: 0, errors: 0 };
  for (const { name, page, form_location, error_type } of events) {
    const step = STEP_OF[name];
    if (name === '$pageview') {
      sets.steps |= SEEN;
      sets.pages |= PAGE_BITS[pageOf(page)];
    }
    if (step) sets.steps |= FORM_BITS[form_location as FormLocation][step];
    if (name === 'email_signup_already_registered') sets.errors |= ERROR_BITS.already_registered;
    if (error_type) sets.errors |= ERROR_BITS[error_type as StoppedBy];
  }
  const oldest = Math.max(...events.map(({ ago }) => Math.min(Math.max(ago, 0), OLDEST)));
  return {
    visit: report.visit,
    day: dayOf(receivedAt - oldest),
    ...sets,
    member: Number(report.member),
    // Browsers say what they are.
    bot: Number(userAgent === '' || isbot(userAgent)),
    words: {
      source: toWord(campaign.utm_source || campaign.ref || referrer),
      medium: toWord(campaign.utm_medium),
      campaign: toWord(campaign.utm_campaign),
      landing: pageOf(report.landing),
      language: toWord(locale),
      device: deviceOf(userAgent),
      release,
    },
  };
}

/** Shortens a text. PostgreSQL stores no NUL. */
function toWord(text = ''): string {
  return [...text.replace(/\p{Cc}+/gu, ' ').trim()].slice(0, MAX_WORD).join('');
}

/** iPads call themselves computers, unless asked to show pages for phones. */
function deviceOf(userAgent: string): 'phone' | 'tablet' | 'computer' {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'tablet';
  return /Mobi|iPhone|iPod/.test(userAgent) ? 'phone' : 'computer';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
