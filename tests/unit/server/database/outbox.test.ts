import { describe, expect, test } from 'vitest';
import type { OutboxMessage } from '../../../../server/database/outboxQueries.ts';
import { openForTest } from '../support.ts';
import { advance, DAY, HOUR, MINUTE, stopClock } from './clock.ts';
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
      await waitlist.add(`${name}@x.example`, 'en', { isLast: true });
    }
    for (const name of ['e', 'd']) await waitlist.add(`${name}@x.example`, 'en');
    const claimed = async () => (await outbox.claim(1)).map(({ email }) => email[0]);
    expect([await claimed(), await claimed(), await claimed()]).toEqual([['d'], ['e'], ['a']]);
    expect(await claimed()).toEqual([]);
    expect((await waitlist.stats()).outbox.heldBack).toBe(2);
    for (const name of ['f', 'g', 'h', 'i']) await waitlist.add(`${name}@x.example`, 'en');
    expect([await claimed(), await claimed(), await claimed()]).toEqual([['f'], ['g'], ['h']]);
    expect(await claimed()).toEqual([]);
    expect((await waitlist.stats()).outbox.heldBack).toBe(3);
  });

  test('that the operator or its owner requests meets no limit but that of the hour', async () => {
    const { waitlist, outbox } = await openForTest(await newDatabase(), {
      mailPerHour: 4,
      mailPerDomain: 1,
    });
    await waitlist.add('a@x.example', 'en');
    await waitlist.add('b@x.example', 'en');
    await waitlist.add('c@x.example', 'en', { isLast: true });
    expect(await outbox.claim(9)).toHaveLength(1);
    await waitlist.requestMail('b@x.example');
    await waitlist.requestMail('c@x.example');
    const claimed = await outbox.claim(9);
    expect(claimed.map(({ email }) => email[0]).sort()).toEqual(['b', 'c']);
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

  test('waits for the limit of its domain, which is no fault and delays no other', async () => {
    const { waitlist, outbox } = await openForTest(await newDatabase(), { mailPerDomain: 3 });
    const sent: Record<string, number> = {};
    const start = Date.now();
    for (let person = 0; person < 10; person += 1) {
      // The owner of a domain has all its subdomains.
      await waitlist.add(`p${person}@${'abc'[person % 3]}.big.example`, 'en');
    }
    await waitlist.add('ada@small.example', 'en');
    await waitlist.add('bob@gmail.com', 'en');
    for (let minute = 0; minute < 5 * 60; minute += 1) {
      for (const message of await outbox.claim(20)) {
        sent[message.email.split('@')[0] ?? ''] = Math.floor((Date.now() - start) / HOUR);
        // A failed attempt is repeated without a place of its own.
        if (message.attempts === 1) await outbox.markFailed(message, '451 later', new Date());
        else await outbox.markSent([message]);
      }
      expect(await waitlist.mailProblem()).toBeUndefined();
      advance(MINUTE);
    }
    const hours = { p0: 0, p1: 0, p2: 0, p3: 1, p4: 1, p5: 1, p6: 2, p7: 2, p8: 2, p9: 3 };
    expect(sent).toEqual({ ...hours, ada: 0, bob: 0 });
  });

  test('counts for its domain although its person has left', async () => {
    const { waitlist, outbox } = await openForTest(await newDatabase(), { mailPerDomain: 1 });
    await waitlist.add('a@x.example', 'en');
    const [sent] = await outbox.claim(1);
    await outbox.markSent([sent as OutboxMessage]);
    await waitlist.unsubscribe(sent?.linkId ?? '');
    await waitlist.add('b@x.example', 'en');
    expect(await outbox.claim(1)).toEqual([]);
    advance(HOUR);
    expect(await outbox.claim(1)).toHaveLength(1);
  });

  test('over the limit of a mailbox waits for tomorrow, and only the newest', async () => {
    const database = await open();
    const { waitlist, outbox } = database;
    await waitlist.add('ada+4@example.org', 'en', { mail: 'tomorrow' });
    await waitlist.add('ada+5@example.org', 'en', { mail: 'tomorrow' });
    await waitlist.add('bob+5@example.org', 'en', { mail: 'tomorrow' });
    await waitlist.add('ada+4@example.org', 'en', { mail: 'tomorrow' });
    expect(await waitlist.find('ada+4@example.org')).toMatchObject({ mailedAt: null });
    expect(await outbox.claim(9)).toEqual([]);
    advance(DAY);
    expect(await outbox.claim(9)).toMatchObject([
      { email: 'ada+5@example.org' },
      { email: 'bob+5@example.org' },
    ]);
    // One that is under way stays.
    await waitlist.add('ada+6@example.org', 'en', { mail: 'tomorrow' });
    expect(await waitlist.stats()).toMatchObject({ outbox: { waiting: 3 } });
  });

  test('is sent in time although the clock was ahead for a while', async () => {
    const { waitlist, outbox } = await open(2);
    advance(60 * DAY);
    for (const name of ['a', 'b', 'c']) await waitlist.add(`${name}@example.org`, 'en');
    const [, b] = await outbox.claim(2);
    if (b) await outbox.markFailed(b, '451 later', new Date(Date.now() + HOUR));
    advance(-60 * DAY);
    await outbox.correctTimes();
    const sent = await outbox.claim(2);
    expect(sent.map(({ email }) => email[0])).toEqual(['a', 'b']);
    await outbox.markSent(sent);
    advance(HOUR);
    await outbox.correctTimes();
    expect((await outbox.claim(2)).map(({ email }) => email[0])).toEqual(['c']);
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
