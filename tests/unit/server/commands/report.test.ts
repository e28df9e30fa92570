import { describe, expect, test } from 'vitest';
import { writeCounts } from '../../../../server/growth/writeCounts.ts';
import { DATABASES } from '../database/databases.ts';
import { inForm, openCounting, partOf } from '../growth/counting.ts';
import { openForTest } from '../support.ts';
import { runWaitlist } from './runWaitlist.ts';

const DAY = 24 * 60 * 60_000;
const dayAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);

/** Counts a visit of today, one of yesterday, one of the day before, and two old ones; two releases. */
async function countSome(url: string): Promise<void> {
  const { waitlist } = await openForTest(url);
  for (const email of ['ada@Mail.example', 'bea@mail.example', 'cleo@=x.example']) {
    await waitlist.add(email, 'en');
  }
  await waitlist.confirm((await waitlist.find('ada@mail.example'))?.linkId ?? '');
  const counting = await openCounting(url);
  const daysAgo = (days: number) => ({ at: Date.now() - days * DAY });
  const parts = [
    partOf('hn', ['$pageview'], { landing: '/?ref=2025' }),
    { ...partOf('one', ['$pageview', ...inForm('joined')]), ...daysAgo(1) },
    { ...partOf('old'), ...daysAgo(2) },
    { ...partOf('before'), ...daysAgo(34) },
    { ...partOf('after'), ...daysAgo(27) },
  ];
  const words = { ...partOf('x').words, source: 'hn' };
  const counts = [{ measure: 'left', language: 'en', count: 1 } as const];
  await writeCounts(counting, [...parts, { at: Date.now(), words, counts }]);
  const releases = counting.query.insertInto('releases');
  const first = { release: '0f1e2d3', day: dayAgo(27) };
  await releases.values([first, { release: '1a2b3c4', day: dayAgo(1) }]).execute();
}

describe.each(DATABASES)('with %s,', (_, newDatabase) => {
  test('report answers the questions that the page does not', async () => {
    const url = await newDatabase();
    await countSome(url);
    const { out } = await runWaitlist(url, 'report');
    const tables = out.trim().split('\n\n');
    const rows = (title: string) => {
      const [, ...lines] = tables[tables.indexOf(title) + 1]?.split('\n') ?? [];
      return lines.map((line) => line.replace(/ +/g, ' '));
    };
    expect(rows('Domains of sign-ups')).toEqual(['mail.example 2 1', '=x.example 1 0']);
    const left = rows('Unsubscribes by week (from Monday) and source');
    expect(left).toEqual([expect.stringMatching(/ hn 1$/)]);
    expect(rows('Up to 7 days before and after each release')).toEqual([
      `0f1e2d3 ${dayAgo(27)} 7 1 0 0 1 0 0`,
      `1a2b3c4 ${dayAgo(1)} 1 1 0 0 1 1 1`,
    ]);
  });
});
