import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOf, type FiguresRange } from '../../../../analytics/figuresRange.ts';
import {
  DIMENSIONS,
  MEASURES,
  type Measure,
  type Tally,
} from '../../../../analytics/growthFigures.ts';
import type { DatabaseConnection } from '../../../../server/database/databaseConnection.ts';
import { forgetCounts } from '../../../../server/growth/forgetCounts.ts';
import { hourOf, periodsOf } from '../../../../server/growth/periods.ts';
import { readFigures } from '../../../../server/growth/readFigures.ts';
import { createWordLimit } from '../../../../server/growth/words.ts';
import { type Part, writeCounts } from '../../../../server/growth/writeCounts.ts';
import { advance, DAY, HOUR, stopClock } from '../database/clock.ts';
import { DATABASES } from '../database/databases.ts';
import { accept, IPHONE, inForm, openCounting, partOf, reportOf } from './reports.ts';

stopClock();

const today = () => dayOf(Date.now());
const write = (connection: DatabaseConnection, parts: Part[]) => writeCounts(connection, parts);

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
function someVisits(): Part[] {
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
    await writeCounts(connection, someVisits(), new Map([['address', 2]]));
    const tallies = { address: 1, objections: 2, 'arrivals.person': 7 } as object;
    await writeCounts(connection, [], new Map(Object.entries(tallies) as [Tally, number][]));
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

  test('neither the order of reports nor their repetition changes a figure', async () => {
    const connection = await openCounting(await newDatabase());
    const event = fc.constantFrom(
      ...['$pageview', 'email_signup_already_registered'].map((name) => ({ name })),
      ...inForm('hero', 'viewed', 'started', 'submitted', 'joined'),
      { name: 'email_signup_error', form_location: 'hero', error_type: 'api_error' },
    );
    const report = fc
      .record({
        visit: fc.constantFrom('a', 'b', 'c'),
        events: fc.array(event, { minLength: 1, maxLength: 3 }),
      })
      .map(({ visit, events }) => partOf(visit, events, { landing: `/?ref=${visit}` }));
    const histories = fc.array(report, { minLength: 1, maxLength: 8 }).chain((parts) =>
      fc.record({
        parts: fc.constant(parts),
        again: fc
          .tuple(
            fc.shuffledSubarray(parts),
            fc.shuffledSubarray(parts, { minLength: parts.length }),
          )
          .map((repeated) => repeated.flat()),
        batch: fc.integer({ min: 1, max: 4 }),
      }),
    );
    const figuresAfter = async (parts: Part[], batch: number) => {
      for (const table of ['counts', 'countedVisits'] as const) {
        await connection.query.deleteFrom(table).execute();
      }
      for (let from = 0; from < parts.length; from += batch) {
        await write(connection, parts.slice(from, from + batch));
      }
      return figuresOf(connection);
    };
    await fc.assert(
      fc.asyncProperty(histories, async ({ parts, again, batch }) => {
        expect(await figuresAfter(again, batch)).toEqual(await figuresAfter(parts, parts.length));
      }),
      { numRuns: 30 },
    );
  });

  test('two documents of a visit are in the rows of the one that was reported first', async () => {
    const connection = await openCounting(await newDatabase());
    const from = { referrer: 'news.example', landing: '/?utm_source=hn' };
    await write(connection, [partOf('one', ['$pageview'], from)]);
    advance(HOUR);
    const later = partOf('one', ['$pageview', ...inForm('hero', 'joined')], {
      landing: '/?utm_source=hn',
      referrer: 'iris.example',
    });
    await write(connection, [later]);
    const { visits, breakdown } = await figuresOf(connection, {
      by: 'referrer',
      from: dayOf(Date.now() - DAY),
    });
    expect(some(visits.now)).toEqual({ seen: 1, viewed: 1, started: 1, submitted: 1, joined: 1 });
    expect(breakdown).toMatchObject([{ word: 'news.example' }]);
  });

  test('any words filter, and those of a breakdown add up to all', async () => {
    const connection = await openCounting(await newDatabase());
    const word = fc.constantFrom('a', 'b');
    const visits = fc.uniqueArray(
      fc.record({ id: fc.nat(), source: word, campaign: word, referrer: word, de: fc.boolean() }),
      { selector: ({ id }) => id, minLength: 1, maxLength: 12 },
    );
    const filters = fc.record(
      { source: word, campaign: word, referrer: word, language: fc.constantFrom('en', 'de') },
      { requiredKeys: [] },
    );
    const check = fc.asyncProperty(
      visits,
      filters,
      fc.constantFrom(...DIMENSIONS),
      async (all, wanted, by) => {
        for (const table of ['counts', 'countedVisits'] as const) {
          await connection.query.deleteFrom(table).execute();
        }
        const known = all.map(({ de, ...visit }) => ({ ...visit, language: de ? 'de' : 'en' }));
        const parts = known.map(({ id, source, campaign, referrer, language }) =>
          partOf(`${id}`, [{ name: '$pageview', page: language === 'de' ? '/de' : '/' }], {
            landing: `/?utm_source=${source}&utm_campaign=${campaign}`,
            referrer,
          }),
        );
        await write(connection, parts);
        const expected = known.filter((visit) =>
          Object.entries(wanted).every(([name, value]) => visit[name as 'source'] === value),
        );
        const { visits: sums, breakdown } = await figuresOf(connection, { by, filters: wanted });
        expect(sums.now.seen).toBe(expected.length);
        const total = breakdown.reduce((sum, { counts }) => sum + counts.now.seen, 0);
        expect(total).toBe(expected.length);
      },
    );
    await fc.assert(check, { numRuns: 30 });
  });

  test('after 30 days visits are deleted and hours summed, and all figures stay for 25 months', async () => {
    const connection = await openCounting(await newDatabase());
    const day = today();
    const range = { from: day, to: day };
    const allFigures = () =>
      Promise.all(DIMENSIONS.map((by) => figuresOf(connection, { by, ...range })));
    const rows = async () => ({
      visits: (await connection.query.selectFrom('countedVisits').selectAll().execute()).length,
      hours: (await connection.query.selectFrom('counts').select('hour').execute()).map(
        ({ hour }) => hour.length,
      ),
    });
    await write(connection, someVisits());
    await connection.query
      .updateTable('counts')
      .set({ hour: `${day}T23` })
      .execute();
    await write(connection, [partOf('later', ['$pageview'], { landing: '/?ref=hn' })]);
    const figures = await allFigures();
    advance(30 * DAY);
    await forgetCounts(connection);
    expect((await rows()).visits).toBe(5);
    expect(await allFigures()).toEqual(figures);
    advance(DAY);
    await forgetCounts(connection);
    const { visits, hours } = await rows();
    expect([visits, new Set(hours)]).toEqual([0, new Set([10])]);
    expect(await allFigures()).toEqual(figures);
    advance(731 * DAY);
    await forgetCounts(connection);
    expect((await rows()).hours).toEqual([]);
    expect((await figuresOf(connection, range)).days[0]?.releases).toEqual([]);
  });

  test('steady traffic compares as equal, at any minute of a day', async () => {
    const connection = await openCounting(await newDatabase());
    const now = Date.parse(`${today()}T13:15:00Z`);
    advance(now - Date.now() + DAY);
    const { words } = partOf('x');
    const steps = { seen: 40, joined: 8 };
    const counts = Array.from({ length: 24 * 61 }, (_, hour) => {
      const at = Date.now() - hour * HOUR;
      const part = hour === 0 ? 0.25 : 1;
      const passed = { seen: steps.seen * part, joined: steps.joined * part };
      const entries = Object.entries(passed) as [Measure, number][];
      const all = entries.map(([measure, count]) => ({ measure, count, language: 'en' }));
      return { at, words, counts: all };
    });
    await writeCounts(connection, counts);
    await forgetCounts(connection);
    for (const days of [1, 7, 30]) {
      const from = dayOf(Date.now() - (days - 1) * DAY);
      const { visits } = await figuresOf(connection, { from });
      expect(visits.before).toEqual(visits.now);
      expect(visits.now.seen).toBe(40 * (24 * (days - 1) + 13.25));
    }
  });
});

