import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../harness/browser/chromium.ts';
import { freePort } from '../../harness/freePort.ts';
import { buildSite } from '../../harness/sites/buildSite.ts';
import { readSettings } from '../../server/settings.ts';
import { startServer } from '../../server/startServer.ts';
import { PAGE_IDS, PAGES } from '../../src/routes.ts';

/*
 * `npm run lighthouse`: builds the site, serves it as in production and audits every page with
 * Lighthouse on a simulated phone. Fails unless all categories that do not depend on this machine's
 * speed are perfect.
 */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const PERFECT = CATEGORIES.filter((category) => category !== 'performance');

// Fetched on demand, unless installed: nothing else needs its two hundred packages.
const LIGHTHOUSE = 'lighthouse@12.8.2';

/** Number of audits of each page. */
const RUNS = 5;

interface Report {
  /** Categories by name, with scores from 0 to 1. */
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null }>;
}

const folder = await mkdtemp(path.join(tmpdir(), 'lighthouse-'));
try {
  const problems = await auditSite(path.join(folder, 'site'));
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
} finally {
  await rm(folder, { recursive: true });
}

/** Prints the scores of each page and returns the failed audits. */
async function auditSite(distDir: string): Promise<string[]> {
  const port = await freePort();
  // The SEO audits compare the canonical URL with the served one.
  await buildSite(distDir, { env: { VITE_SITE_URL: `http://127.0.0.1:${port}` } });
  const settings = readSettings({
    PORT: `${port}`,
    DIST_DIR: distDir,
    DATA_DIR: folder,
  });
  const server = await startServer(settings, { log: () => {} });
  try {
    const problems: string[] = [];
    for (const page of PAGE_IDS.filter((id) => id !== 'notFound')) {
      const report = await medianAudit(`${server.url}${PAGES[page].path}`);
      const scores = CATEGORIES.map((category) => `${category} ${scoreOf(report, category)}`);
      console.log([page.padEnd(10), ...scores].join('  '));
      problems.push(...problemsOf(report).map((problem) => `${page}: ${problem}`));
    }
    return problems;
  } finally {
    await server.close();
  }
}

/**
 * Audits a page several times, because performance varies, and returns the median report, as
 * Lighthouse's documentation advises.
 */
async function medianAudit(url: string): Promise<Report> {
  const reports: Report[] = [];
  for (let run = 0; run < RUNS; run += 1) reports.push(await audit(url));
  const sorted = reports.toSorted((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
  return sorted[Math.floor(RUNS / 2)] as Report;
}

/** Retries when Lighthouse fails itself: some of Chromium's traces lack the navigation's start. */
async function audit(url: string, attempts = 3): Promise<Report> {
  try {
    return await runLighthouse(url);
  } catch (error) {
    if (attempts === 1) throw new Error(`${url}: ${(error as { stderr?: string }).stderr}`);
    return audit(url, attempts - 1);
  }
}

async function runLighthouse(url: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${['--headless=new', ...CHROMIUM_ARGUMENTS].join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: findChromium() }, maxBuffer: 64 * 2 ** 20 },
  );
  return JSON.parse(stdout);
}

function scoreOf({ categories }: Report, category: string): number {
  return Math.round((categories[category]?.score ?? 0) * 100);
}

function problemsOf(report: Report): string[] {
  return PERFECT.filter((category) => scoreOf(report, category) < 100).flatMap((category) => {
    const refs = report.categories[category]?.auditRefs ?? [];
    // Audits that do not apply have no score.
    const failing = refs.filter(
      ({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1,
    );
    return failing.map(({ id }) => `${category}: ${id}, ${report.audits[id]?.title}`);
  });
}
