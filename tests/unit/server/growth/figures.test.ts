import { describe, expect, test } from 'vitest';
import { DAY, dayOf, type FiguresRange } from '../../../../analytics/figuresRange.ts';
import { DIMENSIONS, NO_COUNTS } from '../../../../analytics/growthFigures.ts';
import type { DatabaseConnection } from '../../../../server/database/databaseConnection.ts';
import { forgetCounts } from '../../../../server/growth/forgetCounts.ts';
import { createNewcomers } from '../../../../server/growth/newcomers.ts';
import { readFigures } from '../../../../server/growth/readFigures.ts';
import { writeCounts } from '../../../../server/growth/writeCounts.ts';
import { RECEIPT_HEADER } from '../../../../src/rules/contract.ts';
import { SITE } from '../api/testApi.ts';
import { advance, HOUR, MINUTE, stopClock } from '../database/clock.ts';
import { DATABASES } from '../database/databases.ts';
import { bytesOf, openForTest } from '../support.ts';
import { createCountingApi, inForm, openCounting, partOf, reportOf } from './counting.ts';

stopClock();

const today = () => dayOf(Date.now());

function figuresOf(connection: DatabaseConnection, range: Partial<FiguresRange> = {}) {
  const all = { from: today(), to: today(), by: 'source', filters: {} } as const;
  return readFigures(connection, { ...all, ...range }, []);
}

const WORDS = { source: 'hn', campaign: 'launch', landing: 'faq', language: 'de' };

/** The report of a visit that joins, and brings this receipt. */
const joinedWith = (receipt: string) =>
  reportOf('one', [...inForm('joined').map((event) => ({ ...event, receipt }))], {
    landing: '/?ref=hn',
  });

test('what was counted is forgotten, even where nothing is counted any more', async () => {
  const { file, growth } = await createCountingApi();
  const connection = await openCounting(`file:${file}`);
  await writeCounts(connection, [{ ...partOf('old'), at: 0 }]);
  await growth.forget();
  expect(await connection.query.selectFrom('counts').selectAll().execute()).toEqual([]);
});

describe.each(DATABASES)('with %s,', (_, newDatabase) => {
  test('after 30 days visits are deleted and hours summed, and all figures stay for 25 months', async () => {
    const connection = await openCounting(await newDatabase());
    const range = { from: today(), to: today() };
    const allFigures = () =>
      Promise.all(DIMENSIONS.map((by) => figuresOf(connection, { by, ...range })));
    const rows = async () => {
      const visits = await connection.query.selectFrom('countedVisits').selectAll().execute();
      const hours = await connection.query.selectFrom('counts').select('hour').execute();
      return [visits.length, new Set(hours.map(({ hour }) => hour.length))];
    };
    const tallies = [['address', 2] as const, ['of an earlier release' as 'rate', 7] as const];
    const visit = { landing: '/de?ref=hn&utm_campaign=launch', release: '2026-11-26.1a2b3c4' };
    await writeCounts(connection, [partOf('joins', inForm('joined'), visit)]);
    // As a day, like those that earlier releases have summed.
    await connection.query.updateTable('counts').set({ hour: range.from }).execute();
    const later = [partOf('fails', ['page_error'], visit), partOf('later')];
    for (let times = 0; times < 2; times += 1) {
      await writeCounts(connection, later, new Map(tallies));
    }
    const figures = await allFigures();
    expect(figures[0]?.tallies).toEqual({ address: 4 });
    advance(30 * DAY);
    await forgetCounts(connection);
    expect(await rows()).toEqual([3, new Set([10, 13])]);
    advance(DAY);
    await forgetCounts(connection);
    expect(await rows()).toEqual([0, new Set([10])]);
    expect(await allFigures()).toEqual(figures);
    advance(731 * DAY);
    await forgetCounts(connection);
    const { visits, days } = await figuresOf(connection, range);
    expect([visits.now, days[0]?.releases]).toEqual([NO_COUNTS, []]);
  });

  test('steady traffic compares as equal, at any minute of a day, and on past days', async () => {
    const connection = await openCounting(await newDatabase());
    advance(Date.parse(`${today()}T13:15:00Z`) - Date.now() + DAY);
    const { words } = partOf('x');
    const hours = Array.from({ length: 24 * 61 }, (_, hour) => ({
      at: Date.now() - hour * HOUR,
      words,
      counts: [{ measure: 'seen' as const, language: 'en', count: hour === 0 ? 10 : 40 }],
    }));
    await writeCounts(connection, hours);
    // The last of the days before are sums of their hours.
    await forgetCounts(connection);
    for (const [length, ago, passed] of [
      [1, 0, 13.25],
      [30, 0, 29 * 24 + 13.25],
      [7, 3, 7 * 24],
    ] as const) {
      const to = Date.now() - ago * DAY;
      const range = { from: dayOf(to - (length - 1) * DAY), to: dayOf(to) };
      const { visits, breakdown } = await figuresOf(connection, range);
      expect([visits.now.seen, visits.before.seen]).toEqual([40 * passed, 40 * passed]);
      expect(breakdown).toMatchObject([{ counts: visits }]);
    }
  });

  test('receipts are deleted within the hour, the words after 30 days or with the sign-up', async () => {
    const outcomes: object[] = [];
    const url = await newDatabase();
    const { waitlist } = await openForTest(url, { onOutcome: (one) => outcomes.push(one) });
    const linkOf = async (name: string) =>
      (await waitlist.find(`${name}@example.org`))?.linkId ?? '';
    for (const name of ['ada', 'bea', 'cleo', 'dora']) {
      await waitlist.add(`${name}@example.org`, 'en', 'first', `receipt-of-${name}`);
    }
    for (const name of ['ada', 'bea', 'cleo']) {
      await waitlist.takeReceipt(`receipt-of-${name}`, WORDS);
    }
    await waitlist.takeReceipt('receipt-of-ada', { ...WORDS, source: 'second' });
    advance(31 * MINUTE);
    await waitlist.forgetOrigins();
    await waitlist.takeReceipt('receipt-of-dora', WORDS);
    await waitlist.remove('cleo@example.org');
    await waitlist.add('cleo@example.org', 'en');
    advance(HOUR);
    for (const name of ['ada', 'ada', 'cleo', 'dora']) await waitlist.confirm(await linkOf(name));
    expect(outcomes).toEqual([{ words: WORDS, confirmed: 1, confirmMinutes: 91 }]);
    advance(30 * DAY);
    await waitlist.forgetOrigins();
    for (const name of ['ada', 'bea']) await waitlist.unsubscribe(await linkOf(name));
    expect(outcomes).toHaveLength(1);
  });

  test('sign-ups count in the hour in which they happen, which never changes', async () => {
    const { waitlist, invitations, outbox } = await openForTest(await newDatabase());
    const hour = () => new Date().toISOString().slice(0, 13);
    const linkOf = async (email: string) => (await waitlist.find(email))?.linkId ?? '';
    const first = hour();
    for (const name of ['ada', 'ada', 'bea', 'cleo']) await waitlist.add(`${name}@x.org`, 'en');
    advance(HOUR);
    const second = hour();
    for (let times = 0; times < 2; times += 1) await waitlist.confirm(await linkOf('ada@x.org'));
    const bea = await linkOf('bea@x.org');
    for (let times = 0; times < 2; times += 1) await waitlist.unsubscribe(bea);
    for (let times = 0; times < 2; times += 1) await waitlist.remove('cleo@x.org');
    await invitations.invite(await invitations.find({}), 'https://iris.example/{code}');
    await outbox.markSent(await outbox.claim(9));
    advance(31 * DAY);
    await invitations.forget();
    expect(await waitlist.count()).toBe(0);
    const hours = await waitlist.signupHours(first.slice(0, 10));
    expect(hours.sort((a, b) => (a.hour < b.hour ? -1 : 1))).toEqual([
      { hour: first, joined: 3, confirmed: 0, left: 0 },
      { hour: second, joined: 0, confirmed: 1, left: 2 },
    ]);
  });
});

