import { describe, expect, test } from 'vitest';
import { openForTest } from '../../support.ts';
import { HOUR, stopClock } from '../clock.ts';
import { claimOne, DATABASES } from '../databases.ts';

stopClock();

describe.each(DATABASES)('the operator, with %s,', (_, newDatabase) => {
  const openNew = async () => openForTest(await newDatabase());

  test('can request a mail at any time, but not for who is unknown or confirmed', async () => {
    const database = await openNew();
    const { waitlist, outbox } = database;
    expect(await waitlist.requestMail('ada@example.org')).toBe('notFound');
    await waitlist.add('Ada@example.org', 'ar');
    const message = await claimOne(database);
    await outbox.markSent([message]);
    expect(await waitlist.requestMail('ada@example.org')).toBe('queued');
    expect(await claimOne(database)).toMatchObject({ language: 'ar', linkId: message.linkId });
    await waitlist.confirm(message.linkId);
    expect(await waitlist.requestMail('ada@example.org')).toBe('confirmed');
    expect(await outbox.claim(10)).toEqual([]);
  });

  test('can request a mail whose next attempt is far off, but no second one under way', async () => {
    const database = await openNew();
    const { waitlist, outbox } = database;
    await waitlist.add('ada@example.org', 'en');
    const message = await claimOne(database);
    await waitlist.requestMail('ada@example.org');
    expect(await outbox.claim(10)).toEqual([]);
    await outbox.markFailed(message, 'timed out', new Date(Date.now() + HOUR));
    await waitlist.requestMail('ada@example.org');
    expect(await claimOne(database)).toMatchObject({ attempts: 1 });
  });
});
