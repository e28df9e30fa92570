import { expect, test } from 'vitest';
import { RECEIPT_HEADER } from '../../../../src/rules/contract.ts';
import { SITE } from '../api/testApi.ts';
import { createCountingApi } from './countingApi.ts';
import { CHROME, GOOGLEBOT, IPHONE, inForm, reportOf } from './reports.ts';

type Happening = Parameters<typeof reportOf>[1];

const HERO = inForm('hero', 'viewed', 'started', 'submitted', 'joined');
const on = (page: string, happenings: ReturnType<typeof inForm>) =>
  happenings.map((what) => ({ ...what, page }));
const failed = (error_type: string) => [
  { name: 'email_signup_error', form_location: 'hero', error_type },
];

/** What visits do, and the reports that tell of it: each has what happened since the last. */
const WAYS: Record<string, Happening[]> = {
  'joins, in one report': [['$pageview', ...HERO]],
  'joins, a report for each step': [['$pageview'], ...HERO.map((step) => [step])],
  'joins, and every report arrives twice': [['$pageview'], ['$pageview'], HERO, HERO],
  'joins, and what came last arrives first': [HERO, ['$pageview']],
  'joins in a form that the browser sends': [inForm('hero', 'joined')],
  'joins in German, after a page in English': [['$pageview'], on('/de', HERO)],
  'sends, and nobody answers': [['$pageview', ...HERO.slice(0, 3)], failed('network_error')],
  'begins, with a wrong address, twice': [
    ['$pageview', ...HERO.slice(0, 2), ...failed('invalid_email'), ...failed('invalid_email')],
  ],
  'sees a form': [['$pageview'], HERO.slice(0, 1)],
  'reads two pages': [['$pageview'], ['$pageview']],
};

/** Visits of known truth: how many of a way and from where; how far each gets; who confirms and leaves. */
const VISITS: [number, way: string, source: string, truth: number[], userAgent?: string][] = [
  // Seen, viewed, started, submitted, joined; confirmed and left of all.
  [20, 'joins, in one report', 'hn', [1, 1, 1, 1, 1, 12, 2]],
  [5, 'joins in German, after a page in English', 'newsletter', [1, 1, 1, 1, 1, 4, 0]],
  [9, 'joins, a report for each step', '(none)', [1, 1, 1, 1, 1, 3, 1], IPHONE],
  [6, 'joins, and every report arrives twice', 'newsletter', [1, 1, 1, 1, 1, 0, 0]],
  [4, 'joins, and what came last arrives first', '(none)', [1, 1, 1, 1, 1, 4, 0]],
  [6, 'joins in a form that the browser sends', 'hn', [1, 1, 1, 1, 1, 0, 0], IPHONE],
  [6, 'sends, and nobody answers', 'hn', [1, 1, 1, 1, 0, 0, 0]],
  [2, 'begins, with a wrong address, twice', '(none)', [1, 1, 1, 0, 0, 0, 0], IPHONE],
  [25, 'sees a form', '(none)', [1, 1, 0, 0, 0, 0, 0]],
  [11, 'reads two pages', 'newsletter', [1, 0, 0, 0, 0, 0, 0]],
  [9, 'reads two pages', 'hn', [0, 0, 0, 0, 0, 0, 0], GOOGLEBOT],
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

test('of 111 visits the figures tell the truth, in all, by source, device and language', async () => {
  const api = await createCountingApi({
    settings: { joinRatePerMinute: 1_000, joinRatePerDay: 1_000 },
  });
  for (const [index, [count, way, source, truth, userAgent = CHROME]] of VISITS.entries()) {
    const [, , , , joined = 0, confirmed = 0, left = 0] = truth;
    for (let visit = 0; visit < count; visit += 1) {
      const email = `visitor${index}.${visit}@example.org`;
      const answer = joined ? await api.join(email, { Origin: SITE }) : undefined;
      const receipt = answer?.headers.get(RECEIPT_HEADER);
      for (const happenings of WAYS[way] ?? []) {
        const landing = source === '(none)' ? '/' : `/?utm_source=${source}`;
        const report = reportOf(`${index}-${visit}`, happenings, { landing });
        for (const event of report.events) {
          if (receipt && event.name === 'email_signup_success') event.receipt = receipt;
        }
        await api.send(report, { headers: { 'User-Agent': userAgent } });
      }
      const { linkId = '' } = (await api.waitlist.find(email)) ?? {};
      if (visit < confirmed) await api.waitlist.confirm(linkId);
      if (visit < left) await api.waitlist.unsubscribe(linkId);
    }
  }
  const { visits, signups, tallies } = await api.figures();
  expect(VISITS.reduce((sum, [count]) => sum + count, 0)).toBe(111);
  expect(visits.now).toMatchObject({ ...truthOf(() => true), seen: 94, joined: 50 });
  expect(visits.now).toMatchObject({ network_error: 6, invalid_email: 2, confirmMinutes: 0 });
  expect(signups.now).toEqual({ joined: 50, confirmed: 23, left: 3 });
  // Each report of theirs.
  expect(tallies).toEqual({ bots: 26 });

  const shown = async (by: string) => {
    const { breakdown } = await api.figures(`?by=${by}`);
    return Object.fromEntries(breakdown.map(({ word, counts }) => [word, counts.now]));
  };
  const bySource = await shown('source');
  for (const source of ['hn', 'newsletter', '(none)']) {
    expect(bySource[source], source).toMatchObject(truthOf((row) => row[2] === source));
  }
  // By device, nothing is known of those who confirm.
  const { confirmed, left, ...phone } = truthOf((row) => row[4] === IPHONE);
  expect((await shown('device')).phone).toMatchObject(phone);
  expect((await shown('language')).de).toMatchObject({ seen: 0, joined: 5, confirmed: 4 });
});
