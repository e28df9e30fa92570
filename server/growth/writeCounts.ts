import { type OnConflictBuilder, sql, type Transaction } from 'kysely';
import {
  type Counts,
  DIMENSIONS,
  type Dimension,
  MEASURES,
  type Measure,
  type Tally,
} from '../../analytics/growthFigures.ts';
import { type DatabaseConnection, transact } from '../database/databaseConnection.ts';
import type { Schema, VisitDimension } from '../database/schema.ts';
import { dayOf, hourOf } from './periods.ts';

/** What a report tells of a visit. */
export interface VisitPart {
  visit: string;
  /** Milliseconds since 1970. */
  at: number;
  words: Record<VisitDimension, string>;
  /** What happened, with the language of the page where it happened first. */
  measures: Map<Measure, string>;
  /** The build, if it has a name. */
  release: string | undefined;
}

/** What is counted without a visit, once. */
export interface Addition {
  at: number;
  words: Record<Dimension, string>;
  counts: Partial<Counts>;
}

/** The most builds that are new on a day. */
const RELEASES_A_DAY = 10;

type Row = { hour: string } & Record<Dimension, string> & Counts;

/**
 * Counts what visits did that they have not counted yet, with everything else that waits, in one
 * transaction. So neither the order of reports nor a repetition changes a sum. The words are those of
 * the report that comes first, so that all steps of a visit are in the same rows.
 */
export function writeCounts(
  connection: DatabaseConnection,
  parts: readonly VisitPart[],
  additions: readonly Addition[],
  tallies: ReadonlyMap<Tally, number>,
): Promise<void> {
  const day = dayOf(Date.now());
  return transact(connection, async (transaction) => {
    const rows = new Map<string, Row>();
    const add = ({ at, words, counts }: Addition) => {
      const hour = hourOf(at);
      const key = [hour, ...DIMENSIONS.map((name) => words[name])].join('\n');
      const own = Object.fromEntries(DIMENSIONS.map((name) => [name, words[name]])) as typeof words;
      const row = rows.get(key) ?? { ...NOTHING, ...own, hour };
      for (const name of MEASURES) row[name] += counts[name] ?? 0;
      rows.set(key, row);
    };
    for (const addition of additions) add(addition);
    // Always in the same order, so that two servers never wait for each other.
    for (const part of inOrder(parts, ({ visit }) => visit)) {
      const { words, added } = await noteMeasures(transaction, connection.kind, part);
      for (const [name, language] of added) {
        add({ at: part.at, words: { ...words, language }, counts: { [name]: 1 } });
      }
    }
    for (const [, row] of inOrder([...rows], ([key]) => key)) {
      await transaction.insertInto('counts').values(row).onConflict(ADDED).execute();
    }
    const releases = new Set(parts.flatMap(({ release }) => release ?? []));
    for (const release of releases) await noteRelease(transaction, release, day);
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

const NOTHING = Object.fromEntries(MEASURES.map((name) => [name, 0])) as Counts;

/** Adds the sums that a row or a query has to those that are there. */
export const ADDED = (conflict: OnConflictBuilder<Schema, 'counts'>) =>
  conflict
    .columns(['hour', ...DIMENSIONS])
    .doUpdateSet(
      Object.fromEntries(
        MEASURES.map((name) => [
          name,
          sql<number>`${sql.ref(`counts.${name}`)} + ${sql.ref(`excluded.${name}`)}`,
        ]),
      ),
    );

/** Resolves to the words of a visit, and to what it has not counted before, which is noted. */
async function noteMeasures(
  transaction: Transaction<Schema>,
  kind: DatabaseConnection['kind'],
  { visit, at, words, measures }: VisitPart,
) {
  await transaction
    .insertInto('countedVisits')
    .values({ visit, day: dayOf(at), measures: 0, ...words })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const known = await transaction
    .selectFrom('countedVisits')
    .selectAll()
    .where('visit', '=', visit)
    .$if(kind === 'postgres', (row) => row.forUpdate())
    .executeTakeFirstOrThrow();
  const added = [...measures].filter(([name]) => (known.measures & bitOf(name)) === 0);
  if (added.length > 0) {
    const set = added.reduce((bits, [name]) => bits | bitOf(name), known.measures);
    await transaction
      .updateTable('countedVisits')
      .set({ measures: set })
      .where('visit', '=', visit)
      .execute();
  }
  return { words: known, added };
}

function bitOf(measure: Measure): number {
  return 1 << MEASURES.indexOf(measure);
}

async function noteRelease(transaction: Transaction<Schema>, release: string, day: string) {
  const { count } = await transaction
    .selectFrom('releases')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  if (Number(count) >= RELEASES_A_DAY) return;
  await transaction
    .insertInto('releases')
    .values({ release, day })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function inOrder<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  return [...items].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}
