import { describe, expect, test } from 'vitest';
import type { OutboxMessage } from '../../../../server/database/outboxQueries.ts';
import { openForTest } from '../support.ts';
import { advance, DAY, HOUR, stopClock } from './clock.ts';
import { claimOne, DATABASES } from './databases.ts';

stopClock();

describe.each(DATABASES)('a message in %s', (_, newDatabase) => {
  const open = async (mailPerHour = Number.POSITIVE_INFINITY) =>
    openForTest(await newDatabase(), { mailPerHour });
  /** Opens a database to which people have joined. */
  const openWith = async (...emails: string[]) => {
    const database = await open();
    for (const email of emails) await database.waitlist.add(email, 'en');
    return database;
  };

  test('goes last, and within half of the hour, if its client has entered many', async () => {
    const { waitlist, outbox } = await open(6);
    for (const name of ['a', 'b', 'c', 'd']) {
      await waitlist.add(`${name}@x.example`, 'en', { mail: 'late' });
    }
    for (const name of ['e', 'd']) await waitlist.add(`${name}@x.example`, 'en');
    const claimed = async () => (await outbox.claim(1)).map(({ email }) => email[0]);
    expect([await claimed(), await claimed(), await claimed()]).toEqual([['e'], ['d'], ['a']]);
    expect(await claimed()).toEqual([]);
    expect((await waitlist.stats()).outbox.heldBack).toBe(2);
    for (const name of ['f', 'g', 'h', 'i']) await waitlist.add(`${name}@x.example`, 'en');
    expect([await claimed(), await claimed(), await claimed()]).toEqual([['f'], ['g'], ['h']]);
    expect(await claimed()).toEqual([]);
    expect((await waitlist.stats()).outbox.heldBack).toBe(3);
  });

  test('is claimed once by several at once, who share the limit of an hour', async () => {
    const url = await newDatabase();
    const openAgain = () => openForTest(url, { mailPerHour: 50 });
    const databases = await Promise.all([openAgain(), openAgain(), openAgain()]);
    const emails = Array.from({ length: 60 }, (_, i) => `person${i}@example.org`);
    for (const email of emails) await databases[0]?.waitlist.add(email, 'en');

    const claimed: OutboxMessage[] = [];
    const claimAll = () =>
      Promise.all(
        [...databases, ...databases].map(async ({ outbox }) => {
          for (;;) {
            const messages = await outbox.claim(3);
            if (messages.length === 0) return;
            claimed.push(...messages);
          }
        }),
      );
    await claimAll();
    expect(claimed).toHaveLength(50);
    advance(HOUR - 1);
    await claimAll();
    // An email counts from its claim on.
    await databases[0]?.outbox.markSent(claimed);
    expect(claimed).toHaveLength(50);
    advance(1);
    await claimAll();
    expect(claimed.map(({ email }) => email).sort()).toEqual(emails.sort());
  });

  test('takes turns with those to other domains, however many its own has', async () => {
    const big = ['a', 'b', 'c', 'd'].map((name) => `${name}@Big.example`);
    const { waitlist, outbox } = await openWith(...big, 'e@one.example', 'f@two.example');
    const names = async (limit: number) => (await outbox.claim(limit)).map(({ email }) => email[0]);
    expect(await names(4)).toEqual(['a', 'e', 'f', 'b']);
    await waitlist.add('g@one.example', 'en');
    await waitlist.add('h@three.example', 'en');
    expect(await names(4)).toEqual(['h', 'g', 'c', 'd']);
  });

  test('is sent in time although the clock was ahead for a while', async () => {
    const { waitlist, outbox } = await open(2);
    advance(60 * DAY);
    for (const name of ['a', 'b', 'c']) await waitlist.add(`${name}@example.org`, 'en');
    const [, b] = await outbox.claim(2);
    if (b) await outbox.markFailed(b, '451 later', new Date(Date.now() + HOUR));
    advance(-60 * DAY);
    const sent = await outbox.claim(2);
    expect(sent.map(({ email }) => email[0])).toEqual(['a', 'c']);
    await outbox.markSent(sent);
    advance(HOUR);
    expect((await outbox.claim(2)).map(({ email }) => email[0])).toEqual(['b']);
  });

  test('is sent again once, however many requests come at once', async () => {
    const database = await openWith('ada@example.org');
    const { waitlist, outbox } = database;
    const message = await claimOne(database);
    await outbox.markSent([message]);
    advance(HOUR);
    const atOnce = (work: () => Promise<unknown>) => Promise.all(Array.from({ length: 20 }, work));
    // Opens the connections of PostgreSQL, so that the requests run at the same time.
    await atOnce(waitlist.count);
    await Promise.all([
      atOnce(() => waitlist.add('ada@example.org', 'en')),
      atOnce(() => waitlist.requestMailAgain(message.linkId)),
    ]);
    await claimOne(database);
  });
});
