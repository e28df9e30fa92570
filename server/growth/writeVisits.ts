import { sql, type Transaction } from 'kysely';
import {
  OTHER,
  type Tally,
  WORD_DIMENSIONS,
  type WordDimension,
} from '../../analytics/growthFigures.ts';
import { type DatabaseConnection, transact } from '../database/databaseConnection.ts';
import type { Schema } from '../database/schema.ts';
import { dayOf, type VisitPart } from './readReport.ts';

/** The most words of a dimension that are new on one day, so that nobody fills the disk with them. */
const NEW_WORDS_A_DAY = 200;

/**
 * Expressions that join two parts of a visit, so that neither their order nor a repetition matters:
 * the earlier day; whatever happened in either; a member only who was one from the beginning; and the
 * word of the part that has one (only the first document of a visit knows the referrer).
 */
const JOINED = {
  day: sql<string>`CASE WHEN excluded.day < visits.day THEN excluded.day ELSE visits.day END`,
  steps: sql<number>`visits.steps | excluded.steps`,
  pages: sql<number>`visits.pages | excluded.pages`,
  errors: sql<number>`visits.errors | excluded.errors`,
  member: sql<number>`visits.member & excluded.member`,
  bot: sql<number>`visits.bot | excluded.bot`,
  ...byDimension((name) => {
    const [stored, added] = [sql.ref(`visits.${name}`), sql.ref(`excluded.${name}`)];
    return sql<number>`CASE WHEN ${added} > ${stored} THEN ${added} ELSE ${stored} END`;
  }),
};

/** Stores parts of visits, and adds to the tallies of today, in one transaction. */
export function writeVisits(
  connection: DatabaseConnection,
  parts: readonly VisitPart[],
  tallies: ReadonlyMap<Tally, number>,
): Promise<void> {
  const day = dayOf(Date.now());
  return transact(connection, async (transaction) => {
    const idOf = await storeWords(transaction, parts, day);
    for (const { words, ...sets } of parts) {
      await transaction
        .insertInto('visits')
        .values({ ...sets, ...byDimension((name) => idOf(name, words[name])) })
        .onConflict((conflict) => conflict.column('visit').doUpdateSet(JOINED))
        .execute();
    }
    for (const [name, count] of tallies) {
      await transaction
        .insertInto('tallies')
        .values({ day, name, count })
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'name'])
            .doUpdateSet({ count: sql`tallies.count + excluded.count` }),
        )
        .execute();
    }
  });
}

function byDimension<T>(read: (name: WordDimension) => T) {
  const entries = WORD_DIMENSIONS.map((name) => [name, read(name)]);
  return Object.fromEntries(entries) as Record<WordDimension, T>;
}

/** Stores the words that are new, as far as the day's limit allows. Resolves to a word's id. */
async function storeWords(
  transaction: Transaction<Schema>,
  parts: readonly VisitPart[],
  day: string,
): Promise<(dimension: WordDimension, word: string) => number> {
  const wanted = new Map<string, { dimension: WordDimension; word: string }>();
  for (const { words } of parts) {
    for (const dimension of WORD_DIMENSIONS) {
      const word = words[dimension];
      if (word !== '') wanted.set(keyOf(dimension, word), { dimension, word });
    }
  }
  const readIds = async () => {
    const rows = await transaction
      .selectFrom('words')
      .select(['id', 'dimension', 'word'])
      .where('word', 'in', [OTHER, ...new Set([...wanted.values()].map(({ word }) => word))])
      .execute();
    return new Map(rows.map((row) => [keyOf(row.dimension, row.word), Number(row.id)]));
  };
  let ids = await readIds();
  const missing = [...wanted].filter(([key]) => !ids.has(key)).map(([, word]) => word);
  if (missing.length > 0) {
    await insertWords(transaction, missing, day);
    ids = await readIds();
  }
  await transaction
    .updateTable('words')
    .set({ lastDay: day })
    .where('id', 'in', [0, ...ids.values()])
    .where('lastDay', '<', day)
    .execute();
  return (dimension, word) =>
    word === '' ? 0 : (ids.get(keyOf(dimension, word)) ?? ids.get(keyOf(dimension, OTHER)) ?? 0);
}

async function insertWords(
  transaction: Transaction<Schema>,
  words: readonly { dimension: string; word: string }[],
  day: string,
): Promise<void> {
  const counts = await transaction
    .selectFrom('words')
    .select(({ fn }) => ['dimension', fn.countAll().as('count')])
    .where('firstDay', '=', day)
    .groupBy('dimension')
    .execute();
  const left = new Map(counts.map((row) => [row.dimension, NEW_WORDS_A_DAY - Number(row.count)]));
  const rows = words.map(({ dimension, word }) => {
    const free = left.get(dimension) ?? NEW_WORDS_A_DAY;
    left.set(dimension, free - 1);
    return { dimension, word: free > 0 ? word : OTHER, firstDay: day, lastDay: day };
  });
  await transaction
    .insertInto('words')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function keyOf(dimension: string, word: string): string {
  return `${dimension} ${word}`;
}
