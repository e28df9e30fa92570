import { expect, test } from 'vitest';
import { createJoinLimits } from '../../../../server/api/joinLimits.ts';
import { readSettings } from '../../../../server/settings.ts';
import { advance, DAY, HOUR, MINUTE, stopClock } from '../database/clock.ts';
import { openForTest } from '../support.ts';
import { createTestApi } from './testApi.ts';

stopClock();

/**
 * Tries to join as a client of an IPv6 /48 network; returns whether it may, and when its mail goes.
 */
function attackerOf(network: string) {
  let host = 0;
  const limits = createJoinLimits(readSettings({}));
  return async () => {
    host += 1;
    const client = `${network}:${host.toString(16)}::/64`;
    const { wait, isHighVolume } = await limits.countAttempt({ client, network });
    if (wait > 0) return 'refused';
    return isHighVolume ? 'last' : 'first';
  };
}

test('an attack from one /48 network delays nobody’s first mail by more than 10 minutes', async () => {
  const { waitlist, outbox } = await openForTest(undefined, { mailPerHour: 600 });
  const attack = attackerOf('2001:db8:1');
  const taken = { refused: 0, last: 0, first: 0 };
  const waits: number[] = [];
  const waiting = new Map<string, number>();
  for (let minute = 0; minute < 200; minute += 1) {
    for (let attempt = 0; attempt < 200; attempt += 1) {
      const mail = await attack();
      taken[mail] += 1;
      const victim = `victim${minute}.${attempt}@domain${attempt % 40}.example`;
      if (mail !== 'refused') {
        await waitlist.add(victim, 'en', { isLast: mail === 'last' });
      }
    }
    const person = `person${minute}@domain${minute % 40}.example`;
    await waitlist.add(person, 'en');
    waiting.set(person, minute);
    for (;;) {
      const messages = await outbox.claim(5);
      if (messages.length === 0) break;
      await outbox.markSent(messages);
      for (const { email } of messages) {
        waits.push(minute - (waiting.get(email) ?? minute));
        waiting.delete(email);
      }
    }
    advance(MINUTE);
  }
  expect(taken.first).toBe(200);
  expect(taken.first + taken.last).toBe(1000);
  expect(waiting.size).toBe(0);
  expect(Math.max(...waits)).toBe(0);
});

/** Settings of which the mailbox's limits are the only ones. */
const ANY_RATE = { joinRatePerMinute: 1_000, joinRatePerDay: 1_000 };

test('strangers who enter tagged spellings withhold no email from a person', async () => {
  const { join, outbox } = await createTestApi({ settings: ANY_RATE });
  for (const tag of ['1', '2', '3', '4', '5']) {
    expect((await join(`vic.tim+${tag}@gmail.com`)).status).toBe(201);
  }
  for (const person of ['victim', 'v.ictim', 'v.i.ctim']) {
    expect((await join(`${person}@googlemail.com`)).status).toBe(201);
  }
  const sent = async () => {
    const claimed = await outbox.claim(10);
    if (claimed.length > 0) await outbox.markSent(claimed);
    return claimed.map(({ email }) => email.split('@')[0]);
  };
  expect(await sent()).toEqual(['vic.tim+1', 'vic.tim+2', 'vic.tim+3', 'victim']);
  // Asks again, as people do who find no email.
  advance(HOUR);
  expect((await join('victim@googlemail.com')).status).toBe(409);
  expect(await sent()).toEqual([]);
  advance(DAY);
  // The newest of the surplus.
  expect(await sent()).toEqual(['vic.tim+5']);
  expect((await join('victim@googlemail.com')).status).toBe(409);
  expect(await sent()).toEqual(['victim']);
  advance(HOUR);
  expect((await join('victim@googlemail.com')).status).toBe(409);
  expect(await sent()).toEqual(['victim']);
});

test('a client of a network that has to wait is not counted', async () => {
  const settings = readSettings({ JOIN_RATE_PER_MINUTE: '1', JOIN_RATE_PER_DAY: '11' });
  const { countAttempt } = createJoinLimits(settings);
  const client = '2001:db8:1:1::/64';
  const network = '2001:db8:1::/48';
  for (let other = 2; other <= 11; other += 1) {
    expect((await countAttempt({ client: `2001:db8:1:${other}::/64`, network })).wait).toBe(0);
  }
  expect(await countAttempt({ client, network })).toEqual({ wait: 60, isHighVolume: true });
  expect(await countAttempt({ client, network: undefined })).toEqual({
    wait: 0,
    isHighVolume: false,
  });
});
