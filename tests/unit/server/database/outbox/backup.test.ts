import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';
import { openForTest } from '../../support.ts';
import { asyncIterableOf, DATABASES, entryOf, listed } from '../databases.ts';

describe.each(DATABASES)('with %s,', (_, newDatabase) => {
  const openNew = async () => openForTest(await newDatabase());

  test('a backup holds who unsubscribed and every state, but no mail that waits', async () => {
    const database = await openNew();
    const { waitlist, outbox } = database;
    for (const [email, language] of [
      ['gone@example.org', 'en'],
      ['confirmed@example.org', 'de'],
      ['refused@example.org', 'ja'],
      ['waiting@example.org', 'ar'],
    ] as const) {
      await waitlist.add(email, language);
    }
    const [gone, confirmed, refused] = await outbox.claim(3);
    await waitlist.unsubscribe(gone?.linkId ?? '');
    await waitlist.confirm(confirmed?.linkId ?? '');
    if (refused) await outbox.markRefused(refused, '550 no such user');

    const file = join(temporaryFolder(), 'backup.db');
    await database.backup(file);
    const copy = await openForTest(`file:${file}`);
    // SQLite keeps times to the second.
    const inSeconds = (entries: unknown) => JSON.stringify(entries).replace(/\.\d{3}Z/g, 'Z');
    const entries = await listed(waitlist.entries());
    expect(entries).toHaveLength(3);
    expect(inSeconds(await listed(copy.waitlist.entries()))).toBe(inSeconds(entries));
    expect(await listed(copy.outbox.entries())).toEqual([]);
    expect(await copy.waitlist.import(asyncIterableOf(entryOf('gone@example.org')))).toBe(0);
    expect(await copy.waitlist.statusOf(confirmed?.linkId ?? '')).toBe('confirmed');
  });

  test('an import keeps link ids and states, queues no mail, and changes nothing that is there', async () => {
    const { waitlist, outbox } = await openNew();
    await waitlist.add('ada@example.org', 'en');
    const ada = await waitlist.find('ada@example.org');
    const bob = {
      email: 'bob@example.org',
      joinedAt: '2026-01-02T03:04:05.000Z',
      language: 'de',
      linkId: 'the-link-of-bob',
      confirmedAt: '2026-01-03T03:04:05.000Z',
      refusal: '550 no such user',
      mailedAt: '2026-01-02T03:05:05.000Z',
    };
    expect(
      await waitlist.import(
        asyncIterableOf({ ...bob, email: 'ADA@example.org', linkId: 'x' }, bob),
      ),
    ).toBe(1);
    expect(await listed(waitlist.entries())).toEqual([ada, bob]);
    expect(await listed(outbox.entries())).toHaveLength(1);
  });
});
