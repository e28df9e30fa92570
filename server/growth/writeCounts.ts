import { type OnConflictBuilder, sql, type Transaction } from 'kysely';
import { dayOf } from '../../analytics/figuresRange.ts';
import { DIMENSIONS, MEASURES, type Measure, NO_COUNTS } from '../../analytics/growthFigures.ts';
import { type DatabaseConnection, transact } from '../database/databaseConnection.ts';
import type { Schema, VisitDimension } from '../database/schema.ts';

/** Something to count: what a visit did, or that somebody confirmed or left. */
export interface Part {
  /** The visit, which counts each measure once. */
  visit?: string;
  /** When it arrived, in milliseconds since 1970. */
  at: number;
  words: Record<VisitDimension, string>;
  /** The numbers to add, each with the language of the page where it happened. */
  counts: { measure: Measure; language: string; count: number }[];
  /** The build, if it has a name. */
  release?: string | undefined;
}

/**
 * Counts what visits did that they have not counted yet, with everything else that waits, in one
 * transaction. So neither the order of reports nor a repetition changes a sum. The words are those of
 * the report that comes first, so that all steps of a visit are in the same rows.
 */
export function writeCounts(
  connection: DatabaseConnection,
  parts: readonly Part[],
  tallies: ReadonlyMap<string, number> = new Map(),
): Promise<void> {
  const day = dayOf(Date.now());
  return transact(connection, async (transaction) => {
    const rows = new Map<string, Schema['counts']>();
    // Always in the same order, so that two servers never wait for each other.
    for (const part of inOrder(parts, ({ visit = '' }) => visit)) {
      const { words, counts } = await noteMeasures(transaction, connection.kind, part);
      const hour = new Date(part.at).toISOString().slice(0, 13);
      for (const { measure, language, count } of counts) {
        const { source, referrer, campaign, landing, device, browser } = words;
        const own = { source, referrer, campaign, landing, language, device, browser };
        const key = [hour, ...Object.values(own)].join('\n');
        const row = rows.get(key) ?? { ...NO_COUNTS, ...own, hour };
        row[measure] += count;
        rows.set(key, row);
      }
    }
    for (const [, row] of inOrder([...rows], ([key]) => key)) {
      await transaction.insertInto('counts').values(row).onConflict(ADDED).execute();
    }
    const releases = new Set(parts.flatMap(({ release }) => release ?? []));
    for (const release of inOrder([...releases], (name) => name)) {
      await transaction
        .insertInto('releases')
        .values({ release, day })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    for (const [name, count] of inOrder([...tallies], ([key]) => key)) {
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

/** Adds the sums of an inserted row to those of an existing one. */
export const ADDED = (conflict: OnConflictBuilder<Schema, 'counts'>) => {
  const sums = MEASURES.map((name) => [
    name,
    sql`${sql.ref(`counts.${name}`)} + ${sql.ref(`excluded.${name}`)}`,
  ]);
  return conflict.columns(['hour', ...DIMENSIONS]).doUpdateSet(Object.fromEntries(sums));
};

/** Resolves to the words of a visit and the measures that are new for it, and records them. */
async function noteMeasures(
  transaction: Transaction<Schema>,
  kind: DatabaseConnection['kind'],
  part: Part,
): Promise<Pick<Part, 'words' | 'counts'>> {
  const { visit, at, words } = part;
  if (visit === undefined) return part;
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
  const counts = part.counts.filter(({ measure }) => (known.measures & bitOf(measure)) === 0);
  const measures = counts.reduce((bits, { measure }) => bits | bitOf(measure), known.measures);
  const row = transaction.updateTable('countedVisits').where('visit', '=', visit);
  if (measures !== known.measures) await row.set({ measures }).execute();
  return { words: known, counts };
}

function bitOf(measure: Measure): number {
  return 1 << MEASURES.indexOf(measure);
}

function inOrder<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  return [...items].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}
