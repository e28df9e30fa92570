import type { Browser } from '@playwright/test';
import { loadEnv } from 'vite';
import { openState, PAGE_STATES, type PageState } from '../../../harness/pageStates/pageStates.ts';
import { withServedSite } from '../../../harness/sites/withServedSite.ts';
import { manifestPath } from '../../metadata/webManifests.ts';
import { readSiteEnvironment } from '../../vite/siteEnvironment.ts';
import { type ReadableText, readableTexts } from './readableTexts.ts';
import { unaccentedWords } from './unaccentedWords.ts';

/*
 * Of `npm run check`, what only a browser can tell: goes through every page and state in the invented
 * language en-XA, which accents every letter of the locale file, and fails on any text that is not accented,
 * wherever in the code it came from.
 */
const TAG = 'en-XA';
/** As many pages at a time as the smallest machine has processors. */
const WORKERS = 2;

/** What may stand in a text as it is: the configured address, and names that come from the browser. */
const VALUES = [
  readSiteEnvironment(loadEnv('production', process.cwd())).VITE_SUPPORT_EMAIL,
  ...calendarNames(),
];

/** Where each finding is seen. */
const findings = new Map<string, string[]>();

await withServedSite(
  async ({ url, browser }) => {
    report('the web manifest', await manifestTexts(url));
    const queue = [...PAGE_STATES];
    const work = async () => {
      for (let state = queue.shift(); state; state = queue.shift())
        await check(state, url, browser);
    };
    await Promise.all(Array.from({ length: WORKERS }, work));
  },
  { languages: [TAG] },
);

if (findings.size > 0) {
  for (const [finding, [first, ...others]] of findings) {
    const more = others.length > 0 ? `, and ${others.length} more` : '';
    console.error(`${finding} (${first}${more})`);
  }
  console.error('Visible text belongs into locales/en.json.');
  process.exit(1);
}
console.log(`${PAGE_STATES.length} pages and states: no text from outside the locale files`);

async function check(state: PageState, baseURL: string, browser: Browser): Promise<void> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const name = `${state.page}, ${state.name}`;
  try {
    await openState(page, state, TAG);
  } catch (error) {
    // A text that the way there waits for may be the very one that is wrong; what shows is checked.
    add(`cannot be reached: ${String(error).split('\n', 3).join(' ')}`, name);
  }
  report(name, await page.evaluate(readableTexts));
  await context.close();
}

function report(name: string, texts: readonly ReadableText[]): void {
  for (const { text, where } of texts) {
    if (unaccentedWords(text, VALUES).length > 0) add(`"${text.trim()}" in ${where}`, name);
  }
}

function add(finding: string, name: string): void {
  findings.set(finding, [...(findings.get(finding) ?? []), name]);
}

async function manifestTexts(url: string): Promise<ReadableText[]> {
  const manifest = await (await fetch(`${url}${manifestPath(TAG)}`)).json();
  return ['name', 'short_name', 'description'].map((name) => ({
    text: manifest[name],
    where: name,
  }));
}

/** Months and weekdays as the sample windows show them, which language data brings along. */
function calendarNames(): string[] {
  const month = new Intl.DateTimeFormat(TAG, { month: 'long', timeZone: 'UTC' });
  const weekday = new Intl.DateTimeFormat(TAG, { weekday: 'short', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => [
    month.format(Date.UTC(2026, index)),
    weekday.format(Date.UTC(2026, 0, index)),
  ]).flat();
}