test('the period before is as long as the range so far, whatever the time', () => {
  const time = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-01-01') });
  const days = fc.integer({ min: 1, max: 100 });
  const check = fc.property(time, days, fc.integer({ min: 0, max: 40 }), (now, length, ago) => {
    const last = Date.parse(dayOf(now)) - ago * DAY;
    const from = dayOf(last - (length - 1) * DAY);
    const { before } = periodsOf(from, dayOf(last), now);
    /** Hours of a span, of which each day has one row for itself and 24 for its hours. */
    const hoursIn = (hasHours: boolean) => {
      let sum = 0;
      for (let hour = Date.parse(from) - 200 * DAY; hour < now; hour += HOUR) {
        const row = hasHours ? hourOf(hour) : dayOf(hour);
        for (const span of before) {
          if (row < span.from || row >= span.until) continue;
          sum += span.part;
        }
        if (!hasHours) hour += 23 * HOUR;
      }
      return hasHours ? sum : sum * 24;
    };
    const passed = (Math.min(now, last + DAY) - Date.parse(from)) / HOUR;
    expect(hoursIn(true)).toBeCloseTo(passed, 5);
    expect(hoursIn(false)).toBeCloseTo(passed, 5);
  });
  fc.assert(check, { numRuns: 50 });
});

test('one network can hide its own words alone', () => {
  const limit = createWordLimit();
  const words = Array.from({ length: 240 }, (_, index) => `word-${index}`);
  const kept = words.filter((word) => limit('source', word, 'forger') === word);
  expect(kept).toHaveLength(20);
  expect(limit('source', 'hn', 'forger')).toBe('(other)');
  expect(limit('source', 'hn', 'office')).toBe('hn');
  expect(limit('source', 'hn', 'forger')).toBe('hn');
  expect(limit('campaign', 'launch', 'forger')).toBe('launch');
  const many = Array.from({ length: 2_000 }, (_, index) =>
    limit('source', `x${index}`, `${index}`),
  );
  expect(new Set(many).size).toBe(1_000 - 21 + 1);
});
