import { describe, expect, test } from 'vitest';
import { hashesWith, openForTest } from '../../support.ts';
import { asyncIterableOf, claimOne, DATABASES, entryOf, listed } from '../databases.ts';

describe.each(DATABASES)('an address that unsubscribes, in %s,', (_, newDatabase) => {
  const openNew = async () => openForTest(await newDatabase());

  test('is removed with the mail that waits, and can join anew', async () => {
    const database = await openNew();
    const { waitlist, outbox } = database;
    await waitlist.add('ada@example.org', 'en');
    const { linkId } = await claimOne(database);
    expect(await waitlist.unsubscribe(linkId)).toBe(true);
    expect(await waitlist.unsubscribe(linkId)).toBe(false);
    expect(await waitlist.find('ada@example.org')).toBeUndefined();
    expect(await listed(outbox.entries())).toEqual([]);

    expect(await waitlist.add('ada@example.org', 'en')).toBe('joined');
    expect((await claimOne(database)).linkId).toBe(linkId);
  });

  test('is left out by an import until joining anew, whichever secret is the newest', async () => {
    const url = await newDatabase();
    const before = await openForTest(url, { hashesOf: hashesWith('older') });
    await before.waitlist.add('Ada@example.org', 'en');
    await before.waitlist.unsubscribe((await claimOne(before)).linkId);

    const { waitlist } = await openForTest(url);
    const ada = entryOf('ADA@example.org');
    const bob = entryOf('bob@example.org');
    expect(await waitlist.import(asyncIterableOf(ada, bob))).toBe(1);
    expect(await waitlist.find('ada@example.org')).toBeUndefined();

    expect(await waitlist.add('ada@example.org', 'en')).toBe('joined');
    await waitlist.remove('ada@example.org');
    expect(await waitlist.import(asyncIterableOf(ada))).toBe(1);
  });

  test('cannot be recognized without secrets, so nothing is imported', async () => {
    const url = await newDatabase();
    const { waitlist } = await openForTest(url);
    const unsubscribedAt = '2026-01-02T03:04:05.000Z';
    await waitlist.importUnsubscribed(asyncIterableOf({ hash: 'h', unsubscribedAt, linkId: 'l' }));
    const other = await openForTest(url, {});
    const entries = asyncIterableOf(entryOf('ada@example.org'));
    await expect(other.waitlist.import(entries)).rejects.toThrow(/MAIL_SECRETS/);
  });
});
