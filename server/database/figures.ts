import { type Kysely, sql } from 'kysely';
import { NOT_KNOWN } from '../../src/rules/origin.ts';
import { dayOf, daysBefore, TIME_ZONE } from '../day.ts';
import type { Schema } from './schema.ts';

/** The periods of figures, in days up to and including today. */
export const FIGURE_DAYS = ['7', '30', '90', 'all'] as const;

export type FigureDays = (typeof FIGURE_DAYS)[number];

/** Returns the period that a text names, or undefined if it names none. */
export function readDays(text: string): FigureDays | undefined {
  return FIGURE_DAYS.find((days) => days === text);
}

/**
 * Numbers of people. Every column counts people by the day they joined:
 * `joined` = `onList` + `left` + `removed` + `forgotten`.
 */
export interface Counts {
  joined: number;
  onList: number;
  /** All who confirmed, on the list or not. */
  confirmed: number;
  /** People who left through the link in an email. */
  left: number;
  /** People whom the operator removed. */
  removed: number;
  /** People deleted 30 days after their invitation. */
  forgotten: number;
  /** All who were invited, on the list or not. */
  invited: number;
}

/** The values that figures are grouped by, as stored with each sign-up. */
export type Dimensions = Record<
  'day' | 'source' | 'medium' | 'campaign' | 'language' | 'landing',
  string
>;

export type FigureRow<Dimension extends keyof Dimensions = never> = Pick<Dimensions, Dimension> &
  Counts;

/** The waitlist's own figures. Every list sums to `total`. */
export interface Figures {
  days: FigureDays;
  /** The first day; null for all. */
  from: string | null;
  /** The time zone of the days. */
  timeZone: string;
  total: Counts;
  /** Newest first. */
  byDay: FigureRow<'day'>[];
  /** The other lists start with the most sign-ups. */
  bySource: FigureRow<'source' | 'medium' | 'campaign'>[];
  byLanguage: FigureRow<'language'>[];
  byLanding: FigureRow<'landing'>[];
}

/** The most rows of a list. One more sums up the rest. */
const MAX_ROWS = 100;
export const OTHER = '(other)';

/** Reads the figures in one query, so that they are consistent. */
export async function readFigures(query: Kysely<Schema>, days: FigureDays): Promise<Figures> {
  const from = days === 'all' ? null : daysBefore(dayOf(new Date()), Number(days) - 1);
  const { rows } = await sql<Dimensions & Omit<Counts, 'joined'>>`
    SELECT day, source, medium, campaign, language, landing, sum(on_list) AS on_list,
      sum(confirmed) AS confirmed, sum("left") AS "left", sum(removed) AS removed,
      sum(forgotten) AS forgotten, sum(invited) AS invited
    FROM (
      SELECT joined_day AS day, source, medium, campaign, language, landing, 1 AS on_list,
        CASE WHEN confirmed_at IS NULL THEN 0 ELSE 1 END AS confirmed, 0 AS "left", 0 AS removed,
        0 AS forgotten, CASE WHEN invited_at IS NULL THEN 0 ELSE 1 END AS invited
      FROM waitlist
      UNION ALL
      SELECT day, source, medium, campaign, language, ${NOT_KNOWN}, 0, confirmed, "left", removed,
        forgotten, invited
      FROM former_signups
    ) AS signups
    WHERE day >= ${from ?? ''}
    GROUP BY day, source, medium, campaign, language, landing
  `.execute(query);
  const groups = rows.map((row) => ({
    ...row,
    joined: row.onList + row.left + row.removed + row.forgotten,
  }));
  const newestFirst = (a: Pick<Dimensions, 'day'>, b: Pick<Dimensions, 'day'>) =>
    a.day < b.day ? 1 : -1;
  return {
    days,
    from,
    timeZone: TIME_ZONE,
    total: sumOf(groups),
    byDay: listBy(groups, ['day'], newestFirst),
    bySource: listBy(groups, ['source', 'medium', 'campaign']),
    byLanguage: listBy(groups, ['language']),
    byLanding: listBy(groups, ['landing']),
  };
}

type Group = Dimensions & Counts;

/** Sums the groups that have the same values. */
function listBy<Dimension extends keyof Dimensions>(
  groups: Group[],
  dimensions: Dimension[],
  order?: (a: FigureRow<Dimension>, b: FigureRow<Dimension>) => number,
): FigureRow<Dimension>[] {
  const dimensionsOf = (row: Pick<Dimensions, Dimension>) =>
    Object.fromEntries(dimensions.map((dimension) => [dimension, row[dimension]])) as Pick<
      Dimensions,
      Dimension
    >;
  const keyOf = (row: Pick<Dimensions, Dimension>) => JSON.stringify(dimensionsOf(row));
  const same = new Map<string, Group[]>();
  for (const group of groups) {
    const others = same.get(keyOf(group));
    if (others) others.push(group);
    else same.set(keyOf(group), [group]);
  }
  const rows = [...same.values()].map((list) => ({
    ...dimensionsOf(list[0] as Group),
    ...sumOf(list),
  }));
  rows.sort(order ?? ((a, b) => b.joined - a.joined || keyOf(a).localeCompare(keyOf(b))));
  if (rows.length <= MAX_ROWS) return rows;
  const other = Object.fromEntries(dimensions.map((dimension) => [dimension, OTHER])) as Pick<
    Dimensions,
    Dimension
  >;
  return [...rows.slice(0, MAX_ROWS), { ...other, ...sumOf(rows.slice(MAX_ROWS)) }];
}

function sumOf(groups: Counts[]): Counts {
  const sum = (name: keyof Counts) => groups.reduce((total, group) => total + group[name], 0);
  return {
    joined: sum('joined'),
    onList: sum('onList'),
    confirmed: sum('confirmed'),
    left: sum('left'),
    removed: sum('removed'),
    forgotten: sum('forgotten'),
    invited: sum('invited'),
  };
}
