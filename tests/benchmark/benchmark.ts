import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Browser, chromium, devices } from '@playwright/test';
import pMap from 'p-map';
import { PAGE_IDS, PAGES, type PageId } from '../../src/routes.ts';
import { ENDPOINTS } from '../../src/rules/contract.ts';
import { buildServer } from '../../tools/commands/buildServer.ts';
import { chromiumOptions } from '../../tools/commands/chromium.ts';
import { openHydrated } from '../support/browser/openHydrated.ts';
import { freePort } from '../support/freePort.ts';
import { startPostgresServer } from '../support/postgresServer.ts';
import { printedUrl } from '../support/printedUrl.ts';
import { send } from '../support/send.ts';
import { buildSite } from '../support/sites/buildSite.ts';
import { pageWork, WORK } from './pageWork.ts';

/*
 * `npm run benchmark`: builds the site and the server, and prints how fast they are on this
 * machine: medians and, in brackets, the best. `-- link signups` measures only these parts. Fails
 * if a page lacks points in Lighthouse that do not depend on the machine's speed, or if a sign-up
 * costs more than `MAX_COST`.
 */
const PARTS: Record<string, () => Promise<void>> = {
  lighthouse: () =>
    withServer({}, async (url) => {
      await measureLighthouse(url);
      await measureWork(url);
    }),
  link: () => withServer({}, measureLink),
  signups: measureSignups,
  cost: measureCost,
  queue: () => withServer({}, measureQueue),
};
/** The most processor time of a sign-up, in those of a bare route that writes the same rows. */
const MAX_COST = 5;
const CONNECTIONS = new Agent({ keepAlive: true });

