import type { Browser } from '@playwright/test';
import { withServedSite } from '../../../harness/sites/withServedSite.ts';
import { PAGES } from '../../../src/routes.ts';
import { measureActs } from './interaction/measureActs.ts';
import { measureForm } from './interaction/measureForm.ts';
import { measureNavigation } from './interaction/measureNavigation.ts';
import { AS_WITHOUT_DEBUGGER, SLOW_PHONE } from './interaction/slowPhone.ts';
import { median } from './median.ts';
import { withCheckout } from './withCheckout.ts';

const VISITS = 5;

/** The measured pages. From each, a link leads to the next, and from the last to the first. */
const VISITED = ['home', 'faq', 'privacy'] as const;

interface Site {
  name: string;
  url: string;
}

/** The values of one visit, by name. All visits to a page have the same names. */
type Measures = Record<string, number>;

/**
 * Prints for each page what a visit on a slow phone costs while the visitor only reads, and how
 * fast the page answers the first act and those that follow. Every visit has an empty cache.
 *
 * @param revision a revision of this project, to measure its site in turns with the present one
 */
export async function benchmarkInteraction(revision?: string): Promise<void> {
  await withServedSite(
    async ({ url, browser }) => {
      const now = { name: 'now', url };
      if (!revision) return measureSites([now], browser);
      await withCheckout(revision, (root) =>
        withServedSite(
          (earlier) => measureSites([{ name: revision, url: earlier.url }, now], browser),
          { root },
        ),
      );
    },
    { chromiumArguments: [AS_WITHOUT_DEBUGGER] },
  );
}

/** Measures the sites in turns, so that other load on the machine affects all of them. */
async function measureSites(sites: Site[], browser: Browser): Promise<void> {
  console.log(`${SLOW_PHONE}; the least and the median of ${VISITS} visits`);
  for (const [index, page] of VISITED.entries()) {
    const next = VISITED[index + 1] ?? VISITED[0];
    const measured = sites.map(({ name }) => ({ name, visits: [] as Measures[] }));
    for (let visit = 0; visit < VISITS; visit += 1) {
      for (const [site, { url }] of sites.entries()) {
        const acts = await measureActs(`${url}${PAGES[page].path}`, browser);
        const form = page === 'home' ? await measureForm(url, browser) : {};
        const { forward, back } = await measureNavigation(url, browser, page, next);
        measured[site]?.visits.push({
          ...acts,
          ...form,
          [`link to ${next}, ms`]: forward,
          'Back to this page, ms': back,
        });
      }
    }
    print(page, measured);
  }
}

/** Prints a table with two columns for each site. */
function print(title: string, sites: { name: string; visits: Measures[] }[]): void {
  const names = Object.keys(sites[0]?.visits[0] ?? {});
  const width = Math.max(...names.map((name) => name.length));
  const row = (name: string, cells: string[]) =>
    console.log([name.padEnd(width), ...cells.map((cell) => cell.padStart(9))].join('  '));
  console.log('');
  if (sites.length > 1)
    row(
      '',
      sites.flatMap(({ name }) => [name, '']),
    );
  row(
    title,
    sites.flatMap(() => ['least', 'median']),
  );
  for (const name of names) {
    const cells = sites.flatMap(({ visits }) => {
      const values = visits.map((visit) => visit[name] ?? Number.NaN);
      return [Math.min(...values).toFixed(0), median(values).toFixed(0)];
    });
    row(name, cells);
  }
}
