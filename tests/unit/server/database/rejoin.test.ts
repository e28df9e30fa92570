import { describe, expect, test } from 'vitest';
import type { WaitlistDatabase } from '../../../../server/database/openDatabase.ts';
import { addressHashes } from '../../../../server/mail/secrets.ts';
import { openForTest } from '../support.ts';
import { advance, DAY, stopClock } from './clock.ts';
import { asyncIterableOf, DATABASES, entryOf } from './databases.ts';

stopClock();

const EMAIL = 'ada@example.org';

/** Hashes the key of `EMAIL`, which is the address itself. */
const hashOf = (secret: string) => addressHashes([secret])(EMAIL)[0] ?? '';

/** Opens a database with these secrets, newest first. */
const open = (url: string, ...secrets: string[]) =>
  openForTest(url, { hashesOf: addressHashes(secrets) });

/** Adds the address and resolves to the id in its links. */
async function joinList({ waitlist }: WaitlistDatabase): Promise<string> {
  expect(await waitlist.add(EMAIL, 'en')).toBe('joined');
  return (await waitlist.find(EMAIL))?.linkId ?? '';
}

describe.each(DATABASES)('an address that unsubscribed in %s', (_, newDatabase) => {
  test('has the links of the last time when it left several times', async () => {
    const database = await open(await newDatabase(), 'newest', 'old', 'older');
    await database.waitlist.importUnsubscribed(
      asyncIterableOf(
        { hash: hashOf('old'), unsubscribedAt: '2026-01-02T03:04:05.000Z', linkId: 'last' },
        { hash: hashOf('older'), unsubscribedAt: '2026-01-01T03:04:05.000Z', linkId: 'first' },
      ),
    );
    expect(await joinList(database)).toBe('last');
    // All of that is forgotten now.
    await database.waitlist.remove(EMAIL);
    expect(await joinList(database)).toMatch(/^[\w-]{22}$/);
  });

  test('gets one email in all from strangers, until its owner confirms', async () => {
    const database = await open(await newDatabase(), 'secret');
    const { waitlist, outbox } = database;
    const emails = async () => {
      const claimed = await outbox.claim(10);
      if (claimed.length > 0) await outbox.markSent(claimed);
      return claimed.length;
    };
    const leave = async (linkId: string) => {
      await waitlist.unsubscribe(linkId);
      advance(DAY);
      await outbox.forgetCounts();
    };
    const linkId = await joinList(database);
    expect(await emails()).toBe(1);
    await leave(linkId);
    for (const expected of [1, 0, 0]) {
      await joinList(database);
      expect(await emails()).toBe(expected);
      await leave(linkId);
    }
    await joinList(database);
    await waitlist.confirm(linkId);
    await leave(linkId);
    await joinList(database);
    expect(await emails()).toBe(1);
  });

  test('is stored once, however many requests come at once', async () => {
    const database = await open(await newDatabase(), 'secret');
    const linkId = await joinList(database);
    await database.waitlist.unsubscribe(linkId);
    const results = await Promise.all(
      Array.from({ length: 20 }, () => database.waitlist.add(EMAIL, 'en')),
    );
    expect(results.filter((result) => result === 'joined')).toHaveLength(1);
    expect(await database.waitlist.statusOf(linkId)).toBe('pending');
    expect(await database.outbox.claim(10)).toMatchObject([{ email: EMAIL, linkId }]);
  });

  test('is left out by an import, whichever secret is the newest', async () => {
    const url = await newDatabase();
    const before = await open(url, 'old');
    const linkId = await joinList(before);
    await before.waitlist.unsubscribe(linkId);

    const { waitlist } = await open(url, 'new', 'old');
    const entries = asyncIterableOf(entryOf('ADA@example.org'), entryOf('bob@example.org'));
    expect(await waitlist.import(entries)).toMatchObject({ added: 1 });
    expect(await waitlist.find(EMAIL)).toBeUndefined();
  });
});
