import { describe, expect, test } from 'vitest';
import { openForTest } from '../support.ts';
import { advance, HOUR, MINUTE, stopClock } from './clock.ts';
import { claimOne, DATABASES } from './databases.ts';

stopClock();

describe.each(DATABASES)('with %s,', (_, newDatabase) => {
  test('the figures of an empty list are zero', async () => {
    const { waitlist } = await openForTest(await newDatabase());
    expect(await waitlist.stats()).toEqual({
      total: 0,
      confirmed: 0,
      pending: 0,
      invited: 0,
      newestAt: null,
      outbox: {
        waiting: 0,
        oldestAt: null,
        failing: 0,
        heldBack: 0,
        trouble: null,
        givenUp: 0,
        sentLastDay: 0,
      },
      lastBackupAt: null,
    });
  });

  test('the figures tell what became of each email', async () => {
    const database = await openForTest(await newDatabase());
    const { waitlist, outbox } = database;
    const begin = Date.now();
    const joined = async (name: string) => {
      await waitlist.add(`${name}@example.org`, 'en');
      return claimOne(database);
    };
    await outbox.markSent([await joined('sent')]);
    await outbox.markFailed(await joined('failing'), '451', new Date(Date.now() + HOUR));
    await outbox.markFailed(await joined('given-up'), '451', null);
    await outbox.markRefused(await joined('refused'), '550');
    await waitlist.confirm((await joined('confirmed')).linkId);
    await waitlist.add('waiting@example.org', 'en');

    const { total, confirmed, newestAt, outbox: figures } = await waitlist.stats();
    expect([total, confirmed]).toEqual([6, 1]);
    // Who confirmed has the email, however it was sent.
    expect(figures).toMatchObject({ waiting: 2, failing: 1, givenUp: 1, sentLastDay: 2 });
    expect(await waitlist.mailProblem()).toBeUndefined();
    for (const time of [newestAt, figures.oldestAt]) {
      expect(Math.abs(Date.parse(time ?? '') - begin)).toBeLessThan(60_000);
    }
  });

  test('an email is late after 15 minutes, until it is sent or given up', async () => {
    const { waitlist, outbox } = await openForTest(await newDatabase());
    const LATE = /^An email has waited since \d{4}.*Z\.$/;
    for (const name of ['ada', 'eve']) await waitlist.add(`${name}@example.org`, 'en');
    advance(14 * MINUTE);
    await waitlist.add('late@example.org', 'en');
    expect(await waitlist.mailProblem()).toBeUndefined();
    advance(2 * MINUTE);
    expect(await waitlist.mailProblem()).toMatch(LATE);
    for (const ada of await outbox.claim(1)) await outbox.markFailed(ada, '451', null);
    expect(await waitlist.mailProblem()).toMatch(LATE);
    await outbox.markSent(await outbox.claim(1));
    expect(await waitlist.mailProblem()).toBeUndefined();
  });
});
