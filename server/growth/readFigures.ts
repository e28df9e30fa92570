import { setImmediate as yieldToRequests } from 'node:timers/promises';
import { sql } from 'kysely';
import { DAY, dayOf, type FiguresRange } from '../../analytics/figuresRange.ts';
import {
  type Compared,
  type Counts,
  type Dimension,
  type GrowthFigures,
  MEASURES,
  OTHER,
  SIGNUP_STEPS,
  TALLIES,
  type Tally,
} from '../../analytics/growthFigures.ts';
import type { DatabaseConnection } from '../database/databaseConnection.ts';
import type { SignupHour } from '../database/signupHours.ts';
import { periodsOf, type Span } from './periods.ts';

const SHOWN_WORDS = 100;
const PERIODS = ['now', 'before'] as const;

/**
 * Reads the figures of some days. SQLite blocks the thread while it reads, so a few days are read at
 * a time, and other requests are answered in between.
 *
 * @param signups from the first day of the period before on
 */
export async function readFigures(
  connection: DatabaseConnection,
  range: FiguresRange,
  signups: readonly SignupHour[],
): Promise<GrowthFigures> {
  const periods = periodsOf(range.from, range.to, Date.now());
  const visits = both(MEASURES);
  const people = both(SIGNUP_STEPS);
  const words = new Map<string, Compared<Counts>>();
  const days = new Map<string, GrowthFigures['days'][number]>();
  for (let time = Date.parse(range.from); time <= Date.parse(range.to); time += DAY) {
    const day = dayOf(time);
    days.set(day, { day, counts: zeros(MEASURES), signups: zeros(SIGNUP_STEPS), releases: [] });
  }
  for (const period of PERIODS) {
    for (const span of periods[period]) {
      for (const { hour, ...steps } of signups) {
        if (hour < span.from || hour >= span.until) continue;
        add(people[period], steps, span.part);
        const day = period === 'now' && days.get(hour.slice(0, 10));
        if (day) add(day.signups, steps, 1);
      }
      for (const { day, word, counts } of await readSums(connection, range, span)) {
        const ofWord = words.get(word) ?? both(MEASURES);
        words.set(word, ofWord);
        add(ofWord[period], counts, span.part);
        add(visits[period], counts, span.part);
        const ofDay = period === 'now' && days.get(day);
        if (ofDay) add(ofDay.counts, counts, 1);
      }
      await yieldToRequests();
    }
  }
  const releases = await connection.query
    .selectFrom('releases')
    .selectAll()
    .where('day', '>=', range.from)
    .where('day', '<=', range.to)
    .orderBy('release')
    .execute();
  for (const { day, release } of releases) days.get(day)?.releases.push(release);
  return {
    ...range,
    signups: rounded(people),
    visits: rounded(visits),
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
  return (await rows.execute()).map(({ day, word, ...sums }) => {
    const values = Object.values<unknown>(sums);
    return { day, word, counts: record(MEASURES, (index) => Number(values[index])) };
  });
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
    .sort(([a, ofA], [b, ofB]) => ofB.now.seen - ofA.now.seen || (a < b ? -1 : 1));
  const rest = sorted.splice(SHOWN_WORDS).map(([, counts]) => counts);
  const other = words.get(OTHER);
  if (other) rest.push(other);
  const sum = both(MEASURES);
  for (const counts of rest) for (const period of PERIODS) add(sum[period], counts[period], 1);
  if (rest.length > 0) sorted.push([OTHER, sum]);
  return sorted.map(([word, counts]) => ({ word, counts: rounded(counts) }));
}

function record<Name extends string>(names: readonly Name[], read: (index: number) => number) {
  const entries = names.map((name, index) => [name, read(index)]);
  return Object.fromEntries(entries) as Record<Name, number>;
}

const zeros = <Name extends string>(names: readonly Name[]) => record(names, () => 0);

const both = <Name extends string>(names: readonly Name[]): Compared<Record<Name, number>> => ({
  now: zeros(names),
  before: zeros(names),
});

/** Adds a part of some numbers to those of the same names. */
function add<Name extends string>(
  sums: Record<Name, number>,
  added: Record<Name, number>,
  part: number,
): void {
  for (const name of Object.keys(sums) as Name[]) sums[name] += part * added[name];
}

/** Parts of hours leave fractions. */
function rounded<Name extends string>(counts: Compared<Record<Name, number>>): typeof counts {
  for (const sums of [counts.now, counts.before]) {
    for (const name of Object.keys(sums) as Name[]) sums[name] = Math.round(sums[name]);
  }
  return counts;
}
