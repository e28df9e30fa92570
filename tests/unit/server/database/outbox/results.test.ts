import { describe, expect, test } from 'vitest';
import { openForTest } from '../../support.ts';
import { advance, HOUR, stopClock } from '../clock.ts';
import { claimOne, DATABASES, listed } from '../databases.ts';

stopClock();

describe.each(DATABASES)('a message in %s', (_, newDatabase) => {
  const openNew = async () => openForTest(await newDatabase());

  test('that is sent is gone, and clears an earlier refusal', async () => {
    const database = await openNew();
    const { waitlist, outbox } = database;
    await waitlist.add('ada@example.org', 'en');
    await outbox.markRefused(await claimOne(database), '550 no such user');
    expect(await listed(outbox.entries())).toEqual([]);
    expect(await waitlist.find('ada@example.org')).toMatchObject({ refusal: '550 no such user' });

    await waitlist.requestMail('ada@example.org');
    await outbox.markSent([await claimOne(database)]);
    expect(await waitlist.find('ada@example.org')).toMatchObject({ refusal: null });
    expect(await listed(outbox.entries())).toEqual([]);
    await outbox.markSent([]);
  });

  test('that failed is due at its next attempt, and is listed with the reason', async () => {
    const database = await openNew();
    const { waitlist, outbox } = database;
    await waitlist.add('ada@example.org', 'en');
    const next = new Date(Date.now() + HOUR);
    await outbox.markFailed(await claimOne(database), '451 try later', next);
    await waitlist.add('bob@example.org', 'en');
    expect(await listed(outbox.entries())).toEqual([
      {
        email: 'ada@example.org',
        attempts: 1,
        nextAttemptAt: next.toISOString(),
        lastError: '451 try later',
      },
      {
        email: 'bob@example.org',
        attempts: 0,
        nextAttemptAt: new Date().toISOString(),
        lastError: null,
      },
    ]);
    advance(HOUR - 1);
    expect((await outbox.claim(10)).map(({ email }) => email)).toEqual(['bob@example.org']);
    advance(1);
    expect(await outbox.claim(10)).toContainEqual(
      expect.objectContaining({ email: 'ada@example.org', attempts: 2 }),
    );
  });

  test('that is given up is listed without a next attempt', async () => {
    const database = await openNew();
    await database.waitlist.add('ada@example.org', 'en');
    await database.outbox.markFailed(await claimOne(database), 'timed out', null);
    expect(await listed(database.outbox.entries())).toMatchObject([
      { nextAttemptAt: null, lastError: 'timed out' },
    ]);
  });

  test('never gets the id of an earlier one', async () => {
    const database = await openNew();
    const ids = new Set<unknown>();
    for (const name of ['a', 'b', 'c']) {
      await database.waitlist.add(`${name}@example.org`, 'en');
      const message = await claimOne(database);
      ids.add(message.id);
      await database.outbox.markSent([message]);
    }
    expect(ids.size).toBe(3);
  });

  test('goes with its sign-up when the operator removes it', async () => {
    const { waitlist, outbox } = await openNew();
    await waitlist.add('ada@example.org', 'en');
    await waitlist.remove('ada@example.org');
    expect(await outbox.claim(10)).toEqual([]);
    expect(await listed(outbox.entries())).toEqual([]);
  });
});
