import { setImmediate as yieldToRequests } from 'node:timers/promises';
import {
  ARRIVALS,
  type Arrival,
  type Dimension,
  type GrowthFigures,
  NONE,
  OTHER,
  REFUSAL_REASONS,
  STEPS,
  type Tally,
} from '../../analytics/growthFigures.ts';
import type { DailySignups } from '../database/dailySignups.ts';
import type { DatabaseConnection } from '../database/databaseConnection.ts';
import { ERROR_BITS, FORM_BITS } from './bits.ts';
import { firstDay } from './closeDays.ts';
import {
  addTo,
  COLUMNS,
  type Column,
  type Counts,
  type SumDimension,
  type Sums,
  sumVisits,
} from './dailySums.ts';
import { dayOf } from './readReport.ts';

const DAY = 24 * 60 * 60_000;
const SHOWN_WORDS = 50;
/** Some 10 ms, at 3,000 visits a day. */
const DAYS_AT_ONCE = 5;
const NOTHING: Counts = { visits: 0, seen: 0, viewed: 0, started: 0, submitted: 0, joined: 0 };

/** The days of the figures, both included, and what to break them down by. */
export type FiguresRange = Pick<GrowthFigures, 'from' | 'to' | 'by'>;

/** The day from which sign-ups must be counted for the figures of a range. */
export function signupsFrom(from: string): string {
  const twoWeeksAgo = dayOf(Date.now() - 13 * DAY);
  return from < twoWeeksAgo ? from : twoWeeksAgo;
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
  signups: DailySignups,
): Promise<GrowthFigures> {
  const { sums, visits } = await readSums(connection, range);
  await yieldToRequests();
  const [releases, tallies] = [
    await readReleases(connection, range),
    await readTallies(connection, range),
  ];
  await yieldToRequests();
  const first = (await firstDay(connection.query)) ?? dayOf(Date.now());
  const open = daysBetween(first > range.from ? first : range.from, range.to);
  const read = async (days: readonly string[], column: Column) => {
    const added = await sumVisits(connection.query, days, column);
    for (const [dimension, words] of added) {
      for (const [word, counts] of words) addTo(sumsOf(sums, dimension), word, counts);
    }
    await yieldToRequests();
    return added;
  };
  for (const day of open) {
    const people = (await read([day], 'errors')).get('visitor')?.get('person');
    if (people) visits.set(day, (visits.get(day) ?? 0) + people.visits);
  }
  const column = columnOf(range.by);
  if (column !== 'errors') {
    for (let from = 0; from < open.length; from += DAYS_AT_ONCE) {
      await read(open.slice(from, from + DAYS_AT_ONCE), column);
    }
  }

  const counts = (dimension: SumDimension, word: string) =>
    sumsOf(sums, dimension).get(word) ?? NOTHING;
  return {
    ...range,
    signups: { thisWeek: sumWeek(signups, 0), lastWeek: sumWeek(signups, 7) },
    visits: {
      counted: counts('visitor', 'person').visits,
      bots: counts('visitor', 'bot').visits,
      refused: Object.fromEntries(
        REFUSAL_REASONS.flatMap((reason) => {
          const count = tallies.get(reason);
          return count === undefined ? [] : [[reason, count]];
        }),
      ),
    },
    coverage: {
      arrivals: Object.fromEntries(
        ARRIVALS.map((arrival) => [arrival, tallies.get(`arrivals.${arrival}`) ?? 0]),
      ) as Record<Arrival, number>,
      objections: tallies.get('objections') ?? 0,
      notForwarded: tallies.get('notForwarded') ?? 0,
    },
    funnel: {
      all: funnelOf(counts('visitor', 'person')),
      forms: mapNames(FORM_BITS, (form) => funnelOf(counts('form', form))),
    },
    days: daysBetween(range.from, range.to).map((day) => ({
      day,
      visits: visits.get(day) ?? 0,
      joined: signups.joined.get(day) ?? 0,
      releases: releases.get(day) ?? [],
    })),
    breakdown: topWords(sumsOf(sums, range.by)),
    errors: mapNames(ERROR_BITS, (error) => counts('error', error).visits),
  };
}

/** Returns the column that tells a dimension. */
function columnOf(dimension: Dimension): Column {
  const columns = Object.keys(COLUMNS) as Column[];
  return columns.find((column) => COLUMNS[column].includes(dimension)) ?? 'errors';
}

