import { withServedSite } from '../../../harness/sites/withServedSite.ts';
import { PAGE_IDS, type PageId } from '../../../src/routes.ts';
import { measureNavigation } from './interaction/measureNavigation.ts';
import { AS_WITHOUT_DEBUGGER, SLOW_PHONE } from './interaction/slowPhone.ts';
import { median } from './median.ts';

const VISITS = 5;

const LINKED = PAGE_IDS.filter((id) => id !== 'notFound');

/** One visit: following a link and going back, in milliseconds. */
interface Visit {
  from: PageId;
  to: PageId;
  forward: number;
  back: number;
}

/**
 * Prints how fast each page's links to all others answer on a slow phone, and Back from there.
 * Every visit has an empty cache. Takes a quarter of an hour.
 */
export async function benchmarkLinks(): Promise<void> {
  const visits: Visit[] = [];
  await withServedSite(
    async ({ url, browser }) => {
      // All links in turns, so that other load on the machine affects all of them.
      for (let visit = 0; visit < VISITS; visit += 1) {
        for (const from of LINKED) {
          for (const to of LINKED.filter((id) => id !== from)) {
            visits.push({ from, to, ...(await measureNavigation(url, browser, from, to)) });
          }
        }
      }
    },
    { chromiumArguments: [AS_WITHOUT_DEBUGGER] },
  );
  console.log(`${SLOW_PHONE}; the least and the median of ${VISITS} visits, in ms`);
  print('link', visits, ({ forward }) => forward);
  print('Back', visits, ({ back }) => back);
}

/** Prints a table with a row for each page with links, and a column for each page they lead to. */
function print(title: string, visits: Visit[], timeOf: (visit: Visit) => number): void {
  const row = (name: string, cells: string[]) =>
    console.log([name.padEnd(8), ...cells.map((cell) => cell.padStart(9))].join('  '));
  console.log('');
  row(title, LINKED);
  for (const from of LINKED) {
    const cells = LINKED.map((to) => {
      const times = visits.filter((visit) => visit.from === from && visit.to === to).map(timeOf);
      return from === to ? '' : `${Math.min(...times).toFixed(0)} / ${median(times).toFixed(0)}`;
    });
    row(from, cells);
  }
}
