import { describe, expect, test } from 'vitest';
import { openForTest } from '../../support.ts';
import { advance, DAY, HOUR, MINUTE, stopClock } from '../clock.ts';
import { claimOne, DATABASES, listed } from '../databases.ts';

stopClock();

describe.each(DATABASES)('joining, in %s,', (_, newDatabase) => {
  const openNew = async () => openForTest(await newDatabase());

  test('stores a pending sign-up and its mail in the language of the page', async () => {
    const database = await openNew();
    await database.waitlist.add('Ada@example.org', 'de');
    expect(await database.waitlist.stats()).toMatchObject({ total: 1, confirmed: 0, pending: 1 });
    const message = await claimOne(database);
    expect(message).toMatchObject({ email: 'Ada@example.org', language: 'de', attempts: 1 });
    expect(message.linkId).toMatch(/^[\w-]{22}$/);
    expect(await database.waitlist.statusOf(message.linkId)).toBe('pending');
  });

  test('again while the mail waits does not queue a second one', async () => {
    const { waitlist, outbox } = await openNew();
    await waitlist.add('ada@example.org', 'en');
    advance(2 * HOUR);
    expect(await waitlist.add('ada@example.org', 'de')).toBe('alreadyRegistered');
    expect(await outbox.claim(10)).toMatchObject([{ language: 'en' }]);
  });

  test('again sends the mail again an hour after the last one, in the language of now', async () => {
    const database = await openNew();
    const { waitlist, outbox } = database;
    await waitlist.add('ada@example.org', 'en');
    const first = await claimOne(database);
    advance(3 * HOUR);
    await outbox.markSent([first]);

    advance(59 * MINUTE);
    expect(await waitlist.add('ada@example.org', 'de')).toBe('alreadyRegistered');
    expect(await outbox.claim(10)).toEqual([]);
    advance(MINUTE);
    expect(await waitlist.add('ADA@example.org', 'de')).toBe('alreadyRegistered');
    const second = await claimOne(database);
    expect(second).toMatchObject({ language: 'de', linkId: first.linkId, attempts: 1 });
    expect(second.id).not.toBe(first.id);
  });

  test('again takes up a mail that was given up, and starts to count anew', async () => {
    const database = await openNew();
    await database.waitlist.add('ada@example.org', 'en');
    await database.outbox.markFailed(await claimOne(database), 'timed out', null);
    advance(2 * DAY);
    expect(await database.outbox.claim(10)).toEqual([]);
    await database.waitlist.add('ada@example.org', 'en');
    expect(await listed(database.outbox.entries())).toMatchObject([
      { attempts: 0, lastError: null },
    ]);
    await claimOne(database);
  });

  test('again when confirmed sends nothing', async () => {
    const database = await openNew();
    await database.waitlist.add('ada@example.org', 'en');
    const message = await claimOne(database);
    await database.outbox.markSent([message]);
    await database.waitlist.confirm(message.linkId);
    advance(DAY);
    expect(await database.waitlist.add('ada@example.org', 'en')).toBe('alreadyRegistered');
    expect(await listed(database.outbox.entries())).toEqual([]);
  });

  test('50 times at once queues one mail', async () => {
    const { waitlist, outbox } = await openNew();
    const add = () => waitlist.add('ada@example.org', 'en');
    await Promise.all(Array.from({ length: 50 }, add));
    const first = await outbox.claim(10);
    expect(first).toHaveLength(1);
    await outbox.markSent(first);
    advance(2 * HOUR);
    await Promise.all(Array.from({ length: 50 }, add));
    expect(await outbox.claim(10)).toHaveLength(1);
  });
});
