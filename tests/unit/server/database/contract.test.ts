import { describe, expect, test } from 'vitest';
import { openForTest } from '../support.ts';
import { DATABASES, listed } from './databases.ts';

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
  ...['strasse@example.org', 'straße@example.org'],
  ...['jose@example.org', 'josé@example.org'],
  ...['tilde%@example.org', 'tilde_@example.org'],
  // A Turkish dotless i is another letter, whatever the locale of the server.
  ...['INFO@example.org', 'ınfo@example.org'],
  // What a URL parser would decode is no other spelling of a domain.
  ...['ada@example.org', 'ada@ex%61mple.org'],
  ...['ada@127.1', 'ada@127.0.0.1'],
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

  test('50 connections agree on who was first', async () => {
    const url = await newDatabase();
    await openForTest(url);
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

  test('two processes that start on an empty database make its tables once', async () => {
    const url = await newDatabase();
    const [one, other] = await Promise.all([openForTest(url), openForTest(url)]);
    expect(await one.waitlist.add('ada@example.org', 'en')).toBe('joined');
    expect(await other.waitlist.add('ada@example.org', 'en')).toBe('alreadyRegistered');
  });

  test('a probe of writing leaves nothing behind', async () => {
    const { waitlist } = await openNew();
    await waitlist.add('ada@example.org', 'en');
    await waitlist.checkWritable();
    await waitlist.checkWritable();
    expect(await listed(waitlist.entries())).toMatchObject([{ email: 'ada@example.org' }]);
  });
});