test('a new sign-up alone has a receipt, and counts as confirmed with the words of the visit that sends it', async () => {
  const api = await createCountingApi();
  const answer = await api.join('ada@example.org', { Origin: SITE });
  const receipt = answer.headers.get(RECEIPT_HEADER) ?? '';
  expect(receipt).toMatch(/^[\w-]{22}$/);
  expect(answer.headers.get('Access-Control-Expose-Headers')).toContain(RECEIPT_HEADER);
  expect((await api.join('ada@example.org')).headers.has(RECEIPT_HEADER)).toBe(false);
  const { linkId = '' } = (await api.waitlist.find('ada@example.org')) ?? {};
  await api.send(joinedWith(receipt));
  advance(90 * MINUTE);
  await api.waitlist.confirm(linkId);
  const { breakdown } = await api.figures(`?from=${dayOf(Date.now() - DAY)}`);
  const counts = { now: { joined: 1, confirmed: 1, confirmMinutes: 90 } };
  expect(breakdown).toMatchObject([{ word: 'hn', counts }]);
  expect(bytesOf(api.file.replace(/[^/]*$/, 'growth.db'))).not.toContain(receipt);
});

test('a waitlist that is away disturbs no report', async () => {
  const fail = () => Promise.reject(new Error('away'));
  const api = await createCountingApi({ waitlist: { takeReceipt: fail } });
  await api.send(joinedWith('x'));
  expect((await api.figures()).visits.now).toMatchObject({ joined: 1 });
});

test('what is new is limited, of a network and of all; what is known stays', async () => {
  const isLetIn = createNewcomers({ hour: 2, day: 3, all: 5, known: 9 });
  const of = async (network: string, ...names: string[]) => {
    const all = [];
    for (const name of names) all.push(await isLetIn(name, network));
    return all;
  };
  expect(await of('a', 'a1', 'a2', 'a3', 'a1')).toEqual([true, true, false, true]);
  expect(await of('b', 'b1', 'a2', 'b2')).toEqual([true, true, true]);
  expect(await of('c', 'c1', 'c2', 'b1')).toEqual([true, false, true]);
});
