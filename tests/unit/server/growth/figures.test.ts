import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIMENSIONS, type Dimension, type Tally } from '../../../../analytics/growthFigures.ts';
import type { DatabaseConnection } from '../../../../server/database/databaseConnection.ts';
import { closeDays } from '../../../../server/growth/closeDays.ts';
import { readFigures } from '../../../../server/growth/readFigures.ts';
import { dayOf, type VisitPart } from '../../../../server/growth/readReport.ts';
import { writeVisits } from '../../../../server/growth/writeVisits.ts';
import { advance, DAY, stopClock } from '../database/clock.ts';
import { DATABASES } from '../database/databases.ts';
import { openForTest } from '../support.ts';
import { accept, GOOGLEBOT, inForm, openCounting, partOf, reportOf } from './reports.ts';

stopClock();

const NO_SIGNUPS = { joined: new Map(), confirmed: new Map() };
const today = () => dayOf(Date.now());

function figuresOf(
  connection: DatabaseConnection,
  by: Dimension = 'source',
  [from, to] = [today(), today()],
) {
  return readFigures(connection, { from, to, by }, NO_SIGNUPS);
}

/** Some visits that differ in everything that is counted. */
function someVisits(): VisitPart[] {
  return [
    partOf('joins', [
      '$pageview',
      { name: '$pageview', page: '/de/faq' },
      ...inForm('hero', 'viewed', 'started', 'submitted', 'joined'),
    ]),
    partOf('fails', [
      '$pageview',
      ...inForm('hero', 'viewed'),
      ...inForm('closing_cta', 'viewed', 'started'),
      { name: 'email_signup_error', form_location: 'closing_cta', error_type: 'invalid_email' },
      { name: 'email_signup_error', form_location: 'closing_cta', error_type: 'invalid_email' },
    ]),
    partOf('returns', ['$pageview', 'email_signup_already_registered'], {
      landing: '/de/faq?utm_source=hn&utm_medium=social&utm_campaign=la%00unch',
      member: true,
      release: 'r2',
    }),
    partOf('reads', ['$pageview', 'page_error'], {
      referrer: 'news.example',
      landing: '/elsewhere',
    }),
    accept(reportOf('crawls'), GOOGLEBOT).part,
  ];
}

