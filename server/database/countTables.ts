import type { DatabaseConnection } from './databaseConnection.ts';

// The names are written out: a migration that has been released never changes.

const WORDS = 'source, referrer, campaign, landing, language, device, browser';
const STEPS = 'seen, viewed, started, submitted, joined';
const STOPS =
  'empty_email, invalid_email, server_error, api_error, network_error, already_registered, page_error';
const MEASURES = `${STEPS}, confirmed, "left", ${STOPS}, confirm_minutes`;

/** Returns columns of one type for names with commas between them. */
export const columns = (names: string, type: string) =>
  names.replace(/,|$/g, ` ${type} NOT NULL$&`);

export const COUNT_TABLES = [
  // PostgreSQL's index takes a row whose words have 64 characters each.
  `CREATE TABLE counts (
    hour text NOT NULL, ${columns(WORDS, 'text')},
    ${columns(MEASURES, 'integer')},
    PRIMARY KEY (hour, ${WORDS})
  )`,
  `CREATE TABLE counted_visits (
    visit text PRIMARY KEY, day text NOT NULL, measures integer NOT NULL,
    ${columns(WORDS.replace(' language,', ''), 'text')}
  )`,
  'CREATE INDEX counted_visits_day ON counted_visits (day)',
  'CREATE TABLE releases (release text PRIMARY KEY, day text NOT NULL)',
];

// The bits that earlier releases stored.
const sums = (column: string, bits: readonly number[]) =>
  bits.map((bit) => `sum(CASE WHEN ${column} & ${bit} <> 0 THEN 1 ELSE 0 END)`).join(', ');
const word = (name: string) =>
  `coalesce((SELECT word FROM words WHERE id = visits.${name}), '(none)') AS ${name}`;
const CARRIED = 'source, campaign, landing, language, device';

/**
 * Adds what earlier releases have counted to `counts`, by day: visits that still have rows, with
 * most of their words; summed days, with their source only and without errors. A visit in progress
 * counts twice.
 */
export const CARRY_OVER = [
  `INSERT INTO counts (hour, referrer, browser, ${CARRIED}, ${MEASURES})
  SELECT day, '(none)', '(none)', ${CARRIED}, ${sums('steps', [1, 34, 68, 136, 272])}, 0, 0,
    ${sums('errors', [1, 2, 4, 8, 16, 32, 64])}, 0
  FROM (
    SELECT day, steps, errors, ${CARRIED.replace(/\w+/g, word)} FROM visits WHERE bot = 0
  ) AS people GROUP BY day, ${CARRIED}`,
  `INSERT INTO counts (hour, ${WORDS}, ${MEASURES})
  SELECT day, word, ${"'(none)', ".repeat(6)} ${STEPS}, ${Array(10).fill(0)}
  FROM daily_sums WHERE dimension = 'source'
  ON CONFLICT (hour, ${WORDS}) DO UPDATE
  SET ${STEPS.replace(/\w+/g, (name) => `${name} = counts.${name} + excluded.${name}`)}`,
];

/** Returns the statement that counts the people on the list, and those who unsubscribed. */
export function fillSignupHours(kind: DatabaseConnection['kind']): string {
  const hour = (time: string) =>
    kind === 'sqlite'
      ? `replace(substr(${time}, 1, 13), ' ', 'T')`
      : `to_char(${time} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24')`;
  return `INSERT INTO signup_hours (hour, joined, confirmed, "left")
    SELECT hour, sum(joined), sum(confirmed), sum(gone) FROM (
      SELECT ${hour('joined_at')} AS hour, 1 AS joined, 0 AS confirmed, 0 AS gone FROM waitlist
      UNION ALL SELECT ${hour('confirmed_at')}, 0, 1, 0 FROM waitlist
      WHERE confirmed_at IS NOT NULL
      UNION ALL SELECT ${hour('unsubscribed_at')}, 0, 0, 1 FROM unsubscribed
    ) AS steps GROUP BY hour`;
}
