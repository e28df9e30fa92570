import { describe, expect, test } from 'vitest';
import { openForTest } from '../support.ts';
import { asyncIterableOf, DATABASES, entryOf, listed, ORIGIN } from './databases.ts';

const SAME = [
  ['ada@example.org', 'ADA@EXAMPLE.ORG'],
  ['JOSÉ@example.org', 'josé@example.org'],
  ['jose\u0301@example.org', 'jos\u00e9@example.org'],
  ['ΝΊΚΟΣ@example.gr', 'νίκος@example.gr'],
  ['ИВАН@пример.рф', 'иван@пример.рф'],
  ['ada@müller.de', 'ada@xn--mller-kva.de'],
  ['ada@MU\u0308LLER.de', 'ada@müller.de'],
  ['ada@mail。example．org', 'ada@mail.example.org'],
] as const;

const DIFFERENT = [
  'strasse@example.org',
  'straße@example.org',
  'jose@example.org',
  'josé@example.org',
  'tilde%@example.org',
  'tilde_@example.org',
  // A Turkish dotless i is another letter, whatever the locale of the server.
  'INFO@example.org',
  'ınfo@example.org',
  // What a URL parser would decode is no other spelling of a domain.
  'ada@example.org',
  'ada@ex%61mple.org',
  'ada@127.1',
  'ada@127.0.0.1',
];

describe.each(DATABASES)('the waitlist in %s', (_, newDatabase) => {
  const openNew = async () => openForTest(await newDatabase());

  test('takes two spellings of an address for one', async () => {
    const { waitlist } = await openNew();
    for (const [first, second] of SAME) {
      expect(await waitlist.add(first, 'en')).toBe('joined');
      expect(await waitlist.add(second, 'en'), second).toBe('alreadyRegistered');
      expect(await waitlist.count()).toBe(1);
      expect((await waitlist.find(second))?.email).toBe(first);
      expect(await waitlist.remove(second)).toBe(true);
      expect(await waitlist.count()).toBe(0);
    }
  });

  test('takes similar addresses for different ones', async () => {
    const { waitlist } = await openNew();
    for (const email of DIFFERENT) expect(await waitlist.add(email, 'en'), email).toBe('joined');
  });

  test('50 connections to an empty database agree on its tables and on who was first', async () => {
    const url = await newDatabase();
    const connections = await Promise.all(Array.from({ length: 50 }, () => openForTest(url)));
    const results = await Promise.all(
      connections.map(async ({ waitlist }, i) => [
        await waitlist.add(i % 2 ? 'ada@example.org' : 'ADA@example.org', 'en'),
        await waitlist.add(`person${i}@example.org`, 'en'),
      ]),
    );
    expect(results.flat().filter((result) => result === 'joined')).toHaveLength(51);
    expect(await connections[0]?.waitlist.count()).toBe(51);
  });

  test('keeps link ids, origins and states of an import, queues no mail, and changes nothing that is there', async () => {
    const { waitlist, outbox } = await openNew();
    await waitlist.add('ada@example.org', 'en');
    const ada = await waitlist.find('ada@example.org');
    const bob = entryOf('bob@example.org', {
      language: 'de',
      confirmedAt: '2026-01-03T03:04:05.000Z',
      refusal: '550 no such user',
      mailedAt: '2026-01-02T03:05:05.000Z',
      invitedAt: '2026-01-04T03:04:05.000Z',
      inviteCode: 'code',
      inviteUrl: 'https://iris.example/{code}',
      ...ORIGIN,
    });
    const others = [entryOf('ADA@example.org'), entryOf('Bob@example.org')];
    expect(await waitlist.import(asyncIterableOf(bob, ...others))).toMatchObject({ added: 1 });
    expect(await listed(waitlist.entries())).toEqual([ada, bob]);
    expect(await outbox.entries()).toHaveLength(1);
  });
});
