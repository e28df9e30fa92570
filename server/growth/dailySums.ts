import type { Kysely } from 'kysely';
import { type Dimension, NONE, STEPS } from '../../analytics/growthFigures.ts';
import type { Schema } from '../database/schema.ts';
import { ERROR_BITS, FORM_BITS, namesIn, PAGE_BITS, SEEN } from './bits.ts';
import { WORD_DIMENSIONS, type WordDimension } from './readReport.ts';

/** What is summed for each day: beside the dimensions, how many visits were people's, and bots'. */
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

/** Sums the visits of one day whose rows are there, by all that a column tells. */
export async function sumVisits(
  query: Kysely<Schema>,
  day: string,
  column: Column,
): Promise<Map<SumDimension, Sums>> {
  const groups = await query
    .selectFrom('visits')
    .select(({ fn }) => ['bot', 'steps', `${column} as value`, fn.countAll().as('count')])
    .where('day', '=', day)
    .groupBy(['bot', 'steps', column])
    .execute();
  const words = await readWords(query, column, new Set(groups.map(({ value }) => value)));
  const result = new Map<SumDimension, Sums>();
  for (const dimension of COLUMNS[column]) {
    const sums: Sums = new Map();
    for (const { bot, steps, value, count } of groups) {
      if (bot && dimension !== 'visitor') continue;
      for (const [word, set] of wordsOf(dimension, { bot, steps, value }, words)) {
        addTo(sums, word, countsOf(set, Number(count)));
      }
    }
    result.set(dimension, sums);
  }
  return result;
}

/** Resolves to the words of some ids, if the column has words. */
async function readWords(query: Kysely<Schema>, column: Column, ids: Set<number>) {
  if (!(WORD_DIMENSIONS as readonly string[]).includes(column)) return new Map<number, string>();
  const rows = await query
    .selectFrom('words')
    .select(['id', 'word'])
    .where('id', 'in', [...ids, 0])
    .execute();
  return new Map(rows.map(({ id, word }) => [Number(id), word]));
}

/** Returns the words that a group of visits counts under, each with the steps that count there. */
function wordsOf(
  dimension: SumDimension,
  { bot, steps, value }: Record<'bot' | 'steps' | 'value', number>,
  words: ReadonlyMap<number, string>,
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
      return all([words.get(value) ?? NONE]);
  }
}

function countsOf(steps: number, visits: number): Counts {
  const forms = Object.values(FORM_BITS);
  const has = (step: (typeof STEPS)[number]) =>
    step === 'seen' ? steps & SEEN : forms.some((bits) => steps & bits[step]);
  const counts = STEPS.map((step) => [step, has(step) ? visits : 0]);
  return { visits, ...(Object.fromEntries(counts) as Record<(typeof STEPS)[number], number>) };
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
