import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createBackup } from '../../../../server/commands/backupFile.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { openForTest } from '../support.ts';
import { claimOne, DATABASES } from './databases.ts';

const HOUR = 60 * 60_000;

describe.each(DATABASES)('with %s,', (_, newDatabase) => {
  test('the figures of an empty list are zero', async () => {
    const { waitlist } = await openForTest(await newDatabase());
    expect(await waitlist.stats()).toEqual({
      total: 0,
      confirmed: 0,
      pending: 0,
      newestAt: null,
      outbox: { waiting: 0, oldestAt: null, failing: 0, givenUp: 0, sentLastDay: 0 },
      lastBackupAt: null,
    });
  });

  test('the figures tell what became of each email', async () => {
    const { waitlist, outbox } = await openForTest(await newDatabase());
    const begin = Date.now();
    const joined = async (name: string) => {
      await waitlist.add(`${name}@example.org`, 'en');
      return claimOne({ outbox } as Parameters<typeof claimOne>[0]);
    };
    await outbox.markSent([await joined('sent')]);
    await outbox.markFailed(await joined('failing'), '451', new Date(Date.now() + HOUR));
    await outbox.markFailed(await joined('given-up'), '451', null);
    await outbox.markRefused(await joined('refused'), '550');
    await waitlist.confirm((await joined('confirmed')).linkId);
    await waitlist.add('waiting@example.org', 'en');

    const { total, confirmed, newestAt, outbox: figures } = await waitlist.stats();
    expect([total, confirmed]).toEqual([6, 1]);
    // Who confirmed has the email, however it was sent.
    expect(figures).toMatchObject({ waiting: 2, failing: 1, givenUp: 1, sentLastDay: 2 });
    for (const time of [newestAt, figures.oldestAt]) {
      expect(Math.abs(Date.parse(time ?? '') - begin)).toBeLessThan(60_000);
    }
  });

  test('a message that is put back is due at once, and its attempt does not count', async () => {
    const database = await openForTest(await newDatabase());
    const { waitlist, outbox } = database;
    await waitlist.add('ada@example.org', 'en');
    const message = await claimOne(database);
    await outbox.putBack(message, 'the server is away');
    expect((await waitlist.stats()).outbox).toMatchObject({ waiting: 1, failing: 1 });
    expect((await claimOne(database)).attempts).toBe(message.attempts);
  });

  test('a backup knows the secret that signed the emails', async () => {
    const { metadata, backup } = await openForTest(await newDatabase());
    await metadata.write('linkSecret', 'its fingerprint');
    const file = join(temporaryFolder(), 'backup.db');
    await backup(file);
    const copy = await openForTest(`file:${file}`);
    expect(await copy.metadata.read('linkSecret')).toBe('its fingerprint');
  });

  test('an outage of the mail server is the reason of every email that is due', async () => {
    const { waitlist, outbox } = await openForTest(await newDatabase());
    for (const name of ['ada', 'bob']) await waitlist.add(`${name}@example.org`, 'en');
    await outbox.noteOutage('connect ECONNREFUSED');
    expect((await waitlist.stats()).outbox).toMatchObject({ waiting: 2, failing: 2 });
  });

  test('the last backup is known by its time', async () => {
    const database = await openForTest(await newDatabase());
    await createBackup(database, join(temporaryFolder(), 'backup.db'));
    const { lastBackupAt } = await database.waitlist.stats();
    expect(Math.abs(Date.parse(lastBackupAt ?? '') - Date.now())).toBeLessThan(60_000);
  });
});