const parts = process.argv.slice(2);
const unknown = parts.find((part) => !Object.hasOwn(PARTS, part));
if (unknown) {
  console.error(`There is no part ${unknown}, only ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}
const folder = await mkdtemp(`${tmpdir()}/iris-benchmark-`);
const [dist, PORT] = [`${folder}/dist`, String(await freePort())];
try {
  // The complete site, with share images and compressed copies. Lighthouse compares the canonical
  // address with the one that it visits.
  await buildSite(dist, { env: { QUICK_BUILD: '', VITE_SITE_URL: `http://127.0.0.1:${PORT}` } });
  await buildServer(process.cwd(), 'error', `${folder}/build`);
  for (const part of parts.length > 0 ? parts : Object.keys(PARTS)) await PARTS[part]?.();
} finally {
  await rm(folder, { recursive: true });
}

/** Runs the built server, or another program, with data of its own while `work` uses it. */
async function withServer(
  variables: Record<string, string>,
  work: (url: string, dataDir: string, pid: number) => Promise<void>,
  program = ['build/server.js'],
): Promise<void> {
  const dataDir = await mkdtemp(`${folder}/data-`);
  const limits = { JOIN_RATE_PER_MINUTE: '100000', JOIN_RATE_PER_DAY: '100000' };
  const folders = { DIST_DIR: dist, DATA_DIR: dataDir };
  const mails = { MAIL_PER_HOUR: '1000000', MAIL_PER_DOMAIN: '50000' };
  const env = { ...limits, ...mails, ...folders, PORT, ...variables };
  const server = spawn(process.execPath, program, { cwd: folder, env });
  const exit = once(server, 'exit');
  try {
    const url = await printedUrl(server);
    server.stdout.resume();
    await work(url, dataDir, server.pid ?? 0);
  } finally {
    server.kill();
    await exit;
  }
}

/** Prints each page's scores on a simulated phone, those of the run with the median performance. */
async function measureLighthouse(url: string): Promise<void> {
  const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
  const { executablePath, args = [] } = chromiumOptions();
  // Fetched on demand: nothing else needs its two hundred packages.
  const command = [
    '--yes',
    'lighthouse@12.8.2',
    '--quiet',
    '--output=json',
    `--only-categories=${categories.join()}`,
    `--chrome-flags=${['--headless=new', ...args].join(' ')}`,
  ];
  const options = { env: { ...process.env, CHROME_PATH: executablePath }, maxBuffer: 2 ** 26 };
  const audit = async (address: string): Promise<number[]> => {
    const run = () => promisify(execFile)('npx', [...command, address], options);
    // Some audits fail, because Chromium's trace lacks the start of the navigation.
    const { stdout } = await run().catch(run);
    const { categories: found, audits } = JSON.parse(stdout);
    const scores = categories.map((name) => Math.round(found[name].score * 100));
    return [...scores, Math.round(audits['mainthread-work-breakdown'].numericValue)];
  };
  console.log(`Lighthouse: ${categories.join(', ')}, ms of the main thread`);
  for (const page of PAGE_IDS.filter((id) => id !== 'notFound')) {
    const runs: number[][] = [];
    while (runs.length < 5) runs.push(await audit(`${url}${PAGES[page].path}`));
    const run = runs.toSorted(([a = 0], [b = 0]) => a - b)[2] ?? [];
    console.log(`${page}: ${run.join(', ')}`);
    if (run.slice(1, -1).some((score) => score !== 100)) process.exitCode = 1;
  }
}

/** Prints what the main thread does for each page, with and without scripts. */
async function measureWork(url: string): Promise<void> {
  const browser = await chromium.launch(chromiumOptions());
  const pages = PAGE_IDS.filter((id) => id !== 'notFound').flatMap((page) =>
    [true, false].map((hasScripts) => ({ page, hasScripts, runs: [] as Record<string, number>[] })),
  );
  // In turns, so that a moment in which the machine is slow affects all pages.
  for (let round = 0; round < 5; round += 1) {
    for (const { page, hasScripts, runs } of pages) {
      runs.push(await pageWork(browser, `${url}${PAGES[page].path}`, hasScripts));
    }
  }
  await browser.close();
  console.log('Main thread, slowed 4 ×, ms:');
  for (const { page, hasScripts, runs } of pages) {
    const sums = WORK.map((kind) => `${kind} ${summary(runs.map((run) => run[kind] ?? 0))}`);
    console.log(`${page}${hasScripts ? '' : ' without scripts'}: ${sums.join(', ')}`);
  }
}

/** Prints how long a link takes until its page is painted, on a phone slowed 4 ×. */
async function measureLink(url: string): Promise<void> {
  const browser = await chromium.launch(chromiumOptions());
  const links: [from: PageId, to: PageId][] = [
    ['home', 'faq'],
    ['faq', 'roadmap'],
    ['faq', 'home'],
  ];
  for (const [from, to] of links) {
    const times: number[] = [];
    while (times.length < 9) times.push(await timeLink(browser, url, from, to));
    console.log(`link from ${from} to ${to}, ms: ${summary(times)}`);
  }
  await browser.close();
}

/** Returns how long a link takes from the tap until the new page's heading is painted. */
async function timeLink(browser: Browser, url: string, from: PageId, to: PageId): Promise<number> {
  const page = await browser.newPage(devices['Pixel 5']);
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await openHydrated(page, `${url}${PAGES[from].path}`);
  // The last one on the page, so that the new page has to be scrolled to its top.
  const link = page.locator(`a[href="${PAGES[to].path}"]:visible`).last();
  await link.scrollIntoViewIfNeeded();
  // The visitor is active, so the page fetches the code behind links on screen.
  await page.mouse.move(1, 1);
  await wait(3_000);
  const painted = page.evaluate(tapToPaint);
  await link.tap();
  const time = await painted;
  await page.close();
  return time;
}

/** Runs in the page, from the end of the tap to the first task after the frame with the heading. */
function tapToPaint(): Promise<number> {
  return new Promise((resolve) => {
    addEventListener('pointerup', ({ timeStamp }) => {
      const earlier = document.querySelector('main h1');
      new MutationObserver((_, observer) => {
        const heading = document.querySelector('main h1');
        if (!heading || heading === earlier) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
  });
}

/** Prints how many sign-ups are confirmed a second, each on the disk and with its email. */
async function measureSignups(): Promise<void> {
  const postgres = await startPostgresServer();
  try {
    const databases = { SQLite: {}, PostgreSQL: { DATABASE_URL: await postgres.createDatabase() } };
    for (const [name, variables] of Object.entries(databases)) {
      await withServer(variables, async (url) => {
        const times = await timesOf(6, (round) => joinMany(url, round, 1_000));
        const rates = times.map((time) => 1e6 / time);
        // In the first round, V8 has yet to optimize the server's code.
        console.log(`sign-ups per second, ${name}: ${summary(rates.slice(1), Math.max)}`);
      });
    }
  } finally {
    await postgres.remove();
  }
}

/** Prints the processor time of a sign-up, without sending its email. On Linux only. */
async function measureCost(): Promise<void> {
  const costs: number[] = [];
  const bare = [
    '--import',
    import.meta.resolve('tsx'),
    path.resolve('tests/benchmark/bareServer.ts'),
  ];
  for (const program of [['build/server.js'], bare]) {
    const measure = async (url: string, _: string, pid: number) => {
      const rounds: number[] = [];
      for (let round = 0; round < 6; round += 1) {
        const before = await processorTime(pid);
        await joinMany(url, round, 1_000);
        rounds.push(((await processorTime(pid)) - before) / 1_000);
      }
      costs.push(rounds.slice(1).toSorted((a, b) => a - b)[2] ?? Number.NaN);
    };
    await withServer({ MAIL_PER_HOUR: '1', MAIL_PER_DOMAIN: '1000' }, measure, program);
  }
  const [ours = Number.NaN, least = Number.NaN] = costs;
  const times = (ours / least).toFixed(1);
  console.log(`processor time of a sign-up, ms: ${ours}, bare route ${least}: ${times} times`);
  if (!(ours <= MAX_COST * least)) process.exitCode = 1;
}

/** Resolves to the milliseconds that a process has used; the kernel counts in hundredths. */
async function processorTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return 10 * (Number(user) + Number(system));
}

async function joinMany(url: string, round: number, count: number): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  const join = async (_: unknown, index: number) => {
    const body = JSON.stringify({ email: `${round}-${index}@example.org` });
    const request = { method: 'POST', agent: CONNECTIONS, headers, body };
    const { status } = await send(`${url}${ENDPOINTS.joinWaitlist}`, request);
    if (status !== 201) throw new Error(`A sign-up was answered ${status}.`);
  };
  await pMap(Array(count), join, { concurrency: 50 });
}

/** Prints how long a page takes by itself, and while the server sends a queue of emails. */
async function measureQueue(url: string, dataDir: string): Promise<void> {
  const pages = async () => {
    const times = await timesOf(300, () => send(url, { agent: CONNECTIONS }));
    return `${summary(times)}, longest ${Math.max(...times).toFixed(1)}`;
  };
  await pages();
  console.log(`a page, ms: ${await pages()}`);
  await joinMany(url, 0, 2_000);
  const queue = async () => 2_000 - (await readdir(`${dataDir}/outbox`)).length;
  console.log(`a page beside a queue of ${await queue()} emails, ms: ${await pages()}`);
  console.log(`emails left in the queue: ${await queue()}`);
}

async function timesOf(rounds: number, work: (round: number) => Promise<unknown>) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    await work(round);
    times.push(performance.now() - started);
  }
  return times;
}

/** Returns the median and the best of some values. */
function summary(values: number[], best = Math.min): string {
  const median = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
  return `${median.toFixed(1)} (${best(...values).toFixed(1)})`;
}
