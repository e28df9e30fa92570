import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openBackup } from '../../../../server/commands/backupFile.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { openForTest } from '../support.ts';
import { asyncIterableOf, DATABASES, entryOf, listed } from './databases.ts';

describe.each(DATABASES)('with %s,', (_, newDatabase) => {
  const openNew = async () => openForTest(await newDatabase());

  test('a backup holds who unsubscribed, every state and figure, but no mail that waits', async () => {
    const { waitlist, outbox, metadata, backup } = await openNew();
    await metadata.write('forgotten', '7');
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
    await backup(file);
    const copy = await openForTest(`file:${file}`);
    const entries = await listed(waitlist.entries());
    expect(entries).toHaveLength(3);
    expect(await listed(copy.waitlist.entries())).toEqual(entries);
    expect(await copy.outbox.entries()).toEqual([]);
    expect(await copy.metadata.read('forgotten')).toBe('7');

    const restored = await openNew();
    const opened = await openBackup(file);
    onTestFinished(opened.close);
    await restored.waitlist.importUnsubscribed(opened.unsubscribed());
    expect(
      await restored.waitlist.import(asyncIterableOf(entryOf('gone@example.org'))),
    ).toMatchObject({ added: 0 });
    await restored.waitlist.add('gone@example.org', 'en');
    expect(await restored.waitlist.statusOf(gone?.linkId ?? '')).toBe('pending');
  });

  test('an import keeps link ids and states, queues no mail, and changes nothing that is there', async () => {
    const { waitlist, outbox } = await openNew();
    await waitlist.add('ada@example.org', 'en');
    const ada = await waitlist.find('ada@example.org');
    const bob = entryOf('bob@example.org', {
      language: 'de',
      confirmedAt: '2026-01-03T03:04:05.000Z',
      refusal: '550 no such user',
      mailedAt: '2026-01-02T03:05:05.000Z',
    });
    const others = [entryOf('ADA@example.org'), entryOf('Bob@example.org')];
    expect(await waitlist.import(asyncIterableOf(bob, ...others))).toMatchObject({ added: 1 });
    expect(await listed(waitlist.entries())).toEqual([ada, bob]);
    expect(await outbox.entries()).toHaveLength(1);
  });

  test('a backup made while addresses come in holds all that came before it', async () => {
    const { waitlist, backup } = await openNew();
    const early = Array.from({ length: 1_500 }, (_, i) => entryOf(`early${i}@example.org`));
    await waitlist.import(asyncIterableOf(...early));
    const file = join(temporaryFolder(), 'backup.db');
    const late = Array.from({ length: 200 }, (_, i) => waitlist.add(`late${i}@example.org`, 'en'));
    await Promise.all([backup(file), ...late]);

    const copy = await openForTest(`file:${file}`);
    const copied = (await listed(copy.waitlist.entries())).map(({ email }) => email);
    expect(copied.slice(0, early.length)).toEqual(early.map(({ email }) => email));
    const all = (await listed(waitlist.entries())).map(({ email }) => email);
    expect(all).toEqual(expect.arrayContaining(copied));
  });
});
