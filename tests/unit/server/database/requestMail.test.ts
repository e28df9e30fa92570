import { describe, expect, test } from 'vitest';
import { openForTest } from '../support.ts';
import { advance, DAY, HOUR, MINUTE, stopClock } from './clock.ts';
import { claimOne, DATABASES } from './databases.ts';

const EMAIL = 'ada@example.org';

stopClock();

describe.each(DATABASES)('another mail that a link requests in %s', (_, newDatabase) => {
  const openNew = async () => openForTest(await newDatabase());
  /** Opens a database with a sign-up whose mail was sent just now. */
  const openWithSentMail = async () => {
    const database = await openNew();
    await database.waitlist.add(EMAIL, 'de');
    const message = await claimOne(database);
    await database.outbox.markSent([message]);
    return { ...database, linkId: message.linkId };
  };

  test('is queued an hour after the last one, in its language and with its link id', async () => {
    const database = await openWithSentMail();
    const { waitlist, outbox, linkId } = database;
    advance(59 * MINUTE);
    expect(await waitlist.requestMailAgain(linkId)).toBe('tooSoon');
    expect(await outbox.claim(10)).toEqual([]);
    advance(MINUTE);
    expect(await waitlist.requestMailAgain(linkId)).toBe('queued');
    expect(await claimOne(database)).toMatchObject({ email: EMAIL, language: 'de', linkId });
    expect(await waitlist.statusOf(linkId)).toBe('pending');
  });

  test('and the form that requests it share the hour', async () => {
    const { waitlist, outbox, linkId } = await openWithSentMail();
    advance(HOUR);
    await waitlist.add(EMAIL, 'de');
    await outbox.markSent(await outbox.claim(10));
    advance(59 * MINUTE);
    expect(await waitlist.requestMailAgain(linkId)).toBe('tooSoon');
    expect(await outbox.claim(10)).toEqual([]);
  });

  test('is not queued while one waits, but once that was given up', async () => {
    const database = await openNew();
    const { waitlist, outbox } = database;
    await waitlist.add(EMAIL, 'en');
    const message = await claimOne(database);
    await outbox.markFailed(message, 'timed out', new Date(Date.now() + DAY));
    advance(2 * HOUR);
    expect(await waitlist.requestMailAgain(message.linkId)).toBe('tooSoon');
    expect(await outbox.claim(10)).toEqual([]);
    await outbox.markFailed(message, 'timed out', null);
    expect(await waitlist.requestMailAgain(message.linkId)).toBe('queued');
    await claimOne(database);
  });

  test('is queued once, however many requests come at once', async () => {
    const { waitlist, outbox, linkId } = await openWithSentMail();
    advance(HOUR);
    const atOnce = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, work));
    // Opens the connections of PostgreSQL, so that the requests run at the same time.
    await atOnce(waitlist.count);
    const results = await atOnce(() => waitlist.requestMailAgain(linkId));
    expect(results.filter((result) => result === 'queued')).toHaveLength(1);
    expect(await outbox.claim(10)).toHaveLength(1);
  });

  test('is not sent to an address that is confirmed or gone', async () => {
    const { waitlist, outbox, linkId } = await openWithSentMail();
    advance(HOUR);
    await waitlist.confirm(linkId);
    expect(await waitlist.requestMailAgain(linkId)).toBe('confirmed');
    await waitlist.unsubscribe(linkId);
    expect(await waitlist.requestMailAgain(linkId)).toBe('notFound');
    expect(await outbox.claim(10)).toEqual([]);
  });
});
