import type { Browser } from '@playwright/test';
import { t } from '../../../harness/texts/siteTexts.ts';
import { PAGES } from '../../../src/routes.ts';
import { measureActs } from './interaction/measureActs.ts';
import { measureForm } from './interaction/measureForm.ts';
import { measureNavigation } from './interaction/measureNavigation.ts';
import { SLOW_PHONE } from './interaction/slowPhone.ts';
import { median } from './median.ts';

const VISITS = 5;

/** The measured pages. From each, a link leads to the next, and from the last to the first. */
const VISITED = [
  { page: 'home', heading: t('home.hero.title') },
  { page: 'faq', heading: t('faq.title') },
  { page: 'privacy', heading: t('privacy.title') },
] as const;

/**
 * Prints for each page what a visit on a slow phone costs while the visitor only reads, and how
 * fast the page answers the first act and those that follow. Every visit has an empty cache.
 */
export async function benchmarkInteraction(url: string, browser: Browser): Promise<void> {
  console.log(`${SLOW_PHONE}; the least and the median of ${VISITS} visits`);
  for (const [index, visited] of VISITED.entries()) {
    const next = VISITED[index + 1] ?? VISITED[0];
    const visits: Record<string, number>[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) {
      visits.push({
        ...(await measureActs(`${url}${PAGES[visited.page].path}`, browser)),
        ...(visited.page === 'home' ? await measureForm(url, browser) : {}),
        ...(await measureNavigation(url, browser, visited, next)),
      });
    }
    print(visited.page, visits);
  }
}

/** Prints a table of values by name. All visits have the same names, which end in the unit. */
function print(title: string, visits: Record<string, number>[]): void {
  const names = Object.keys(visits[0] ?? {});
  const width = Math.max(...names.map((name) => name.length));
  const row = (name: string, least: string, middle: string) =>
    console.log(`${name.padEnd(width)}  ${least.padStart(8)}  ${middle.padStart(8)}`);
  console.log('');
  row(title, 'least', 'median');
  for (const name of names) {
    const values = visits.map((visit) => visit[name] ?? Number.NaN);
    row(name, Math.min(...values).toFixed(0), median(values).toFixed(0));
  }
}
