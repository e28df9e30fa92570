import { expect, test } from 'vitest';
import { createJoinLimits } from '../../../../server/api/joinLimits.ts';
import { readSettings } from '../../../../server/settings.ts';
import { advance, HOUR, MINUTE, stopClock } from '../database/clock.ts';
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
    return isHighVolume ? 'late' : 'first';
  };
}

test('an attack from one /48 network delays nobody’s first mail by more than 10 minutes', async () => {
  const { waitlist, outbox } = await openForTest(undefined, { mailPerHour: 600 });
  const attack = attackerOf('2001:db8:1');
  const taken = { refused: 0, late: 0, first: 0 };
  const waits: number[] = [];
  const waiting = new Map<string, number>();
  for (let minute = 0; minute < 200; minute += 1) {
    for (let attempt = 0; attempt < 200; attempt += 1) {
      const mail = await attack();
      taken[mail] += 1;
      const victim = `victim${minute}.${attempt}@domain${attempt % 40}.example`;
      if (mail !== 'refused') await waitlist.add(victim, 'en', { mail });
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
  expect(taken.first + taken.late).toBe(1000);
  expect(waiting.size).toBe(0);
  expect(Math.max(...waits)).toBe(0);
});

test('a mailbox gets three mails a day, whatever tags and dots its address has', async () => {
  const { join, waitlist, outbox } = await createTestApi();
  const spellings = ['ada.l', 'adal+1', 'a.d.a.l+2', 'adal+3', 'ada.l+4'];
  for (const name of spellings) {
    expect((await join(`${name}@gmail.com`)).status).toBe(201);
  }
  expect((await join('adal+5@googlemail.com')).status).toBe(201);
  const sent = await outbox.claim(10);
  expect(sent).toHaveLength(3);
  await outbox.markSent(sent);
  expect(await waitlist.count()).toBe(6);
  advance(24 * HOUR);
  expect((await join('ada.l+4@gmail.com')).status).toBe(409);
  expect(await outbox.claim(10)).toMatchObject([{ email: 'ada.l+4@gmail.com' }]);
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
