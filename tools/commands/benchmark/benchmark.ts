import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { readSettings } from '../../../server/settings.ts';
import { startServer } from '../../../server/startServer.ts';
import { chromiumOptions } from '../../../tests/support/browser/chromium.ts';
import { buildSite } from '../../../tests/support/sites/buildSite.ts';
import { measureForm } from './measureForm.ts';
import { measureGrowth } from './measureGrowth.ts';
import { measureSignups } from './measureSignups.ts';
import { measureVisit } from './measureVisit.ts';
import { AS_WITHOUT_DEBUGGER } from './slowPhone.ts';

/*
 * `npm run benchmark`: measures visits on a slow phone, each with an empty cache, and the sign-ups
 * per second of the built server. With `-- growth` it measures instead how long the figures of a
 * million events take; `--keep <folder>` leaves these, to look at with DATA_DIR. Timings vary with the machine, so they are not asserted.
 */
const VISITS = 5;

/** The measures of a visit by name. The table's head is broken at the colon. */
type Measures = Record<string, number>;

const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'string' } },
});
if (positionals.includes('growth')) await measureGrowth(options.keep);
else await measureSite();

async function measureSite(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'iris-benchmark-'));
  const dist = path.join(folder, 'dist');
  // All that visitors get: share images and compressed copies too.
  await buildSite(dist, { env: { QUICK_BUILD: '' } });
  const settings = readSettings({ PORT: '0', DIST_DIR: dist, DATA_DIR: folder });
  const server = await startServer(settings, { log: () => {} });
  const browser = await chromium.launch(chromiumOptions([AS_WITHOUT_DEBUGGER]));
  try {
    printTable(await visitPages(browser, server.url));
    for (const [database, rates] of Object.entries(await measureSignups(dist))) {
      console.log(`sign-ups per second, ${database}: ${summary(rates, Math.max)}`);
    }
  } finally {
    await browser.close();
    await server.close();
    await rm(folder, { recursive: true });
  }
}

/** Visits all pages in turns, so that other load on the machine affects all of them. */
async function visitPages(browser: Browser, url: string) {
  const visits = { home: [] as Measures[], faq: [] as Measures[], privacy: [] as Measures[] };
  for (let visit = 0; visit < VISITS; visit += 1) {
    const home = await measureVisit(browser, url, 'home', 'faq');
    visits.home.push({ ...home, ...(await measureForm(browser, url)) });
    visits.faq.push(await measureVisit(browser, url, 'faq', 'privacy'));
    visits.privacy.push(await measureVisit(browser, url, 'privacy', 'home'));
  }
  return visits;
}

function printTable(visits: Record<'home' | 'faq' | 'privacy', Measures[]>): void {
  const names = Object.keys(visits.home[0] ?? {});
  const row = (...cells: string[]) => console.log(cells.map((cell) => cell.padEnd(13)).join(''));
  console.log('Phone slowed 4 ×, network not slowed; in ms; median and, in brackets, best of five');
  for (const line of [0, 1]) row('', ...names.map((name) => name.split(': ')[line] ?? ''));
  for (const [page, measures] of Object.entries(visits)) {
    const cells = names.map((name) => measures.flatMap((visit) => visit[name] ?? []));
    row(page, ...cells.map((values) => summary(values, Math.min)));
  }
}

/** Returns the median and the best of some values. */
function summary(values: number[], best: (...values: number[]) => number): string {
  const median = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  return median === undefined ? '' : `${median.toFixed(0)} (${best(...values).toFixed(0)})`;
}
