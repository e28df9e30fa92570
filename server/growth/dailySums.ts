import { type Kysely, sql } from 'kysely';
import {
  type Dimension,
  NONE,
  STEPS,
  WORD_DIMENSIONS,
  type WordDimension,
} from '../../analytics/growthFigures.ts';
import type { Schema } from '../database/schema.ts';
import { ERROR_BITS, FORM_BITS, namesIn, PAGE_BITS, SEEN } from './bits.ts';

/** A dimension that is summed for each day; `visitor` counts people's visits, and bots'. */
export type SumDimension = Dimension | 'visitor';

/** A number of visits, and of those with each step. */
export type Counts = Record<'visits' | (typeof STEPS)[number], number>;

export type Sums = Map<string, Counts>;

/** The columns of visits by which days are summed, with what each one tells. */
export const COLUMNS: Record<Column, SumDimension[]> = {
  source: ['source'],
  medium: ['medium'],
  campaign: ['campaign'],
  landing: ['landing'],
  language: ['language'],
  device: ['device'],
  release: ['release'],
  member: ['member'],
  pages: ['page'],
  errors: ['error', 'form', 'visitor'],
};

export type Column = WordDimension | 'member' | 'pages' | 'errors';

/** Sums the visits of some days whose rows are there, by all that a column tells. */
export async function sumVisits(
  query: Kysely<Schema>,
  days: readonly string[],
  column: Column,
): Promise<Map<SumDimension, Sums>> {
  if (isWordColumn(column)) return new Map([[column, await sumWords(query, days, column)]]);
  const groups = await query
    .selectFrom('visits')
    .select(({ fn }) => ['bot', 'steps', `${column} as value`, fn.countAll().as('count')])
    .where('day', 'in', days)
    .groupBy(['bot', 'steps', column])
    .execute();
  const result = new Map<SumDimension, Sums>();
  for (const dimension of COLUMNS[column]) {
    const sums: Sums = new Map();
    for (const { bot, steps, value, count } of groups) {
      if (bot && dimension !== 'visitor') continue;
      for (const [word, set] of wordsOf(dimension, { bot, steps, value })) {
        addTo(sums, word, countsOf(set, Number(count)));
      }
    }
    result.set(dimension, sums);
  }
  return result;
}

/**
 * Sums people's visits by a column of words. The database counts the steps: a day has so many words
 * that groups by word and steps would be nearly as many as visits.
 */
async function sumWords(
  query: Kysely<Schema>,
  days: readonly string[],
  column: WordDimension,
): Promise<Sums> {
  const groups = await query
    .selectFrom('visits')
    .select(({ fn }) => [
      `${column} as id`,
      fn.countAll().as('visits'),
      ...STEPS.map((step) =>
        sql<number>`count(nullif(steps & ${sql.lit(STEP_BITS[step])}, 0))`.as(step),
      ),
    ])
    .where('day', 'in', days)
    .where('bot', '=', 0)
    .groupBy(column)
    .execute();
  const rows = await query
    .selectFrom('words')
    .select(['id', 'word'])
    .where('id', 'in', [0, ...groups.map(({ id }) => id)])
    .execute();
  const words = new Map(rows.map(({ id, word }) => [Number(id), word]));
  const sums: Sums = new Map();
  for (const { id, ...counts } of groups) {
    addTo(
      sums,
      words.get(id) ?? NONE,
      mapCounts((name) => Number(counts[name])),
    );
  }
  return sums;
}

function isWordColumn(column: Column): column is WordDimension {
  return (WORD_DIMENSIONS as readonly string[]).includes(column);
}

/** Returns the words that a group of visits counts under, each with the steps that count there. */
function wordsOf(
  dimension: SumDimension,
  { bot, steps, value }: Record<'bot' | 'steps' | 'value', number>,
): [word: string, steps: number][] {
  const all = (names: string[]) => names.map((name): [string, number] => [name, steps]);
  switch (dimension) {
    case 'visitor':
      return all([bot ? 'bot' : 'person']);
    case 'member':
      return all([value ? 'yes' : 'no']);
    case 'page':
      return all(namesIn(value, PAGE_BITS));
    case 'error':
      return all(namesIn(value, ERROR_BITS));
    case 'form':
      return Object.entries(FORM_BITS).map(([form, bits]) => [
        form,
        steps & Object.values(bits).reduce((set, bit) => set | bit, SEEN),
      ]);
    default:
      return [];
  }
}

/** The bits of each step, in whichever form. */
const STEP_BITS = Object.fromEntries(
  STEPS.map((step) => [
    step,
    step === 'seen' ? SEEN : Object.values(FORM_BITS).reduce((set, bits) => set | bits[step], 0),
  ]),
) as Record<(typeof STEPS)[number], number>;

function countsOf(steps: number, visits: number): Counts {
  return mapCounts((name) => (name === 'visits' || steps & STEP_BITS[name] ? visits : 0));
}

function mapCounts(read: (name: keyof Counts) => number): Counts {
  const names = ['visits', ...STEPS] as const;
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Counts;
}

/** Adds to the counts of a word. */
export function addTo(sums: Sums, word: string, added: Counts): void {
  const counts = sums.get(word);
  if (counts === undefined) {
    sums.set(word, { ...added });
    return;
  }
  for (const name of ['visits', ...STEPS] as const) counts[name] += added[name];
}
