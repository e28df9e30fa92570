import { isbot } from 'isbot';
import { type Measure, STEPS, type Tally } from '../../analytics/growthFigures.ts';
import { PLAN, splitLanding, type VisitReport } from '../../analytics/plan.ts';
import { pageAt } from '../../src/i18n/pageAt.ts';
import { maskEmails } from '../../src/rules/maskEmails.ts';
import { browserOf, deviceOf, toWord } from './words.ts';
import type { Part } from './writeCounts.ts';

/** A valid report. */
export interface AcceptedReport {
  report: VisitReport;
  sender: Sender;
  /** Where the visit comes from: its first page, its campaign, and the host that led to it. */
  from: { path: string; campaign: URLSearchParams; referrer: string };
  part: Part;
  /** The receipt of the sign-up, if the report contains one. */
  receipt: string | undefined;
}

interface Sender {
  userAgent: string;
  /** The site that the report comes from, as in `https://iris.example`; empty if it does not say. */
  origin: string;
  /** The languages that the site's paths can begin with. */
  languages: readonly string[];
}

/** The longest path or campaign. It bounds the time that the search for addresses takes. */
const MAX_TEXT = 2_048;
/** The name of a build: the day, and the hash of its commit or its own. */
const RELEASE = /^20\d\d-[01]\d-[0-3]\d\.[\w-]{7,12}$/;
/** Monitors that `isbot` does not know. */
const MONITORS = /uptime|updown\.io|checkly|gtmetrix|freshping|alertsite/i;

/**
 * Reads the body of a report, or tells why it is refused. `{"objected":true}` does not
 * report a visit: it says only that somebody has objected to being counted.
 */
export function readReport(body: string, sender: Sender): AcceptedReport | Tally {
  const value = parse(body);
  if (typeof value === 'string') return value;
  if (value.objected === true && Object.keys(value).length === 1) return 'objections';
  if (!fits(value, REPORT)) return 'format';
  const report = value as unknown as VisitReport;
  const { userAgent, origin } = sender;
  // Bots and monitors identify themselves; browsers always send a user agent.
  if (userAgent === '' || isbot(userAgent) || MONITORS.test(userAgent)) return 'bots';
  // The site itself led to a visit's later documents.
  const referrer = origin.endsWith(`//${report.referrer}`) ? '' : report.referrer;
  const from = { ...splitLanding(report.landing), referrer };
  const receipt = report.events.find((event) => event.receipt)?.receipt;
  return { report, sender, from, part: toPart(report, sender, from), receipt };
}

/** Parses an object, and checks every key and every text at any depth. */
function parse(body: string): Record<string, unknown> | Tally {
  let hasAddress = false;
  try {
    const value: unknown = JSON.parse(body, (key, item: unknown) => {
      for (const text of [key, item]) {
        if (typeof text !== 'string') continue;
        if (text.length > MAX_TEXT) throw new RangeError('too long');
        hasAddress ||= holdsAddress(text);
      }
      return item;
    });
    if (hasAddress) return 'address';
    return isRecord(value) ? value : 'format';
  } catch {
    return 'format';
  }
}

function holdsAddress(text: string): boolean {
  // A handle, as in `utm_campaign=@irisapp`, is not an email address.
  const handle = /([?&](?:utm_\w+|ref)=)(?:@|%40)(?=[\w.-]+(?:&|$))/g;
  const joined = text.replace(/\s/g, '').replace(handle, '$1');
  return maskEmails(joined) !== joined;
}

type Check = (value: unknown) => boolean;

const matches =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);

const CAMPAIGN = '(utm_(source|medium|campaign)|ref)=[^&]*';

const REPORT: Record<keyof VisitReport, Check> = {
  visit: matches(/^[\w{}.-]{8,64}$/),
  landing: matches(RegExp(`^/[^?]*([?]${CAMPAIGN}(&${CAMPAIGN})*)?$`)),
  referrer: matches(/^[\w.:[\]-]{0,255}$/),
  member: (value) => typeof value === 'boolean',
  release: matches(/^[\w.+-]{0,64}$/),
  events: (value) => Array.isArray(value) && value.length > 0 && value.every(isEvent),
};

const EVENT: Record<string, Check> = {
  name: (value) => Object.hasOwn(PLAN, value as string),
  // The latest time that dates have.
  at: (value) => typeof value === 'number' && Math.abs(value) <= 8.64e15,
  page: matches(/^\//),
};

function isEvent(value: unknown): boolean {
  if (!isRecord(value) || typeof value.name !== 'string') return false;
  return fits(value, { ...EVENT, ...propertyChecks(value.name) });
}

/** The properties of an event in the plan, without those that the site's own counting leaves out. */
function propertyChecks(name: string): Record<string, Check> {
  const checks: Record<string, Check> = {};
  const event = PLAN[name as keyof typeof PLAN];
  const properties: Record<string, readonly string[] | RegExp | null> = event?.properties ?? {};
  for (const [property, values] of Object.entries(properties)) {
    if (values === null) continue;
    const pattern = values instanceof RegExp ? values : RegExp(`^(${values.join('|')})$`);
    checks[property] = (value) => matches(pattern)(value ?? '');
  }
  return checks;
}

/** Returns whether every value has a check and passes it. */
function fits(value: Record<string, unknown>, checks: Record<string, Check>): boolean {
  const hasOthers = Object.keys(value).some((key) => !Object.hasOwn(checks, key));
  return !hasOthers && Object.entries(checks).every(([key, check]) => check(value[key]));
}

function toPart(
  { visit, events, release }: VisitReport,
  { userAgent, languages }: Sender,
  { path, campaign, referrer }: AcceptedReport['from'],
): Part {
  /** What happened, with the language of the page where it happened first. */
  const measures = new Map<Measure, string>();
  for (const { name, page, error_type } of events) {
    const measure = PLAN[name as keyof typeof PLAN].counts ?? (error_type as Measure);
    const { locale } = pageAt(page, languages);
    // A step implies those before it, even if it is reported alone, as for a natively sent form.
    const steps = STEPS.slice(0, (STEPS as readonly Measure[]).indexOf(measure) + 1);
    for (const one of [...steps, measure]) if (!measures.has(one)) measures.set(one, locale);
  }
  return {
    visit,
    at: Date.now(),
    words: {
      source: toWord(campaign.get('utm_source') || campaign.get('ref') || ''),
      referrer: toWord(referrer),
      campaign: toWord(campaign.get('utm_campaign') ?? ''),
      landing: pageAt(path, languages).page,
      device: deviceOf(userAgent),
      browser: browserOf(userAgent),
    },
    counts: [...measures].map(([measure, language]) => ({ measure, language, count: 1 })),
    release: RELEASE.test(release) ? release : undefined,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
