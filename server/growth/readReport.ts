import type {
  RefusalReason,
  StoppedBy,
  Tally,
  WordDimension,
} from '../../analytics/growthFigures.ts';
import { NEVER_REPORTED, PLAN, type VisitReport } from '../../analytics/plan.ts';
import { splitLanding } from '../../analytics/splitLanding.ts';
import { pageAt } from '../../src/i18n/pageAt.ts';
import type { FormLocation } from '../../src/rules/contract.ts';
import { maskEmails } from '../../src/rules/maskEmails.ts';
import { isBotAgent } from './arrivals.ts';
import { ERROR_BITS, FORM_BITS, type FormStep, PAGE_BITS, SEEN } from './bits.ts';

/** The part of a visit's row that a report adds. */
export interface VisitPart {
  visit: string;
  /** The report's day. */
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

/** A report that nothing is wrong with. */
export interface AcceptedReport {
  report: VisitReport;
  part: VisitPart;
  sender: Sender;
}

interface Sender {
  userAgent: string;
  /** The site that the report comes from, as in `https://iris.example`; empty if it does not say. */
  origin: string;
  /** The languages that the site's paths can begin with. */
  languages: readonly string[];
  /** Milliseconds since 1970. */
  receivedAt: number;
}

const MAX_WORD = 64;
/** The longest path or campaign. It bounds the time that the search for addresses takes. */
const MAX_TEXT = 2_048;

/**
 * Reads the body of a report, or tells why it is refused. `{"objected":true}` is no report of a
 * visit: somebody has objected to being counted, and nothing else is said about them.
 */
export function readReport(body: string, sender: Sender): AcceptedReport | Tally {
  const report = parse(body);
  if (typeof report === 'string') return report;
  if (report.objected === true && Object.keys(report).length === 1) return 'objections';
  const problem = problemOf(report);
  if (problem) return problem;
  // Whatever has no problem is a report.
  const accepted = report as unknown as VisitReport;
  return { report: accepted, part: toVisitPart(accepted, sender), sender };
}

/** Returns where the visit comes from: the landing page's path, its campaign, and the host that led here. */
export function sourceOf({ landing, referrer }: VisitReport, { origin }: Sender) {
  return {
    ...splitLanding(landing),
    // The site itself led to a visit's later documents.
    referrer: origin.endsWith(`//${referrer}`) ? '' : referrer,
  };
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

const REPORT: Record<keyof VisitReport, Check> = {
  visit: matches(/^[\w{}.-]{8,64}$/),
  // A path may have an ampersand of its own.
  landing: matches(/^\/[^?]*([?&](utm_(source|medium|campaign)|ref)=[^&]*)*$/),
  referrer: matches(/^[\w.:[\]-]{0,255}$/),
  member: (value) => typeof value === 'boolean',
  release: matches(/^[\w.+-]{0,64}$/),
  events: (value) => Array.isArray(value) && value.length > 0 && value.every(isRecord),
};

const EVENT: Record<string, Check> = {
  name: () => true,
  // The latest time that dates have.
  at: (value) => typeof value === 'number' && Math.abs(value) <= 8.64e15,
  page: isPath,
};

function problemOf(report: Record<string, unknown>): RefusalReason | undefined {
  const problem = compare(report, REPORT);
  if (problem) return problem;
  for (const event of report.events as Record<string, unknown>[]) {
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

/** The events that are a step of the funnel, besides the page view. */
const STEP_OF: Partial<Record<string, FormStep>> = {
  waitlist_form_viewed: 'viewed',
  waitlist_form_started: 'started',
  waitlist_form_submitted: 'submitted',
  email_signup_success: 'joined',
} satisfies Partial<Record<keyof typeof PLAN, FormStep>>;

function toVisitPart(report: VisitReport, sender: Sender): VisitPart {
  const { userAgent, languages, receivedAt } = sender;
  const { events, release } = report;
  const { path, campaign, referrer } = sourceOf(report, sender);
  const wordOf = (name: string) => toWord(campaign.get(name) ?? '');
  const landing = pageAt(path, languages);
  const sets = { steps: 0, pages: 0, errors: 0 };
  for (const { name, page, form_location, error_type } of events) {
    const step = STEP_OF[name];
    if (name === '$pageview') {
      sets.steps |= SEEN;
      sets.pages |= PAGE_BITS[pageAt(page, languages).page];
    }
    if (step) sets.steps |= upTo(step, form_location as FormLocation);
    if (name === 'email_signup_already_registered') sets.errors |= ERROR_BITS.already_registered;
    if (name === 'page_error') sets.errors |= ERROR_BITS.page_error;
    if (error_type) sets.errors |= ERROR_BITS[error_type as StoppedBy];
  }
  return {
    visit: report.visit,
    day: dayOf(receivedAt),
    ...sets,
    member: Number(report.member),
    bot: Number(isBotAgent(userAgent)),
    words: {
      // `HN` and `hn`, `www.example.com` and `example.com` are one.
      source: (wordOf('utm_source') || wordOf('ref') || toWord(referrer))
        .toLowerCase()
        .replace(/^www\./, ''),
      medium: wordOf('utm_medium'),
      campaign: wordOf('utm_campaign'),
      landing: landing.page,
      language: landing.locale,
      device: deviceOf(userAgent),
      release,
    },
  };
}

/**
 * Returns a step with those before it, which must have happened too: a form that the browser itself
 * sends, for example, tells only that it was joined.
 */
function upTo(step: FormStep, form: FormLocation): number {
  let steps = SEEN;
  for (const [name, bit] of Object.entries(FORM_BITS[form])) {
    steps |= bit;
    if (name === step) break;
  }
  return steps;
}

/** Shortens a text. PostgreSQL stores no NUL, and what nobody sees would make rows look alike. */
function toWord(text: string): string {
  const visible = text.replace(/\p{Cc}+/gu, ' ').replace(/\p{Cf}+/gu, '');
  return [...visible.trim()].slice(0, MAX_WORD).join('');
}

/** iPads call themselves computers, unless asked to show pages for phones. */
function deviceOf(userAgent: string): 'phone' | 'tablet' | 'computer' {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'tablet';
  return /Mobi|iPhone|iPod/.test(userAgent) ? 'phone' : 'computer';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
