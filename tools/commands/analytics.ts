import { gunzipSync } from 'node:zlib';
import { chromium, type Request } from '@playwright/test';
import { PLAN } from '../../analytics/plan.ts';
import { REPORT_ENDPOINT } from '../../src/rules/contract.ts';
import { maskEmails } from '../../src/rules/maskEmails.ts';
import { headlessShellOptions } from './chromium.ts';

/*
 * `npm run analytics -- check <url>`: visits the home page of a live site, presses Join with a wrong
 * address, goes on to the FAQ and leaves. Prints what was sent and what should have been. Nobody
 * joins. The site's own counting and PostHog treat the visit as a bot's, so no figure changes.
 */
const USAGE = 'Usage: npm run analytics -- check <url of a home page>';
const SOURCE = 'analytics-check';
const WRONG_ADDRESS = 'not-an-address';
/** Milliseconds to wait for events that are still to be sent. */
const PATIENCE = 4_000;

/** What the visit does, as `describe` writes it. */
const EXPECTED = [
  '$pageview',
  'waitlist_form_viewed hero',
  'waitlist_form_started hero',
  'email_signup_error hero invalid_email',
  '$pageview',
];

interface Sent {
  name: string;
  form_location?: string;
  error_type?: string;
}

const [command, url, ...rest] = process.argv.slice(2);
if (command !== 'check' || !url || !URL.canParse(url) || rest.length > 0) {
  console.error(USAGE);
  process.exit(2);
}

const browser = await chromium.launch(headlessShellOptions());
try {
  const [counted, optedOut] = await Promise.all([visit(url, false), visit(url, true)]);
  const problems = problemsOf(counted);
  if (optedOut.bodies.length > 0)
    problems.push('Something was sent despite Global Privacy Control.');
  console.log('should be sent:', EXPECTED.join(', '));
  console.log('was sent:      ', counted.events.map(describe).join(', ') || 'nothing');
  for (const problem of problems) console.log(`✗ ${problem}`);
  if (problems.length === 0)
    console.log('✓ All as it should be; nothing with Global Privacy Control.');
  process.exitCode = problems.length === 0 ? 0 : 1;
} catch (error) {
  console.error(`${url} could not be visited: ${(error as Error).message.split('\n')[0]}`);
  process.exitCode = 1;
} finally {
  await browser.close();
}

/** Visits the site, and returns what its tracker sent: bodies, the events in them, answers. */
async function visit(address: string, isOptedOut: boolean) {
  const page = await browser.newPage();
  const bodies: string[] = [];
  const statuses: Promise<number | undefined>[] = [];
  page.on('request', (request) => {
    const body = request.method() === 'POST' && isTracker(request) ? bodyOf(request) : undefined;
    if (body === undefined) return;
    bodies.push(body);
    statuses.push(request.response().then((response) => response?.status()));
  });
  if (isOptedOut) {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true });
    });
  }
  const landing = new URL(address);
  landing.searchParams.set('utm_source', SOURCE);
  await page.goto(landing.href);
  const form = page.locator('#waitlist form');
  await form.scrollIntoViewIfNeeded();
  await form.locator('input[name=email]').fill(WRONG_ADDRESS);
  await form.locator('button[type=submit]').click();
  await form.getByRole('alert').waitFor();
  await page.locator('header a[href$="/faq"]').click();
  await page.waitForURL('**/faq');
  await page.waitForTimeout(PATIENCE);
  const answers = await Promise.all(statuses);
  await page.close();
  return { bodies, events: bodies.flatMap(eventsIn), answers };
}

/** Returns whether a request is a tracker's: both send to a path that ends in `/e` or `/e/`. */
function isTracker(request: Request): boolean {
  return /\/e\/?$/.test(new URL(request.url()).pathname);
}

/** Decodes a body, which posthog-js compresses. */
function bodyOf(request: Request): string {
  const bytes = request.postDataBuffer() ?? Buffer.alloc(0);
  return (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString();
}

/** Reads a `VisitReport`, or a batch of PostHog's. */
function eventsIn(body: string): Sent[] {
  const { events, batch, ...single } = JSON.parse(body);
  if (events) return events;
  return [batch ?? single].flat().map(({ event, properties }) => ({ name: event, ...properties }));
}

function describe({ name, form_location, error_type }: Sent): string {
  return [name, form_location, error_type].filter(Boolean).join(' ');
}

function problemsOf({ bodies, events, answers }: Awaited<ReturnType<typeof visit>>): string[] {
  if (bodies.length === 0) {
    return [
      'Nothing was sent: the site was built without VITE_ANALYTICS and VITE_POSTHOG_KEY, or what ' +
        `it sends to ${REPORT_ENDPOINT} or to PostHog is blocked.`,
    ];
  }
  const missing = [...EXPECTED];
  const others: string[] = [];
  for (const event of events.map(describe)) {
    const index = missing.indexOf(event);
    if (index >= 0) missing.splice(index, 1);
    else others.push(event);
  }
  const unknown = events.map(({ name }) => name).filter((name) => !Object.hasOwn(PLAN, name));
  const failed = answers.filter((status) => status === undefined || status >= 300);
  return [
    ...missing.map((event) => `Missing: ${event}.`),
    ...others.map((event) => `Not expected: ${event}.`),
    ...unknown.map((name) => `Not in the plan: ${name}.`),
    ...failed.map((status) => `A request was answered ${status ?? 'by nobody'}.`),
    ...(bodies.every((body) => body.includes(SOURCE)) ? [] : ['The campaign is missing.']),
    ...(bodies.some((body) => maskEmails(body) !== body) ? ['An email address was sent.'] : []),
  ];
}
