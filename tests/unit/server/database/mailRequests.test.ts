import { describe, expect, test } from 'vitest';
import { openForTest } from '../support.ts';
import { advance, DAY, HOUR, MINUTE, stopClock } from './clock.ts';
import { claimOne, DATABASES } from './databases.ts';

const EMAIL = 'ada@example.org';

stopClock();

describe.each(DATABASES)('the mail to confirm a sign-up, in %s,', (_, newDatabase) => {
  /** Opens a database with a sign-up whose mail is claimed. */
  const openWithSignup = async () => {
    const database = await openForTest(await newDatabase());
    await database.waitlist.add(EMAIL, 'de');
    const message = await claimOne(database);
    const { linkId } = message;
    /** The ways in which visitors request it again, and what they resolve to when they get it. */
    const requests = [
      {
        request: () => database.waitlist.add('ADA@example.org', 'ar'),
        result: 'alreadyRegistered',
      },
      { request: () => database.waitlist.requestMailAgain(linkId), result: 'queued' },
    ];
    return { ...database, message, linkId, requests };
  };

  test('is sent again an hour after the last one, by form and link alike', async () => {
    const database = await openWithSignup();
    const { outbox, linkId, requests } = database;
    let last = database.message;
    advance(3 * HOUR);
    for (const { request, result } of requests) {
      await outbox.markSent([last]);
      advance(59 * MINUTE);
      for (const other of requests) await other.request();
      expect(await outbox.claim(10)).toEqual([]);
      advance(MINUTE);
      expect(await request()).toBe(result);
      const next = await claimOne(database);
      // The form has the language of the page that it is on.
      expect(next).toMatchObject({ email: EMAIL, language: 'ar', linkId, attempts: 1 });
      expect(next.id).not.toBe(last.id);
      last = next;
    }
  });

  test.each([
    ['the form', 0],
    ['a link', 1],
  ])('is not sent again by %s while one waits, but once that was given up', async (__, way) => {
    const database = await openWithSignup();
    const { outbox, message } = database;
    const { request, result } = database.requests[way] ?? {};
    await outbox.markFailed(message, 'timed out', new Date(Date.now() + DAY));
    advance(2 * HOUR);
    await request?.();
    expect(await outbox.claim(10)).toEqual([]);
    await outbox.markFailed(message, 'timed out', null);
    expect(await request?.()).toBe(result);
    const again = await outbox.entries();
    expect(again).toMatchObject([{ attempts: 0, lastError: null }]);
    await claimOne(database);
  });

  test('is sent again once, however many requests come at once', async () => {
    const { waitlist, outbox, message, requests } = await openWithSignup();
    await outbox.markSent([message]);
    advance(2 * HOUR);
    const atOnce = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, work));
    // Opens the connections of PostgreSQL, so that the requests run at the same time.
    await atOnce(waitlist.count);
    await Promise.all(requests.map(({ request }) => atOnce<string>(request)));
    expect(await outbox.claim(10)).toHaveLength(1);
  });

  test('comes three times at most, until who has it confirms or asks through its link, or the operator', async () => {
    const database = await openWithSignup();
    const { waitlist, outbox, linkId } = database;
    const join = async () => void (await waitlist.add(EMAIL, 'de'));
    /** Requests it on five days, and returns how often it is sent, with what waited before. */
    const mailsOf = async (request: () => Promise<void>) => {
      let count = 0;
      for (let day = 1; day <= 5; day += 1) {
        advance(DAY);
        await request();
        const messages = await outbox.claim(10);
        if (messages.length > 0) await outbox.markSent(messages);
        count += messages.length;
      }
      return count;
    };
    await outbox.markSent([database.message]);
    expect(await mailsOf(join)).toBe(2);
    // Somebody else may enter an address again that has left.
    const leaveAndJoin = async () => {
      await waitlist.unsubscribe(linkId);
      await join();
    };
    expect(await mailsOf(leaveAndJoin)).toBe(0);

    expect(await waitlist.requestMailAgain(linkId)).toBe('queued');
    expect(await mailsOf(join)).toBe(3);
    expect(await waitlist.requestMail(EMAIL)).toBe('queued');
    expect(await mailsOf(leaveAndJoin)).toBe(3);
    await waitlist.confirm(linkId);
    expect(await mailsOf(leaveAndJoin)).toBe(3);
    await waitlist.remove(EMAIL);
    expect(await mailsOf(join)).toBe(3);
  });

  test('is due at any time for the operator, but no second one while it is under way', async () => {
    const database = await openWithSignup();
    const { waitlist, outbox, message, linkId } = database;
    await waitlist.requestMail(EMAIL);
    expect(await outbox.claim(10)).toEqual([]);
    await outbox.markFailed(message, 'timed out', new Date(Date.now() + HOUR));
    await waitlist.requestMail(EMAIL);
    const again = await claimOne(database);
    expect(again).toMatchObject({ attempts: 1, language: 'de', linkId });
    await outbox.markSent([again]);
    expect(await waitlist.requestMail(EMAIL)).toBe('queued');
    await claimOne(database);
  });
});
