import { describe, expect, test } from 'vitest';
import { CLAIM_MS } from '../../../../../server/database/outboxQueries.ts';
import type { WaitlistDatabase } from '../../../../../server/database/waitlistDatabase.ts';
import { openForTest } from '../../support.ts';
import { advance, stopClock } from '../clock.ts';
import { claimOne, DATABASES } from '../databases.ts';

stopClock();

describe.each(DATABASES)('a claim in %s', (_, newDatabase) => {
  const openNew = async () => openForTest(await newDatabase());

  test('takes up to the limit, oldest first, and gives nothing twice', async () => {
    const { waitlist, outbox } = await openNew();
    for (const name of ['a', 'b', 'c']) {
      await waitlist.add(`${name}@example.org`, 'en');
      advance(1);
    }
    const emails = async () => (await outbox.claim(2)).map(({ email }) => email);
    expect(await emails()).toEqual(['a@example.org', 'b@example.org']);
    expect(await emails()).toEqual(['c@example.org']);
    expect(await emails()).toEqual([]);
  });

  test('that a dying process leaves behind is free after its time', async () => {
    const database = await openNew();
    await database.waitlist.add('ada@example.org', 'en');
    const { id } = await claimOne(database);
    advance(CLAIM_MS - 1);
    expect(await database.outbox.claim(10)).toEqual([]);
    advance(1);
    expect(await claimOne(database)).toMatchObject({ id, attempts: 2 });
  });

  test('that ran out cannot fail the attempt of who claimed the message next', async () => {
    const database = await openNew();
    await database.waitlist.add('ada@example.org', 'en');
    const late = await claimOne(database);
    advance(CLAIM_MS);
    await claimOne(database);
    await database.outbox.markFailed(late, 'timed out', new Date());
    expect(await database.outbox.claim(10)).toEqual([]);
  });

  test('of several at once is never of the same message', async () => {
    const url = await newDatabase();
    const databases = await Promise.all([openForTest(url), openForTest(url), openForTest(url)]);
    const emails = Array.from({ length: 60 }, (_, i) => `person${i}@example.org`);
    for (const email of emails) await databases[0]?.waitlist.add(email, 'en');

    const claimed: string[] = [];
    const claimAll = async ({ outbox }: WaitlistDatabase) => {
      for (;;) {
        const messages = await outbox.claim(3);
        if (messages.length === 0) return;
        claimed.push(...messages.map(({ email }) => email));
      }
    };
    await Promise.all([...databases, ...databases].map(claimAll));
    expect(claimed.sort()).toEqual(emails.sort());
  });
});
