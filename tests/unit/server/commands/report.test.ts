import { describe, expect, test } from 'vitest';
import { writeCounts } from '../../../../server/growth/writeCounts.ts';
import { DATABASES } from '../database/databases.ts';
import { inForm, openCounting, partOf } from '../growth/counting.ts';
import { openForTest } from '../support.ts';
import { runWaitlist } from './runWaitlist.ts';

const DAY = 24 * 60 * 60_000;
const dayAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);

/** Counts a visit of today, one of yesterday with a release, and one of the day before. */
async function countSome(url: string): Promise<void> {
  const { waitlist } = await openForTest(url);
  for (const email of ['ada@Mail.example', 'bea@mail.example', 'cleo@=x.example']) {
    await waitlist.add(email, 'en');
  }
  await waitlist.confirm((await waitlist.find('ada@mail.example'))?.linkId ?? '');
  const counting = await openCounting(url);
  const error = { name: 'email_signup_error', form_location: 'hero', error_type: 'api_error' };
  const parts = [
    partOf('hn', ['$pageview', error], { landing: '/?ref=2025', referrer: 'news.example' }),
    {
      ...partOf('one', ['$pageview', ...inForm('joined')], { referrer: 'news.example' }),
      at: Date.now() - DAY,
    },
    { ...partOf('old'), at: Date.now() - 2 * DAY },
  ];
  const words = { ...partOf('x').words, source: 'hn' };
  const counts = [{ measure: 'left', language: 'en', count: 1 } as const];
  await writeCounts(counting, [...parts, { at: Date.now(), words, counts }]);
  const releases = counting.query.insertInto('releases');
  await releases.values({ release: '1a2b3c4', day: dayAgo(1) }).execute();
}

describe.each(DATABASES)('with %s,', (_, newDatabase) => {
  test('report answers the questions that the page does not', async () => {
    const url = await newDatabase();
    await countSome(url);
    const { out } = await runWaitlist(url, 'report');
    expect(out).toMatch(/^Errors a day\n\nday +empty_email .*\n[\d-]+ +0 +0 +0 +1 +0 +0 +0\n\n/);
    const tables = out.trim().split('\n\n');
    const rows = (title: string) => {
      const [, ...lines] = tables[tables.indexOf(title) + 1]?.split('\n') ?? [];
      return lines.map((line) => line.replace(/ +/g, ' '));
    };
    expect(rows('Domains of sign-ups')).toEqual(['mail.example 2 1', '=x.example 1 0']);
    expect(rows('Leavers by the week that begins, and source')).toEqual([
      expect.stringMatching(/ hn 1$/),
    ]);
    expect(rows('Referrers without a campaign')).toEqual(['(none) 1 0 0', 'news.example 1 1 1']);
    expect(rows('Visits by device')).toEqual(['computer 3 1 1']);
    expect(rows('Visits by browser')).toEqual(['Chrome 3 1 1']);
    expect(rows('From a release on as many days before today as before it, at most seven')).toEqual(
      [`1a2b3c4 ${dayAgo(1)} 1 1 0 0 1 1 1`],
    );
  });
});
