import { setImmediate as yieldToRequests } from 'node:timers/promises';
import { sql } from 'kysely';
import {
  type Compared,
  type Counts,
  type Dimension,
  type GrowthFigures,
  MEASURES,
  OTHER,
  REFUSAL_REASONS,
  type Signups,
  type Tally,
} from '../../analytics/growthFigures.ts';
import type { DatabaseConnection } from '../database/databaseConnection.ts';
import type { SignupHour } from '../database/signupHours.ts';
import { daysBetween, periodsOf, type Span } from './periods.ts';

const SHOWN_WORDS = 100;
const SIGNUP_STEPS = ['joined', 'confirmed', 'left'] as const;
const TALLIES: readonly Tally[] = [...REFUSAL_REASONS, 'bots', 'objections', 'notForwarded'];
const PERIODS = ['now', 'before'] as const;

/** The days of the figures, both included, what to break them down by, and the words that count. */
export type FiguresRange = Pick<GrowthFigures, 'from' | 'to' | 'by' | 'filters'>;

/** The day from which sign-ups must be read for the figures of a range. */
export function signupsFrom({ from, to }: FiguresRange): string {
  return periodsOf(from, to, Date.now()).before[0]?.from ?? from;
}

/**
 * Reads the figures of some days. SQLite blocks the thread while it reads, so a few days are read at
 * a time, and other requests are answered in between.
 *
 * @param signups from the day of `signupsFrom` on
 */
export async function readFigures(
  connection: DatabaseConnection,
  range: FiguresRange,
  signups: readonly SignupHour[],
): Promise<GrowthFigures> {
  const { from, to } = range;
  const periods = periodsOf(from, to, Date.now());
  const visits = both(() => countsOf(() => 0));
  const ofSignups = both(noSignups);
  const words = new Map<string, Compared<Counts>>();
  const days = new Map(
    daysBetween(from, to).map((day) => [
      day,
      { day, counts: countsOf(() => 0), signups: noSignups(), releases: [] as string[] },
    ]),
  );
  for (const period of PERIODS) {
    for (const span of periods[period]) {
      for (const { hour, ...steps } of signups) {
        if (hour < span.from || hour >= span.until) continue;
        add(SIGNUP_STEPS, ofSignups[period], steps, span.part);
        const day = period === 'now' && days.get(hour.slice(0, 10));
        if (day) add(SIGNUP_STEPS, day.signups, steps, 1);
      }
      for (const { day, word, counts } of await readSums(connection, range, span)) {
        const ofWord = words.get(word) ?? both(() => countsOf(() => 0));
        words.set(word, ofWord);
        add(MEASURES, ofWord[period], counts, span.part);
        add(MEASURES, visits[period], counts, span.part);
        const ofDay = period === 'now' && days.get(day);
        if (ofDay) add(MEASURES, ofDay.counts, counts, 1);
      }
      await yieldToRequests();
    }
  }
  const releases = await connection.query
    .selectFrom('releases')
    .selectAll()
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('release')
    .execute();
  for (const { day, release } of releases) days.get(day)?.releases.push(release);
  return {
    ...range,
    signups: rounded(SIGNUP_STEPS, ofSignups),
    visits: rounded(MEASURES, visits),
    days: [...days.values()],
    breakdown: topWords(words),
    tallies: await readTallies(connection, range),
  };
}

/** Reads the sums of a span by day and word. */
export async function readSums(
  { query }: DatabaseConnection,
  { by, filters }: Pick<FiguresRange, 'by' | 'filters'>,
  { from, until }: Span,
) {
  let rows = query
    .selectFrom('counts')
    .select([sql<string>`substr(hour, 1, 10)`.as('day'), `${by} as word`])
    // Not by their names, which come back in camel case.
    .select(({ fn }) => MEASURES.map((name, index) => fn.sum(name).as(`sum${index}`)))
    .where('hour', '>=', from)
    .where('hour', '<', until)
    .groupBy(['day', by]);
  for (const [name, word] of Object.entries(filters)) {
    rows = rows.where(name as Dimension, '=', word);
  }
  return (await rows.execute()).map(({ day, word, ...sums }) => ({
    day,
    word,
    counts: countsOf((index) => Number((sums as Record<string, unknown>)[`sum${index}`])),
  }));
}

async function readTallies({ query }: DatabaseConnection, { from, to }: FiguresRange) {
  const rows = await query
    .selectFrom('tallies')
    .select(({ fn }) => ['name', fn.sum('count').as('count')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('name')
    .execute();
  const known = rows.filter(({ name }) => TALLIES.includes(name as Tally));
  return Object.fromEntries(known.map(({ name, count }) => [name, Number(count)]));
}

function topWords(words: ReadonlyMap<string, Compared<Counts>>): GrowthFigures['breakdown'] {
  const sorted = [...words]
    .filter(([word]) => word !== OTHER)
    .sort(
      ([a, { now: ofA, before: beforeA }], [b, { now: ofB, before: beforeB }]) =>
        ofB.seen - ofA.seen || beforeB.seen - beforeA.seen || (a < b ? -1 : 1),
    );
  const rest = both(() => countsOf(() => 0));
  const others = sorted.slice(SHOWN_WORDS).map(([, counts]) => counts);
  const kept = words.get(OTHER);
  for (const counts of kept ? [...others, kept] : others) {
    for (const period of PERIODS) add(MEASURES, rest[period], counts[period], 1);
  }
  const shown = sorted.slice(0, SHOWN_WORDS);
  if (kept || others.length > 0) shown.push([OTHER, rest]);
  return shown.map(([word, counts]) => ({ word, counts: rounded(MEASURES, counts) }));
}

function countsOf(read: (index: number) => number): Counts {
  return Object.fromEntries(MEASURES.map((name, index) => [name, read(index)])) as Counts;
}

function noSignups(): Signups {
  return { joined: 0, confirmed: 0, left: 0 };
}

function both<T>(make: () => T): Compared<T> {
  return { now: make(), before: make() };
}

function add<Name extends string>(
  names: readonly Name[],
  sums: Record<Name, number>,
  added: Record<Name, number>,
  part: number,
): void {
  for (const name of names) sums[name] += part * added[name];
}

/** Parts of hours leave fractions. */
function rounded<Name extends string>(
  names: readonly Name[],
  counts: Compared<Record<Name, number>>,
): Compared<Record<Name, number>> {
  for (const period of PERIODS) {
    for (const name of names) counts[period][name] = Math.round(counts[period][name]);
  }
  return counts;
}