describe.each(DATABASES)('with %s,', (_, newDatabase) => {
  test('the figures tell what happened in how many visits', async () => {
    const connection = await openCounting(await newDatabase());
    await writeVisits(connection, someVisits(), new Map([['address', 2]]));
    const tallies = { address: 1, 'arrivals.person': 7, objections: 2, notForwarded: 9 } as const;
    await writeVisits(connection, [], new Map(Object.entries(tallies) as [Tally, number][]));
    const none = { viewed: 0, started: 0, submitted: 0, joined: 0 };
    expect(await figuresOf(connection)).toEqual({
      from: today(),
      to: today(),
      by: 'source',
      signups: { thisWeek: { joined: 0, confirmed: 0 }, lastWeek: { joined: 0, confirmed: 0 } },
      visits: { counted: 4, bots: 1, refused: { address: 3 } },
      coverage: { arrivals: { person: 7, optedOut: 0, bot: 0 }, objections: 2, notForwarded: 9 },
      funnel: {
        all: { seen: 4, viewed: 2, started: 2, submitted: 1, joined: 1 },
        forms: {
          hero: { seen: 4, viewed: 2, started: 1, submitted: 1, joined: 1 },
          closing_cta: { seen: 4, viewed: 1, started: 1, submitted: 0, joined: 0 },
        },
      },
      days: [{ day: today(), visits: 4, joined: 0, releases: ['r1', 'r2'] }],
      breakdown: [
        {
          ...none,
          word: '(none)',
          visits: 2,
          seen: 2,
          viewed: 2,
          started: 2,
          submitted: 1,
          joined: 1,
        },
        { ...none, word: 'hn', visits: 1, seen: 1 },
        { ...none, word: 'news.example', visits: 1, seen: 1 },
      ],
      errors: {
        empty_email: 0,
        invalid_email: 1,
        server_error: 0,
        api_error: 0,
        network_error: 0,
        already_registered: 1,
        page_error: 1,
      },
    });
  });

  test('visits can be broken down by every dimension', async () => {
    const connection = await openCounting(await newDatabase());
    await writeVisits(connection, someVisits(), new Map());
    const breakdowns = DIMENSIONS.map(async (by) => {
      const { breakdown } = await figuresOf(connection, by);
      return [by, Object.fromEntries(breakdown.map(({ word, visits }) => [word, visits]))];
    });
    expect(Object.fromEntries(await Promise.all(breakdowns))).toEqual({
      source: { '(none)': 2, hn: 1, 'news.example': 1 },
      medium: { '(none)': 3, social: 1 },
      campaign: { '(none)': 3, 'la unch': 1 },
      landing: { home: 2, faq: 1, notFound: 1 },
      language: { en: 3, de: 1 },
      device: { computer: 4 },
      release: { r1: 3, r2: 1 },
      member: { no: 3, yes: 1 },
      form: { closing_cta: 4, hero: 4 },
      page: { home: 4, faq: 1 },
      error: { already_registered: 1, invalid_email: 1, page_error: 1 },
    });
  });

  test('a form that tells only that it was joined was seen, begun and submitted, too', async () => {
    const connection = await openCounting(await newDatabase());
    await writeVisits(connection, [partOf('native', inForm('hero', 'joined'))], new Map());
    const all = { seen: 1, viewed: 1, started: 1, submitted: 1, joined: 1 };
    const none = { ...all, viewed: 0, started: 0, submitted: 0, joined: 0 };
    const { funnel } = await figuresOf(connection);
    expect(funnel).toEqual({ all, forms: { hero: all, closing_cta: none } });
  });

  test('neither the order of reports nor their repetition changes a figure', async () => {
    const connection = await openCounting(await newDatabase());
    const event = fc.constantFrom(
      '$pageview',
      'email_signup_already_registered',
      ...inForm('hero', 'viewed', 'started', 'submitted', 'joined'),
      ...inForm('closing_cta', 'viewed', 'joined'),
      { name: 'email_signup_error', form_location: 'hero', error_type: 'api_error' },
    );
    // Only the first document of a visit has a foreign referrer; a visitor may become a member.
    const report = fc
      .record({
        visit: fc.constantFrom('a', 'b', 'c'),
        events: fc.array(event, { minLength: 1, maxLength: 3 }),
        referrer: fc.constantFrom('iris.example', 'news.example'),
        member: fc.boolean(),
        ago: fc.constantFrom(0, DAY),
      })
      .map(({ visit, events, referrer, member, ago }) => {
        const part = partOf(visit, events, { referrer, member });
        return { ...part, day: dayOf(Date.parse(part.day) - ago) };
      });
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
    const range = [dayOf(Date.now() - DAY), today()] as [string, string];
    const figuresAfter = async (parts: VisitPart[], batch: number) => {
      await connection.query.deleteFrom('visits').execute();
      for (let from = 0; from < parts.length; from += batch) {
        await writeVisits(connection, parts.slice(from, from + batch), new Map());
      }
      return [
        await figuresOf(connection, 'source', range),
        await figuresOf(connection, 'member', range),
      ];
    };
    await fc.assert(
      fc.asyncProperty(histories, async ({ parts, again, batch }) => {
        expect(await figuresAfter(again, batch)).toEqual(await figuresAfter(parts, parts.length));
      }),
      { numRuns: 40 },
    );
  });

  test('after 30 days the visits are deleted, and all their figures stay', async () => {
    const connection = await openCounting(await newDatabase());
    const day = today();
    const range: [string, string] = [day, day];
    const allFigures = () => Promise.all(DIMENSIONS.map((by) => figuresOf(connection, by, range)));
    const countRows = async () =>
      (await connection.query.selectFrom('visits').selectAll().execute()).length;
    await writeVisits(connection, someVisits(), new Map([['rate', 1]]));
    const figures = await allFigures();
    const [late] = someVisits();

    advance(30 * DAY);
    await closeDays(connection);
    expect(await countRows()).toBe(5);
    advance(DAY);
    await closeDays(connection);
    expect(await countRows()).toBe(0);
    expect(await allFigures()).toEqual(figures);

    if (late) await writeVisits(connection, [late], new Map());
    await closeDays(connection);
    expect((await figuresOf(connection, 'source', range)).funnel.all).toMatchObject({
      seen: 5,
      joined: 2,
    });

    advance(731 * DAY);
    await closeDays(connection);
    const { visits, days } = await figuresOf(connection, 'source', range);
    expect(visits).toEqual({ counted: 0, bots: 0, refused: {} });
    expect(days[0]?.releases).toEqual([]);
  });

  test('of the words that are new on a day, 200 are kept, and the others are one', async () => {
    const connection = await openCounting(await newDatabase());
    const visit = (number: number) =>
      partOf(`${number}-of-many`, ['$pageview'], { landing: `/?ref=word+${number}` });
    for (const first of [0, 100]) {
      const visits = Array.from({ length: 150 }, (_, index) => visit(first + index));
      await writeVisits(connection, visits, new Map());
    }
    const stored = await connection.query
      .selectFrom('words')
      .select('word')
      .where('dimension', '=', 'source')
      .execute();
    expect(stored).toHaveLength(201);
    const { breakdown } = await figuresOf(connection);
    expect(breakdown).toHaveLength(51);
    // 150 that are kept and not among the first 50, and 50 that are not kept.
    expect(breakdown.at(-1)).toMatchObject({ word: '(other)', visits: 200 });
  });

  test('sign-ups are counted on the days of joining and confirming', async () => {
    const { waitlist } = await openForTest(await newDatabase());
    const first = today();
    await waitlist.add('ada@example.org', 'en');
    await waitlist.add('grace@example.org', 'en');
    const { linkId = '' } = (await waitlist.find('ada@example.org')) ?? {};
    await waitlist.confirm(linkId);
    const { joined, confirmed } = await waitlist.dailySignups(first);
    expect([[...joined], [...confirmed]]).toEqual([[[first, 2]], [[first, 1]]]);
    expect((await waitlist.dailySignups(dayOf(Date.now() + 2 * DAY))).joined.size).toBe(0);
  });
});
