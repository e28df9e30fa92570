import type { Browser, Page } from '@playwright/test';
import { withServedSite } from '../../../harness/sites/withServedSite.ts';
import en from '../../../locales/en.json' with { type: 'json' };
import { contains, matches, searchable, searchTerm } from '../../../src/sections/faq/textSearch.ts';
import { benchmarkDrag } from './drag.ts';
import { benchmarkGrowth } from './growth.ts';
import { benchmarkInteraction } from './interaction.ts';
import { benchmarkLinks } from './links.ts';
import { median } from './median.ts';
import { benchmarkSignups } from './signups.ts';

/*
 * `npm run benchmark`: measures dragging the Vision Frame and searching the FAQ.
 * `npm run benchmark -- interaction [revision]`: measures visits on a slow phone and their first
 * act, of an earlier revision too, in turns.
 * `npm run benchmark -- links`: measures the links among all pages on a slow phone.
 * `npm run benchmark -- growth`: measures the cost of more languages for visitors and the build.
 * `npm run benchmark -- signups [revision]`: measures sign-ups per second with each database, of an
 * earlier revision too, in turns.
 * Timings vary with the machine, so they are printed and not asserted.
 */
const TYPED = 'encrypted data';
const VISITS = 9;

if (process.argv[2] === 'interaction') {
  await benchmarkInteraction(process.argv[3]);
} else if (process.argv[2] === 'links') {
  await benchmarkLinks();
} else if (process.argv[2] === 'growth') {
  await benchmarkGrowth();
} else if (process.argv[2] === 'signups') {
  await benchmarkSignups(process.argv[3]);
} else {
  await withServedSite(async ({ url, browser }) => {
    await benchmarkDrag(url, browser);
    await measureInBrowser(url, browser);
  });
  measureInBulk(2000);
}

/**
 * Measures each key in the FAQ's search box, from the event to the finished layout, on a processor
 * slowed 4 ×. The marks follow in later renders, which the next key may interrupt.
 */
async function measureInBrowser(url: string, browser: Browser): Promise<void> {
  const visits: number[][] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const page = await browser.newPage();
    visits.push(await typeInto(page, `${url}/faq`));
    await page.close();
  }
  // Medians over visits filter out noise of the machine, but keep every key, even the first.
  const times = [...TYPED].map((_, key) => median(visits.map((visit) => visit[key] ?? 0)));
  print(`16 entries in Chromium, processor slowed 4 ×, per key, ${VISITS} visits`, times);
}

/** Returns the time of each key typed into the page's search box, in milliseconds. */
async function typeInto(page: Page, url: string): Promise<number[]> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByRole('searchbox').focus();
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page.evaluate(async (typed) => {
    const field = document.activeElement as HTMLInputElement;
    const durations: number[] = [];
    for (const key of typed) {
      const started = performance.now();
      field.value += key;
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      // React renders at the end of the event's task; reading a size then forces the layout.
      await Promise.resolve();
      document.body.getBoundingClientRect();
      durations.push(performance.now() - started);
      await new Promise(requestAnimationFrame);
    }
    return durations;
  }, TYPED);
}

/** Measures the search over many entries without a page: preparing them once, then each key. */
function measureInBulk(count: number): void {
  const texts = [en.faq.general, en.faq.features, en.faq.privacy].flatMap(({ title, ...entries }) =>
    Object.values(entries).flatMap(({ question, answer }) => [question, answer]),
  );
  const started = performance.now();
  const entries = Array.from({ length: count * 2 }, (_, index) =>
    searchable(`${index} ${texts[index % texts.length]}`, 'en'),
  );
  print(`${count} entries prepared, once`, [performance.now() - started]);
  const times = [...TYPED].map((_, index) => {
    const keyPressed = performance.now();
    const term = searchTerm(TYPED.slice(0, index + 1), 'en');
    for (const entry of entries) if (contains(entry, term)) matches(entry, term);
    return performance.now() - keyPressed;
  });
  print(`${count} entries searched and marked, per key`, times);
}

function print(what: string, times: number[]): void {
  const worst = Math.max(...times);
  console.log(`${what}: median ${median(times).toFixed(1)} ms, worst ${worst.toFixed(1)} ms`);
}
