import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DIMENSIONS,
  type Dimension,
  MEASURES,
  type Measure,
  type Tally,
} from '../../../../analytics/growthFigures.ts';
import type { DatabaseConnection } from '../../../../server/database/databaseConnection.ts';
import { forgetCounts } from '../../../../server/growth/forgetCounts.ts';
import { dayOf, hourOf, periodsOf } from '../../../../server/growth/periods.ts';
import { type FiguresRange, readFigures } from '../../../../server/growth/readFigures.ts';
import { type VisitPart, writeCounts } from '../../../../server/growth/writeCounts.ts';
import { advance, DAY, HOUR, stopClock } from '../database/clock.ts';
import { DATABASES } from '../database/databases.ts';
import { accept, IPHONE, inForm, openCounting, partOf, reportOf } from './reports.ts';

stopClock();

const today = () => dayOf(Date.now());
const write = (connection: DatabaseConnection, parts: VisitPart[]) =>
  writeCounts(connection, parts, [], new Map());

function figuresOf(connection: DatabaseConnection, range: Partial<FiguresRange> = {}) {
  return readFigures(
    connection,
    { from: today(), to: today(), by: 'source', filters: {}, ...range },
    [],
  );
}

/** The measures that are not 0. */
const some = (counts: Record<Measure, number>) =>
  Object.fromEntries(MEASURES.flatMap((name) => (counts[name] ? [[name, counts[name]]] : [])));

/** Some visits that differ in everything that is counted. */
function someVisits(): VisitPart[] {
  const phone = reportOf('returns', ['$pageview', 'email_signup_already_registered'], {
    landing: '/de/faq?utm_source=HN&utm_campaign=la%00unch',
    referrer: 'www.news.example',
    release: '2026-11-26.1a2b3c4',
  });
  return [
    partOf('joins', ['$pageview', ...inForm('hero', 'viewed', 'started', 'submitted', 'joined')]),
    partOf('fails', [
      { name: '$pageview', page: '/de' },
      ...inForm('closing_cta', 'viewed', 'started'),
      { name: 'email_signup_error', form_location: 'closing_cta', error_type: 'invalid_email' },
      { name: 'email_signup_error', form_location: 'closing_cta', error_type: 'invalid_email' },
    ]),
    accept(phone, IPHONE).part,
    partOf('reads', ['page_error'], { landing: '/elsewhere?ref=hn' }),
  ];
}

describe.each(DATABASES)('with %s,', (_, newDatabase) => {
  test('the figures tell what happened in how many visits, by every dimension', async () => {
    const connection = await openCounting(await newDatabase());
    await writeCounts(connection, someVisits(), [], new Map([['address', 2]]));
    const tallies = { address: 1, objections: 2, 'arrivals.person': 7 } as object;
    await writeCounts(connection, [], [], new Map(Object.entries(tallies) as [Tally, number][]));
    const { visits, days, tallies: counted } = await figuresOf(connection);
    const all = { seen: 3, viewed: 2, started: 2, submitted: 1, joined: 1 };
    const stops = { invalid_email: 1, already_registered: 1, page_error: 1 };
    expect(some(visits.now)).toEqual({ ...all, ...stops });
    expect(days).toMatchObject([{ day: today(), counts: visits.now }]);
    expect(days[0]?.releases).toEqual(['2026-11-26.1a2b3c4']);
    expect(counted).toEqual({ address: 3, objections: 2 });
    const breakdowns = DIMENSIONS.map(async (by) => {
      const { breakdown } = await figuresOf(connection, { by });
      return [by, Object.fromEntries(breakdown.map(({ word, counts }) => [word, counts.now.seen]))];
    });
    expect(Object.fromEntries(await Promise.all(breakdowns))).toEqual({
      source: { '(none)': 2, hn: 1 },
      referrer: { '(none)': 2, 'news.example': 1 },
      campaign: { '(none)': 2, 'la unch': 1 },
      landing: { home: 2, faq: 1, notFound: 0 },
      language: { en: 2, de: 1 },
      device: { computer: 2, phone: 1 },
      browser: { Chrome: 2, Safari: 1 },
    });
  });
});
