import { sql } from 'kysely';
import type { DatabaseConnection } from './databaseConnection.ts';

/** The people on the list who joined, and who confirmed, by day (UTC, as in `2026-11-21`). */
export interface DailySignups {
  joined: Map<string, number>;
  confirmed: Map<string, number>;
}

/** Counts from the beginning of a day on. */
export async function readDailySignups(
  { kind, query, formatTime }: DatabaseConnection,
  from: string,
): Promise<DailySignups> {
  const countBy = async (column: 'joinedAt' | 'confirmedAt') => {
    const time = sql.ref(column);
    const day =
      kind === 'sqlite'
        ? sql<string>`substr(${time}, 1, 10)`
        : sql<string>`to_char(${time} AT TIME ZONE 'UTC', 'YYYY-MM-DD')`;
    const rows = await query
      .selectFrom('waitlist')
      .select(({ fn }) => [day.as('day'), fn.countAll().as('count')])
      .where(column, '>=', formatTime(new Date(from)))
      .groupBy('day')
      .execute();
    return new Map(rows.map(({ day, count }) => [day, Number(count)]));
  };
  return { joined: await countBy('joinedAt'), confirmed: await countBy('confirmedAt') };
}
