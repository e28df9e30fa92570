import { expect, test } from 'vitest';
import { DIMENSIONS } from '../../../../analytics/growthFigures.ts';
import { RECEIPT_HEADER } from '../../../../src/rules/contract.ts';
import { SITE } from '../api/testApi.ts';
import { DATABASES } from '../database/databases.ts';
import { CHROME, createCountingApi, GOOGLEBOT, IPHONE, inForm, reportOf } from './counting.ts';

type Happening = Parameters<typeof reportOf>[1];

const HERO = inForm('viewed', 'started', 'submitted', 'joined');
const failed = (error_type: string) => [
  { name: 'email_signup_error', form_location: 'hero', error_type },
];

/** What visits do, as reports: each has what happened since the last one. */
const WAYS: Record<string, Happening[]> = {
  'joins, in one report': [['$pageview', ...HERO]],
  'joins, and every report arrives twice': [['$pageview'], ['$pageview'], HERO, HERO],
  'joins, and what came last arrives first': [HERO, ['$pageview']],
  'joins in a form that the browser sends': [inForm('joined')],
  'joins in German, after a page in English': [
    ['$pageview'],
    HERO.map((what) => ({ ...what, page: '/de' })),
  ],
  'sends, and nobody answers': [['$pageview', ...HERO.slice(0, 3)], failed('network_error')],
  'corrects an address, which is known': [
    ['$pageview', ...HERO.slice(0, 2), ...failed('invalid_email'), ...failed('invalid_email')],
    ['email_signup_already_registered'],
  ],
  'sees a form': [['$pageview'], HERO.slice(0, 1)],
  'reads two pages, which fail': [['$pageview'], ['$pageview', 'page_error']],
};

/** Visits with known results: how many go which way, their source, and how many reach each step. */
const VISITS: [number, way: string, source: string, truth: number[], userAgent?: string][] = [
  // Seen, viewed, started, submitted, joined; confirmed and left of all.
  [20, 'joins, in one report', 'hn', [1, 1, 1, 1, 1, 12, 2]],
  [5, 'joins in German, after a page in English', 'newsletter', [1, 1, 1, 1, 1, 4, 0]],
  [9, 'joins, in one report', '(none)', [1, 1, 1, 1, 1, 3, 1], IPHONE],
  [6, 'joins, and every report arrives twice', 'newsletter', [1, 1, 1, 1, 1, 0, 0]],
  [4, 'joins, and what came last arrives first', '(none)', [1, 1, 1, 1, 1, 4, 0]],
  [6, 'joins in a form that the browser sends', 'hn', [1, 1, 1, 1, 1, 0, 0], IPHONE],
  [6, 'sends, and nobody answers', 'hn', [1, 1, 1, 1, 0, 0, 0]],
  [2, 'corrects an address, which is known', '(none)', [1, 1, 1, 0, 0, 0, 0], IPHONE],
  [25, 'sees a form', '(none)', [1, 1, 0, 0, 0, 0, 0]],
  [11, 'reads two pages, which fail', 'newsletter', [1, 0, 0, 0, 0, 0, 0]],
  [9, 'reads two pages, which fail', 'hn', [0, 0, 0, 0, 0, 0, 0], GOOGLEBOT],
  [8, 'joins, in one report', 'hn', [0, 0, 0, 0, 0, 0, 0], CHROME.replace(/Ch/, 'HeadlessCh')],
];
const STEPS = ['seen', 'viewed', 'started', 'submitted', 'joined', 'confirmed', 'left'] as const;

/** The truth of those rows that are wanted. */
function truthOf(isWanted: (row: (typeof VISITS)[number]) => boolean) {
  const sum = (step: number) =>
    VISITS.filter(isWanted).reduce(
      (sum, [count, , , truth]) => sum + (truth[step] ?? 0) * (step < 5 ? count : 1),
      0,
    );
  return Object.fromEntries(STEPS.map((step, index) => [step, sum(index)]));
}

test.each(DATABASES)(
  'with %s, of 111 visits the figures tell the truth',
  async (_, newDatabase) => {
    const api = await createCountingApi({
      databaseUrl: await newDatabase(),
      settings: { joinRatePerMinute: 1_000, joinRatePerDay: 1_000 },
    });
    for (const [index, [count, way, source, truth, userAgent = CHROME]] of VISITS.entries()) {
      const [, , , , joined = 0, confirmed = 0, left = 0] = truth;
      for (let visit = 0; visit < count; visit += 1) {
        const email = `visitor${index}.${visit}@example.org`;
        const answer = joined ? await api.join(email, { Origin: SITE }) : undefined;
        const receipt = answer?.headers.get(RECEIPT_HEADER);
        for (const [number, happenings] of (WAYS[way] ?? []).entries()) {
          const landing = `/faq?utm_source=${source}&utm_campaign=x`;
          // All of a visit counts under the words of its first report.
          const referrer = number === 0 ? 'a.example' : 'another.example';
          const from = source === '(none)' ? {} : { landing, referrer };
          const report = reportOf(`${index}-${visit}`, happenings, from);
          for (const event of report.events) {
            if (receipt && event.name === 'email_signup_success') event.receipt = receipt;
          }
          await api.send(report, { 'User-Agent': userAgent });
        }
        const { linkId = '' } = (await api.waitlist.find(email)) ?? {};
        if (visit < confirmed) await api.waitlist.confirm(linkId);
        if (visit < left) await api.waitlist.unsubscribe(linkId);
      }
    }
    const { visits, signups, days, tallies } = await api.figures();
    expect(visits.now).toMatchObject({ ...truthOf(() => true), seen: 94, joined: 50 });
    const errors = { network_error: 6, invalid_email: 2, already_registered: 2, page_error: 11 };
    expect(visits.now).toMatchObject({ ...errors, confirmMinutes: 0 });
    expect(signups.now).toEqual({ joined: 50, confirmed: 23, left: 3 });
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toMatchObject({ counts: visits.now, signups: signups.now });
    // Each report of theirs.
    expect(tallies).toEqual({ bots: 26 });

    const shown: Record<string, object> = {};
    for (const by of DIMENSIONS) {
      const { breakdown } = await api.figures(`?by=${by}`);
      for (const { word, counts } of breakdown) {
        shown[word] = counts.now;
        const filtered = await api.figures(`?by=browser&${by}=${encodeURIComponent(word)}`);
        expect(filtered.visits, word).toEqual(counts);
        // Any other breakdown of them is whole.
        const seen = filtered.breakdown.reduce((sum, row) => sum + row.counts.now.seen, 0);
        expect(seen, word).toBe(counts.now.seen);
      }
    }
    for (const source of ['hn', 'newsletter']) {
      expect(shown[source], source).toMatchObject(truthOf((row) => row[2] === source));
    }
    const withSource = truthOf((row) => row[2] !== '(none)');
    expect([shown.x, shown.faq]).toMatchObject([withSource, withSource]);
    expect(shown.home).toMatchObject(truthOf((row) => row[2] === '(none)'));
    expect(shown.de).toMatchObject({ seen: 0, joined: 5, confirmed: 4 });
    // By referrer, device and browser, nothing is known of those who confirm.
    const unknown = { confirmed: 0, left: 0 };
    expect(shown['a.example']).toMatchObject({ ...withSource, ...unknown });
    const phone = { ...truthOf((row) => row[4] === IPHONE), ...unknown };
    expect([shown.phone, shown.Safari]).toMatchObject([phone, phone]);
  },
);
