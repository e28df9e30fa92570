import { describe, expect, test } from 'vitest';
import type { WaitlistDatabase } from '../../../../server/database/openDatabase.ts';
import { CLAIM_MS } from '../../../../server/database/outboxRows.ts';
import { openForTest } from '../support.ts';
import { advance, DAY, HOUR, stopClock } from './clock.ts';
import { claimOne, DATABASES } from './databases.ts';

stopClock();

describe.each(DATABASES)('a message in %s', (_, newDatabase) => {
  /** Opens a database to which these people have joined, one a millisecond. */
  const openWith = async (...names: string[]) => openWithLimit(undefined, ...names);
  const openWithLimit = async (mailPerHour: number | undefined, ...names: string[]) => {
    const database = await openForTest(await newDatabase(), { mailPerHour });
    for (const name of names) {
      await database.waitlist.add(name.includes('@') ? name : `${name}@example.org`, 'en');
      advance(1);
    }
    return database;
  };

  test('is claimed in its turn, up to the limit, and once', async () => {
    const { outbox } = await openWith('a', 'b', 'c');
    const emails = async () => (await outbox.claim(2)).map(({ email }) => email);
    expect(await emails()).toEqual(['a@example.org', 'b@example.org']);
    expect(await emails()).toEqual(['c@example.org']);
    expect(await emails()).toEqual([]);
  });

  test('goes last, and within half of the hour, if its client has entered many', async () => {
    const { waitlist, outbox } = await openWithLimit(6);
    for (const name of ['a', 'b', 'c', 'd']) await waitlist.add(`${name}@x.example`, 'en', 'late');
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

  test('is free again some time after a process died, which then cannot fail it', async () => {
    const database = await openWith('ada');
    const late = await claimOne(database);
    advance(CLAIM_MS - 1);
    expect(await database.outbox.claim(10)).toEqual([]);
    advance(1);
    expect(await claimOne(database)).toMatchObject({ id: late.id, attempts: 2 });
    await database.outbox.markFailed(late, 'timed out', new Date());
    expect(await database.outbox.claim(10)).toEqual([]);
  });

  test('is claimed once by several at once, who share the limit of an hour', async () => {
    const url = await newDatabase();
    const open = () => openForTest(url, { mailPerHour: 50 });
    const databases = await Promise.all([open(), open(), open()]);
    const emails = Array.from({ length: 60 }, (_, i) => `person${i}@example.org`);
    for (const email of emails) await databases[0]?.waitlist.add(email, 'en');

    const claimed: string[] = [];
    const claimAll = async ({ outbox }: WaitlistDatabase) => {
      for (;;) {
        const messages = await outbox.claim(3);
        if (messages.length === 0) return;
        claimed.push(...messages.map(({ email }) => email));
        await outbox.markSent(messages);
      }
    };
    await Promise.all([...databases, ...databases].map(claimAll));
    expect(claimed).toHaveLength(50);
    advance(HOUR);
    await Promise.all([...databases, ...databases].map(claimAll));
    expect(claimed.sort()).toEqual(emails.sort());
  });

  test('waits for its turn once an hour is used up, and none is lost', async () => {
    const names = Array.from({ length: 7 }, (_, number) => `person${number}`);
    const { waitlist, outbox } = await openWithLimit(3, ...names);
    const emails = names.map((name) => `${name}@example.org`);
    const claimed: string[] = [];
    for (const heldBack of [4, 1, 0]) {
      const messages = await outbox.claim(10);
      claimed.push(...messages.map(({ email }) => email));
      expect(await outbox.claim(10)).toEqual([]);
      expect((await waitlist.stats()).outbox.heldBack).toBe(heldBack);
      advance(HOUR - 1);
      if (heldBack > 0) expect(await outbox.claim(10)).toEqual([]);
      await outbox.markSent(messages);
      advance(1);
    }
    expect(claimed).toEqual(emails);
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
    const { waitlist, outbox } = await openWithLimit(2);
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

  test('that is sent is gone, and clears an earlier refusal', async () => {
    const database = await openWith('ada');
    const { waitlist, outbox } = database;
    const refused = await claimOne(database);
    await outbox.markRefused(refused, '550 no such user');
    expect(await outbox.entries()).toEqual([]);
    expect(await waitlist.find('ada@example.org')).toMatchObject({ refusal: '550 no such user' });

    await waitlist.requestMail('ada@example.org');
    const sent = await claimOne(database);
    // The `Message-ID` is made of it.
    expect(sent.id).not.toBe(refused.id);
    await outbox.markSent([sent]);
    expect(await waitlist.find('ada@example.org')).toMatchObject({ refusal: null });
    expect(await outbox.entries()).toEqual([]);
  });

  test('that failed is due at its next attempt, and is listed with the reason', async () => {
    const database = await openWith('ada');
    const { waitlist, outbox } = database;
    const next = new Date(Date.now() + HOUR);
    await outbox.markFailed(await claimOne(database), '451 try later', next);
    await waitlist.add('bob@example.org', 'en');
    const [ada, bob] = await outbox.entries();
    expect(ada).toEqual({
      email: 'ada@example.org',
      attempts: 1,
      nextAttemptAt: next.toISOString(),
      lastError: '451 try later',
    });
    const nextAttemptAt = new Date().toISOString();
    expect(bob).toMatchObject({ attempts: 0, nextAttemptAt, lastError: null });
    advance(HOUR - 1);
    expect((await outbox.claim(10)).map(({ email }) => email)).toEqual(['bob@example.org']);
    advance(1);
    const again = await claimOne(database);
    expect(again).toMatchObject({ email: 'ada@example.org', attempts: 2 });

    await outbox.markFailed(again, 'timed out', null);
    advance(DAY);
    const [givenUp] = await outbox.entries();
    expect(givenUp).toMatchObject({ nextAttemptAt: null, lastError: 'timed out' });
  });

  test('that waits is dropped when its sign-up is confirmed, at the first time', async () => {
    const database = await openWith('ada');
    const { waitlist, outbox } = database;
    const { linkId } = await claimOne(database);
    expect(await waitlist.confirm(linkId)).toBe(true);
    const entry = await waitlist.find('ada@example.org');
    expect(entry?.confirmedAt).toMatch(/^\d{4}-/);
    advance(DAY);
    expect(await waitlist.confirm(linkId)).toBe(true);
    expect(await waitlist.find('ada@example.org')).toEqual(entry);
    expect(await outbox.claim(10)).toEqual([]);
  });
});
