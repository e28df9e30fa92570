import { type Kysely, type Selectable, sql } from 'kysely';
import type { Signups } from '../../analytics/growthFigures.ts';
import type { Schema } from './schema.ts';

export type SignupHour = Selectable<Schema['signupHours']>;

/**
 * Counts that somebody joined, confirmed or left in this hour. The counts never change, even when
 * the row of the sign-up is deleted.
 */
export async function countSignup(query: Kysely<Schema>, step: keyof Signups): Promise<void> {
  const hour = new Date().toISOString().slice(0, 13);
  const row = { hour, joined: 0, confirmed: 0, left: 0, [step]: 1 };
  const more = { [step]: sql`${sql.ref(`signup_hours.${step}`)} + 1` };
  const insert = query.insertInto('signupHours').values(row);
  await insert.onConflict((conflict) => conflict.column('hour').doUpdateSet(more)).execute();
}
