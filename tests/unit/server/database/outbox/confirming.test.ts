import { describe, expect, test } from 'vitest';
import { openForTest } from '../../support.ts';
import { advance, DAY, stopClock } from '../clock.ts';
import { claimOne, DATABASES } from '../databases.ts';

stopClock();

describe.each(DATABASES)('confirming, in %s,', (_, newDatabase) => {
  const openNew = async () => openForTest(await newDatabase());

  test('keeps the first time, and drops a mail that still waits', async () => {
    const database = await openNew();
    const { waitlist, outbox } = database;
    await waitlist.add('ada@example.org', 'en');
    const { linkId } = await claimOne(database);
    expect(await waitlist.confirm(linkId)).toBe(true);
    const entry = await waitlist.find('ada@example.org');
    expect(entry?.confirmedAt).toMatch(/^\d{4}-/);
    advance(DAY);
    expect(await waitlist.confirm(linkId)).toBe(true);
    expect(await waitlist.find('ada@example.org')).toEqual(entry);
    expect(await waitlist.statusOf(linkId)).toBe('confirmed');
    expect(await waitlist.stats()).toMatchObject({ total: 1, confirmed: 1, pending: 0 });
    expect(await outbox.claim(10)).toEqual([]);
  });

  test('or unsubscribing by a link that names nobody changes nothing', async () => {
    const { waitlist, outbox } = await openNew();
    await waitlist.add('ada@example.org', 'en');
    expect(await waitlist.statusOf('nobody')).toBeUndefined();
    expect(await waitlist.confirm('nobody')).toBe(false);
    expect(await waitlist.unsubscribe('nobody')).toBe(false);
    expect(await waitlist.stats()).toMatchObject({ total: 1, confirmed: 0, pending: 1 });
    expect(await outbox.claim(10)).toHaveLength(1);
  });
});