/** Reads the days that are closed: their sums, and each one's visits. */
async function readSums({ query }: DatabaseConnection, { from, to, by }: FiguresRange) {
  const closed = query.selectFrom('dailySums').where('day', '>=', from).where('day', '<=', to);
  const rows = await closed
    .select(({ fn }) => [
      'dimension',
      'word',
      ...(['visits', ...STEPS] as const).map((name) => fn.sum(name).as(name)),
    ])
    .where('dimension', 'in', ['visitor', 'form', 'error', by])
    .groupBy(['dimension', 'word'])
    .execute();
  const sums = new Map<SumDimension, Sums>();
  for (const { dimension, word, ...counts } of rows) {
    const numbers = mapNames(NOTHING, (name) => Number(counts[name]));
    addTo(sumsOf(sums, dimension as SumDimension), word, numbers);
  }
  const days = await closed
    .select(['day', 'visits'])
    .where('dimension', '=', 'visitor')
    .where('word', '=', 'person')
    .execute();
  return { sums, visits: new Map(days.map(({ day, visits }) => [day, visits])) };
}

/** Resolves to the releases that were first seen on each day. */
async function readReleases({ query }: DatabaseConnection, { from, to }: FiguresRange) {
  const [words, sums] = [
    await query
      .selectFrom('words')
      .select(['word', 'firstDay'])
      .where('dimension', '=', 'release')
      .execute(),
    await query
      .selectFrom('dailySums')
      .select(({ fn }) => ['word', fn.min('day').as('firstDay')])
      .where('dimension', '=', 'release')
      .groupBy('word')
      .execute(),
  ];
  const first = new Map<string, string>();
  for (const { word, firstDay } of [...words, ...sums]) {
    const known = first.get(word);
    if (word !== NONE && (known === undefined || firstDay < known)) first.set(word, firstDay);
  }
  const days = new Map<string, string[]>();
  for (const [word, day] of first) {
    if (day >= from && day <= to) days.set(day, [...(days.get(day) ?? []), word]);
  }
  return days;
}

async function readTallies({ query }: DatabaseConnection, { from, to }: FiguresRange) {
  const rows = await query
    .selectFrom('tallies')
    .select(({ fn }) => ['name', fn.sum('count').as('count')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('name')
    .execute();
  return new Map(rows.map(({ name, count }) => [name as Tally, Number(count)]));
}

function sumsOf(all: Map<SumDimension, Sums>, dimension: SumDimension): Sums {
  const sums = all.get(dimension) ?? new Map();
  all.set(dimension, sums);
  return sums;
}

function topWords(sums: Sums): GrowthFigures['breakdown'] {
  const rest: Sums = new Map();
  const words = [...sums]
    .filter(([word, { visits }]) => visits > 0 && word !== OTHER)
    .sort(([a, { visits: ofA }], [b, { visits: ofB }]) => ofB - ofA || (a < b ? -1 : 1));
  const others = [...words.slice(SHOWN_WORDS).map(([, counts]) => counts)];
  for (const counts of [...others, sums.get(OTHER)]) if (counts) addTo(rest, OTHER, counts);
  return [...words.slice(0, SHOWN_WORDS), ...rest].map(([word, counts]) => ({ word, ...counts }));
}

/** Adds up seven days, of which the last is so many days ago. */
function sumWeek({ joined, confirmed }: DailySignups, daysAgo: number) {
  const to = Date.now() - daysAgo * DAY;
  const days = daysBetween(dayOf(to - 6 * DAY), dayOf(to));
  const sum = (counts: ReadonlyMap<string, number>) =>
    days.reduce((total, day) => total + (counts.get(day) ?? 0), 0);
  return { joined: sum(joined), confirmed: sum(confirmed) };
}

function funnelOf({ visits, ...funnel }: Counts) {
  return funnel;
}

function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let time = Date.parse(from); time <= Date.parse(to); time += DAY) days.push(dayOf(time));
  return days;
}

function mapNames<Name extends string, T>(names: Record<Name, unknown>, read: (name: Name) => T) {
  const keys = Object.keys(names) as Name[];
  return Object.fromEntries(keys.map((name) => [name, read(name)])) as Record<Name, T>;
}
