import { setImmediate as yieldToRequests } from 'node:timers/promises';
import { sql } from 'kysely';
import { DAY, dayOf, type FiguresRange } from '../../analytics/figuresRange.ts';
import {
  type Compared,
  type Counts,
  type GrowthFigures,
  MEASURES,
  NO_COUNTS,
  OTHER,
  TALLIES,
} from '../../analytics/growthFigures.ts';
import type { DatabaseConnection } from '../database/databaseConnection.ts';
import type { SignupHour } from '../database/signupHours.ts';

const SHOWN_WORDS = 100;
const PERIODS = ['now', 'before'] as const;
const NOBODY = { joined: 0, confirmed: 0, left: 0 };

/**
 * Reads the figures of some days. SQLite blocks the thread while it reads, so one day is read at a
 * time, and other requests are answered in between.
 *
 * @param signups from the first day of the period before on
 */
export async function readFigures(
  connection: DatabaseConnection,
  range: FiguresRange,
  signups: readonly SignupHour[],
): Promise<GrowthFigures> {
  const { tallies, releases } = await readTallies(connection, range);
  const visits = both(NO_COUNTS);
  const people = both(NOBODY);
  const words = new Map<string, Compared<Counts>>();
  const days: GrowthFigures['days'] = [];
  const first = Date.parse(range.from);
  const length = Date.parse(range.to) + DAY - first;
  // If the range is not over yet, the period before ends as many hours earlier.
  const over = Math.max(Math.min(Date.now() - first, length), 0);
  for (const period of PERIODS) {
    const start = period === 'now' ? first : first - length;
    const end = start + (period === 'now' ? length : over);
    for (let time = start; time < end; time += DAY) {
      const day = dayOf(time);
      const ofDay = {
        ...{ day, counts: { ...NO_COUNTS }, signups: { ...NOBODY } },
        releases: releases.flatMap((first) => (first.day === day ? first.release : [])),
      };
      if (period === 'now') days.push(ofDay);
      for (const { hour, ...steps } of signups) {
        if (!hour.startsWith(day)) continue;
        add(people[period], steps, partOver(hour, end));
        add(ofDay.signups, steps);
      }
      const unit = time + DAY > end ? 'hour' : 'day';
      const until = dayOf(time + DAY);
      for (const row of await readSums(connection, range, { from: day, until, unit })) {
        const { word, counts } = row;
        const ofWord = words.get(word) ?? both(NO_COUNTS);
        words.set(word, ofWord);
        const part = partOver(row.time, end);
        add(ofWord[period], counts, part);
        add(visits[period], counts, part);
        add(ofDay.counts, counts);
      }
      await yieldToRequests();
    }
  }
  const breakdown = topWords(words);
  // Parts of hours leave fractions.
  const compared = [visits, people, ...breakdown.map(({ counts }) => counts)];
  for (const { before } of compared as Compared<Record<string, number>>[]) {
    for (const [name, sum] of Object.entries(before)) before[name] = Math.round(sum);
  }
  return { ...range, signups: people, visits, days, breakdown, tallies };
}

/** Reads the sums from a day until before another, by word and by hour or day. */
export async function readSums(
  { query }: DatabaseConnection,
  { by, filters }: Pick<FiguresRange, 'by' | 'filters'>,
  { from, until, unit }: { from: string; until: string; unit: 'hour' | 'day' },
) {
  const rows = await query
    .selectFrom('counts')
    .select([sql<string>`substr(hour, 1, ${sql.lit(unit === 'hour' ? 13 : 10)})`.as('time')])
    .select(`${by} as word`)
    // Aliased by index, because names come back in camel case.
    .select(({ fn }) => MEASURES.map((name, index) => fn.sum(name).as(`sum${index}`)))
    .where('hour', '>=', from)
    .where('hour', '<', until)
    .where(({ and }) => and(filters))
    .groupBy(['time', by])
    .execute();
  return rows.map(({ time, word, ...sums }) => {
    const values = Object.values<unknown>(sums);
    const counts = MEASURES.map((name, index) => [name, Number(values[index])]);
    return { time, word, counts: Object.fromEntries(counts) as Counts };
  });
}

async function readTallies({ query }: DatabaseConnection, { from, to }: FiguresRange) {
  const releases = await query
    .selectFrom('releases')
    .selectAll()
    .where(({ between }) => between('day', from, to))
    .orderBy('release')
    .execute();
  const rows = await query
    .selectFrom('tallies')
    .select(({ fn }) => ['name', fn.sum('count').as('count')])
    .where(({ between }) => between('day', from, to))
    .where('name', 'in', TALLIES)
    .groupBy('name')
    .execute();
  const tallies = Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]));
  return { tallies, releases };
}

/** Returns how much of an hour, or of a summed day, is over at a time: 0 to 1. */
function partOver(hour: string, time: number): number {
  const isDay = hour.length === 10;
  const over = time - Date.parse(isDay ? hour : `${hour}:00Z`);
  return Math.min(Math.max(over / (isDay ? DAY : DAY / 24), 0), 1);
}

/** Returns the words with most visits, and the sum of the others. */
function topWords(words: ReadonlyMap<string, Compared<Counts>>): GrowthFigures['breakdown'] {
  const rows = [...words].map(([word, counts]) => ({ word, counts }));
  const isOther = ({ word }: { word: string }) => Number(word === OTHER);
  rows.sort(
    (a, b) =>
      isOther(a) - isOther(b) ||
      b.counts.now.seen - a.counts.now.seen ||
      (a.word < b.word ? -1 : 1),
  );
  const rest = rows.splice(SHOWN_WORDS);
  if (rest.length === 0) return rows;
  const other = { word: OTHER, counts: both(NO_COUNTS) };
  for (const { counts } of rest) {
    for (const period of PERIODS) add(other.counts[period], counts[period]);
  }
  return [...rows, other];
}

const both = <Sums>(sums: Sums): Compared<Sums> => ({ now: { ...sums }, before: { ...sums } });

/** Adds numbers, or a fraction of them, to the sums of the same names. */
function add(sums: Record<string, number>, added: Record<string, number>, part = 1): void {
  for (const name of Object.keys(sums)) sums[name] = (sums[name] ?? 0) + part * (added[name] ?? 0);
}
