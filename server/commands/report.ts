import { DAY, dayOf } from '../../analytics/figuresRange.ts';
import type { Measure } from '../../analytics/growthFigures.ts';
import { emailDomain } from '../../src/rules/emailRules.ts';
import type { WaitlistDatabase } from '../database/openDatabase.ts';
import { openCountingDatabase } from '../growth/countingDatabase.ts';
import { readSums } from '../growth/readFigures.ts';

type Row = Awaited<ReturnType<typeof readSums>>[number];
type Cells = (string | number)[];

/** The days that are reported, today included: four weeks. */
const DAYS = 28;
const SHOWN_ROWS = 20;
/** The most days before and after a release that are compared. */
const COMPARED_DAYS = 7;
const FUNNEL = ['seen', 'started', 'joined'] as const;

/** Yields the tables that the growth team's page does not show, of the last four weeks, for reading. */
export async function* reportTables(
  { waitlist }: Pick<WaitlistDatabase, 'waitlist'>,
  databaseUrl: string,
): AsyncGenerator<string> {
  const counting = await openCountingDatabase(databaseUrl);
  try {
    const from = dayOf(Date.now() - (DAYS - 1) * DAY);
    const domains = await readDomains(waitlist, from);
    yield tableOf('Domains of sign-ups', ['domain', 'joined', 'confirmed'], domains);
    const before = dayOf(Date.parse(from) - COMPARED_DAYS * DAY);
    const range = { from: before, until: 'all', unit: 'day' } as const;
    const bySource = await readSums(counting, { by: 'source', filters: {} }, range);
    yield tableOf(
      'Unsubscribes by week (from Monday) and source',
      ['week', 'source', 'left'],
      sumBy(
        bySource.filter(({ time }) => time >= from),
        ({ time, word }) => [weekOf(time), word],
        ['left'],
      ),
    );
    const releases = await counting.query
      .selectFrom('releases')
      .selectAll()
      .where('day', '>=', from)
      .orderBy('day')
      .execute();
    const days = (day: string, first: number, last: number) => {
      const [start = '', end = ''] = [first, last].map((n) => dayOf(Date.parse(day) + n * DAY));
      const within = bySource.filter(({ time }) => time >= start && time <= end);
      return sumBy(within, () => [], FUNNEL)[0] ?? FUNNEL.map(() => 0);
    };
    yield tableOf(
      `Up to ${COMPARED_DAYS} days before and after each release`,
      ['release', 'day', 'days', ...FUNNEL, ...FUNNEL.map((name) => `${name} after`)],
      releases.map(({ release, day }) => {
        const past = (Date.parse(dayOf(Date.now())) - Date.parse(day)) / DAY;
        const length = Math.min(COMPARED_DAYS, past);
        return [release, day, length, ...days(day, -length, -1), ...days(day, 0, length - 1)];
      }),
    );
  } finally {
    await counting.close();
  }
}

/** Sums measures of rows by a key, and leaves out sums that are all 0. */
function sumBy(rows: readonly Row[], keyOf: (row: Row) => string[], names: readonly Measure[]) {
  const sums = new Map<string, Cells>();
  for (const row of rows) {
    const key = keyOf(row);
    const sum = sums.get(key.join('\n')) ?? [...key, ...names.map(() => 0)];
    for (const [index, name] of names.entries()) {
      sum[key.length + index] = Number(sum[key.length + index]) + row.counts[name];
    }
    sums.set(key.join('\n'), sum);
  }
  return [...sums.values()].filter((sum) => sum.slice(-names.length).some((n) => Number(n) > 0));
}

/** Returns the rows with most in their second column. */
function top(rows: Cells[]) {
  return rows.sort((a, b) => Number(b[1]) - Number(a[1])).slice(0, SHOWN_ROWS);
}

async function readDomains(waitlist: WaitlistDatabase['waitlist'], from: string) {
  const domains = new Map<string, [joined: number, confirmed: number]>();
  for await (const { email, joinedAt, confirmedAt } of waitlist.entries()) {
    if (joinedAt < from) continue;
    const domain = emailDomain(email);
    const [joined, confirmed] = domains.get(domain) ?? [0, 0];
    domains.set(domain, [joined + 1, confirmed + Number(Boolean(confirmedAt))]);
  }
  return top([...domains].map(([domain, counts]) => [domain, ...counts]));
}

/** Returns the Monday of a day's week. */
function weekOf(day: string): string {
  const time = Date.parse(day);
  return dayOf(time - ((new Date(time).getUTCDay() + 6) % 7) * DAY);
}

function tableOf(title: string, columns: string[], rows: Cells[]): string {
  const lines = [columns, ...rows.map((row) => row.map(String))];
  const widths = columns.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  const text = lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return `${title}\n\n${text.join('\n')}\n\n`;
}
