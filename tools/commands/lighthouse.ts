import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { readSettings } from '../../server/settings.ts';
import { startServer } from '../../server/startServer.ts';
import { PAGE_IDS, PAGES } from '../../src/routes.ts';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../tests/support/browser/chromium.ts';
import { freePort } from '../../tests/support/freePort.ts';
import { buildSite } from '../../tests/support/sites/buildSite.ts';

/*
 * `npm run lighthouse`: prints each page's scores on a simulated phone, those of the run with the
 * median performance of five. Fails unless all that do not depend on this machine's speed are 100.
 */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

// Fetched on demand: nothing else needs its two hundred packages.
const OPTIONS = [
  ...['--yes', 'lighthouse@12.8.2', '--quiet', '--output=json'],
  `--only-categories=${CATEGORIES.join()}`,
  `--chrome-flags=${['--headless=new', ...CHROMIUM_ARGUMENTS].join(' ')}`,
];

const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'iris-lighthouse-'));
const [PORT, DIST_DIR] = [String(await freePort()), path.join(DATA_DIR, 'dist')];
// The SEO audits compare the canonical URL with the served one.
await buildSite(DIST_DIR, { env: { QUICK_BUILD: '', VITE_SITE_URL: `http://127.0.0.1:${PORT}` } });
const server = await startServer(readSettings({ PORT, DIST_DIR, DATA_DIR }), { log: () => {} });
try {
  for (const page of PAGE_IDS.filter((id) => id !== 'notFound')) {
    const url = `${server.url}${PAGES[page].path}`;
    const runs: number[][] = [];
    // Some audits fail, because Chromium's trace lacks the start of the navigation.
    while (runs.length < 5) runs.push(await audit(url).catch(() => audit(url)));
    const scores = runs.toSorted(([a = 0], [b = 0]) => a - b)[2] ?? [];
    console.log(page.padEnd(9), ...CATEGORIES.map((name, index) => ` ${name} ${scores[index]}`));
    if (scores.slice(1).some((score) => score !== 100)) process.exitCode = 1;
  }
} finally {
  await server.close();
  await rm(DATA_DIR, { recursive: true });
}

/** Returns a page's score in each category, from 0 to 100. */
async function audit(url: string): Promise<number[]> {
  const options = { env: { ...process.env, CHROME_PATH: findChromium() }, maxBuffer: 2 ** 26 };
  const { stdout } = await promisify(execFile)('npx', [...OPTIONS, url], options);
  const { categories } = JSON.parse(stdout);
  return CATEGORIES.map((name) => Math.round(categories[name].score * 100));
}
