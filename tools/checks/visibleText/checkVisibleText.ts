import type { Browser } from '@playwright/test';
import pMap from 'p-map';
import { loadEnv } from 'vite';
import { ALL_SCREENS, type Screen } from '../../../harness/pageStates/allScreens.ts';
import { withServedSite } from '../../../harness/sites/withServedSite.ts';
import { SAMPLE_LINK } from '../../../prerender/dev/sampleLink.ts';
import { inlineScript } from '../../../prerender/document/inlineScript.ts';
import { manifestPath } from '../../../prerender/metadata/webManifests.ts';
import { readSiteEnvironment } from '../../../prerender/siteEnvironment.ts';
import type { ReadableText } from './readableTexts.ts';
import { unaccentedWords } from './unaccentedWords.ts';

/*
 * Browser half of the locale gate: opens every page state in the pseudo-locale en-XA, which accents
 * every letter of the locale file, and fails on unaccented text, wherever in the code it came from.
 */
const TAG = 'en-XA';
/** Pages open at a time: the smallest machine has as many processors. */
const CONCURRENCY = 2;

const environment = readSiteEnvironment(loadEnv('production', process.cwd()));

/** Values that a text can contain unaccented: the configured addresses and the email's links. */
const VALUES = [
  // First, because it contains the host.
  SAMPLE_LINK,
  environment.VITE_SUPPORT_EMAIL,
  new URL(environment.VITE_SITE_URL).host,
];

/** The states in which each finding was seen. */
const findings = new Map<string, string[]>();

const script = await inlineScript(process.cwd(), 'tools/checks/visibleText/readableTexts.ts');
await withServedSite(
  async ({ url, browser, dist }) => {
    report('the web manifest', await manifestTexts(url));
    await pMap(ALL_SCREENS, (screen) => check(screen, url, browser, dist), {
      concurrency: CONCURRENCY,
    });
  },
  { languages: [TAG] },
);

if (findings.size > 0) {
  for (const [finding, [first, ...others]] of findings) {
    const more = others.length > 0 ? `, and ${others.length} more` : '';
    console.error(`${finding} (${first}${more})`);
  }
  console.error('Move visible text to locales/en.json.');
  process.exit(1);
}
console.log(`${ALL_SCREENS.length} pages and states: no text from outside the locale files`);

async function check(
  screen: Screen,
  baseURL: string,
  browser: Browser,
  dist: string,
): Promise<void> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const name = `${screen.page}, ${screen.name}`;
  try {
    await screen.open(page, TAG, dist);
  } catch (error) {
    // The text that the steps wait for may be the wrong one, so what shows is checked anyway.
    add(`cannot be reached: ${String(error).split('\n', 3).join(' ')}`, name);
  }
  report(name, await page.evaluate(`${script}\nreadableTexts.readableTexts()`));
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
