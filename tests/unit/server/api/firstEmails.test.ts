import { expect, test } from 'vitest';
import { createJoinLimits } from '../../../../server/api/joinLimits.ts';
import { readSettings } from '../../../../server/settings.ts';
import { advance, HOUR, MINUTE, stopClock } from '../database/clock.ts';
import { openForTest } from '../support.ts';

/*
 * What docs/deployment/mail.md#limits says about the emails of people and strangers, with the
 * default settings.
 */

stopClock();

/** Opens a service whose mail server accepts one email in six seconds. */
async function openService() {
  const settings = readSettings({});
  const { waitlist, outbox } = await openForTest(undefined, settings);
  const limits = createJoinLimits(settings);
  const joined = new Map<string, number>();
  /** The minutes that each address waited for its email. */
  const waits = new Map<string, number>();
  return {
    waits,
    /** Joins as a client, as often as its limits allow. */
    async join(client: string, email: string) {
      const { wait, isHighVolume } = await limits.countAttempt({ client, network: undefined });
      if (wait > 0) return false;
      await waitlist.add(email, 'en', {
        mail: await limits.countMail(email),
        isLast: isHighVolume,
      });
      joined.set(email, Date.now());
      return true;
    },
    async pass(minutes: number) {
      for (let minute = 0; minute < minutes; minute += 1) {
        for (const message of await outbox.claim(10)) {
          await outbox.markSent([message]);
          waits.set(message.email, (Date.now() - (joined.get(message.email) ?? 0)) / MINUTE);
        }
        advance(MINUTE);
      }
    },
    waitsOf: (pattern: RegExp) =>
      [...waits].filter(([email]) => pattern.test(email)).map(([, minutes]) => minutes),
  };
}

const CLIENTS = Array.from({ length: 30 }, (_, client) => `192.0.2.${client}`);

test('thirty clients that fill one domain delay no person by more than 10 minutes', async () => {
  const { join, pass, waits, waitsOf } = await openService();
  let taken = 0;
  for (let address = 0; address < 20; address += 1) {
    for (const client of CLIENTS) {
      taken += Number(await join(client, `p${address}.${client}@catch-all.example`));
    }
    await join(`198.51.100.${address}`, `person${address}@gmail.com`);
    await join(`203.0.113.${address}`, `person${address}@small${address}.example`);
    await pass(1);
  }
  await pass(10);
  expect(taken).toBe(600);
  expect(waitsOf(/^person/)).toHaveLength(40);
  expect(Math.max(...waitsOf(/^person/))).toBeLessThanOrEqual(10);
  expect(waits.size).toBe(40 + 30);
});

test('the last of 200 colleagues waits six hours, and the first 30 not at all', async () => {
  const { join, pass, waitsOf } = await openService();
  for (let person = 0; person < 200; person += 1) {
    await join(`192.0.2.${person}`, `p${person}@company.example`);
  }
  await pass(7 * 60);
  const waits = waitsOf(/company/);
  expect(waits).toHaveLength(200);
  expect(waits.filter((minutes) => minutes < 10)).toHaveLength(30);
  expect(Math.max(...waits)).toBeGreaterThan(6 * 60 - 5);
  expect(Math.max(...waits)).toBeLessThan(6 * 60 + 10);
});

test('strangers can hold up the people of one small domain', async () => {
  const { join, pass, waitsOf } = await openService();
  for (const client of CLIENTS) {
    await join(client, `p.${client}@small.example`);
    await join(client, `q.${client}@small.example`);
  }
  await join('203.0.113.1', 'person@small.example');
  await pass(3 * 60);
  expect(waitsOf(/^person/)[0]).toBeCloseTo(120, -1);
});

test('thirty clients with addresses of large providers fill an hour', async () => {
  const { join, pass, waitsOf } = await openService();
  for (const client of CLIENTS) {
    for (let address = 0; address < 20; address += 1) {
      await join(client, `p${address}.${client.replaceAll('.', '-')}@gmail.com`);
    }
  }
  await join('203.0.113.1', 'person@small.example');
  await pass(2 * 60);
  expect(waitsOf(/^person/)[0]).toBeGreaterThanOrEqual(HOUR / MINUTE - 1);
});

test('what a client asks for beyond 20 a day goes last, and leaves half of the hour', async () => {
  const { join, pass, waitsOf } = await openService();
  for (const client of CLIENTS) {
    for (let address = 0; address < 20; address += 1) {
      await join(client, `p${address}.${client}@d${address}-${client.at(-1)}.example`);
    }
  }
  await pass(90);
  for (const client of CLIENTS) {
    for (let address = 20; address < 40; address += 1) {
      await join(client, `q${address}.${client}@d${address}-${client.at(-1)}.example`);
    }
  }
  await pass(40);
  await join('203.0.113.1', 'person@small.example');
  await pass(10);
  expect(waitsOf(/^q/)).toHaveLength(300);
  expect(waitsOf(/^person/)[0]).toBe(0);
});
