import { expect, test, vi } from 'vitest';
import { openForTest } from '../support.ts';
import { advance, DAY, HOUR, stopClock } from './clock.ts';
import { DATABASES } from './databases.ts';

stopClock();

/** Sets the clock, without time passing. */
const jump = (ms: number) => vi.setSystemTime(Date.now() + ms);

const INVITE_URL = 'https://iris.example/{code}';

test.each(DATABASES)('in %s, a clock that jumps ahead deletes nobody', async (_, newDatabase) => {
  const url = await newDatabase();
  let database = await openForTest(url);
  const { waitlist, invitations, outbox } = database;
  await waitlist.add('ada@example.org', 'en');
  await waitlist.confirm((await waitlist.find('ada@example.org'))?.linkId ?? '');
  await invitations.invite(['ada@example.org'], INVITE_URL);
  await outbox.markSent(await outbox.claim(1));
  const tidy = async () => {
    await database.invitations.forget(await database.trustedTime.advance());
    return database.waitlist.count();
  };

  await tidy();
  jump(31 * DAY);
  // A sign-up does not move it.
  await waitlist.add('bob@example.org', 'en');
  expect(await tidy()).toBe(2);
  expect(await database.trustedTime.problem()).toContain('The clock says');
  // The running time of several servers adds up; a stop does not count.
  for (let restart = 0; restart < 2; restart += 1) {
    advance(11 * HOUR);
    expect(await tidy()).toBe(2);
    database = await openForTest(url);
    expect(await tidy()).toBe(2);
  }
  advance(3 * HOUR);
  expect(await tidy()).toBe(1);
  expect(await database.trustedTime.problem()).toBeUndefined();
});

test('a clock that is set right again, or moves by less than two days, is believed', async () => {
  const { trustedTime } = await openForTest();
  await trustedTime.advance();
  jump(40 * DAY);
  await trustedTime.advance();
  expect(await trustedTime.problem()).toBeDefined();
  expect([await trustedTime.isNewProblem(), await trustedTime.isNewProblem()]).toEqual([
    true,
    false,
  ]);
  jump(-40 * DAY);
  expect(await trustedTime.problem()).toBeUndefined();
  jump(2 * DAY - HOUR);
  expect(await trustedTime.advance()).toEqual(new Date());
});
