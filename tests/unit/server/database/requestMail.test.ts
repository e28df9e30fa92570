import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startPostgresServer } from '../../../../harness/postgresServer.ts';
import { openDatabase } from '../../../../server/database/openDatabase.ts';
import type { OutboxMessage } from '../../../../server/database/outboxQueries.ts';
import type { WaitlistDatabase } from '../../../../server/database/waitlistDatabase.ts';
import { newDatabaseUrl } from '../../../support/temporaryFolder.ts';

const server = await startPostgresServer();
afterAll(() => server.remove(), 60_000);

const EMAIL = 'ada@example.org';
const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  return () => void vi.useRealTimers();
});

const advance = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** Claims the one message that is due. */
async function claimOne({ outbox }: WaitlistDatabase): Promise<OutboxMessage> {
  const [message, ...others] = await outbox.claim(10);
  expect(others).toEqual([]);
  if (message === undefined) throw new Error('No message is due.');
  return message;
}

describe.each([
  ['SQLite', () => Promise.resolve(newDatabaseUrl())],
  ['PostgreSQL', () => server.createDatabase()],
])('another mail that a link requests in %s', (_, newDatabase) => {
  const openNew = async () => {
    const database = await openDatabase(await newDatabase());
    onTestFinished(database.close);
    return database;
  };
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
    advance(60 * MINUTE);
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
    await outbox.markFailed(message, 'timed out', new Date(Date.now() + 24 * 60 * MINUTE));
    advance(2 * 60 * MINUTE);
    expect(await waitlist.requestMailAgain(message.linkId)).toBe('tooSoon');
    expect(await outbox.claim(10)).toEqual([]);
    await outbox.markFailed(message, 'timed out', null);
    expect(await waitlist.requestMailAgain(message.linkId)).toBe('queued');
    await claimOne(database);
  });

  test('is queued once, however many requests come at once', async () => {
    const { waitlist, outbox, linkId } = await openWithSentMail();
    advance(60 * MINUTE);
    const atOnce = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, work));
    // Opens the connections of PostgreSQL, so that the requests run at the same time.
    await atOnce(waitlist.count);
    const results = await atOnce(() => waitlist.requestMailAgain(linkId));
    expect(results.filter((result) => result === 'queued')).toHaveLength(1);
    expect(await outbox.claim(10)).toHaveLength(1);
  });

  test('is not sent to an address that is confirmed or gone', async () => {
    const { waitlist, outbox, linkId } = await openWithSentMail();
    advance(60 * MINUTE);
    await waitlist.confirm(linkId);
    expect(await waitlist.requestMailAgain(linkId)).toBe('confirmed');
    await waitlist.unsubscribe(linkId);
    expect(await waitlist.requestMailAgain(linkId)).toBe('notFound');
    expect(await outbox.claim(10)).toEqual([]);
  });
});
