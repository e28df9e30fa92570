import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import type { Waitlist } from '../../../../server/database/waitlistQueries.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { openForTest } from '../support.ts';
import { asyncIterableOf, DATABASES, entryOf } from './databases.ts';

const entriesOf = (waitlist: Waitlist) => Readable.from(waitlist.entries()).toArray();

async function emailsOf(waitlist: Waitlist): Promise<string[]> {
  return (await entriesOf(waitlist)).map(({ email }) => email);
}

describe.each(DATABASES)('the waitlist in %s', (_, newDatabase) => {
  const openNew = async () => openForTest(await newDatabase());

  test('keeps an address as typed, with the time', async () => {
    const { waitlist } = await openNew();
    expect(await waitlist.add('Ada@Example.org', 'en')).toBe('joined');
    const entry = await waitlist.find('ada@example.org');
    expect(entry?.email).toBe('Ada@Example.org');
    expect(Math.abs(Date.now() - Date.parse(entry?.joinedAt ?? ''))).toBeLessThan(60_000);
    expect(await entriesOf(waitlist)).toEqual([entry]);
  });

  test.each([
    ['ada@example.org', 'ADA@EXAMPLE.ORG'],
    ['JOSÉ@example.org', 'josé@example.org'],
    ['jose\u0301@example.org', 'jos\u00e9@example.org'],
    ['ΝΊΚΟΣ@example.gr', 'νίκος@example.gr'],
    ['ИВАН@пример.рф', 'иван@пример.рф'],
    ['ada@müller.de', 'ada@xn--mller-kva.de'],
    ['ada@MU\u0308LLER.de', 'ada@müller.de'],
    ['ada@mail。example．org', 'ada@mail.example.org'],
  ])('takes %s and %s for one address', async (first, second) => {
    const { waitlist } = await openNew();
    expect(await waitlist.add(first, 'en')).toBe('joined');
    expect(await waitlist.add(second, 'en')).toBe('alreadyRegistered');
    expect(await waitlist.count()).toBe(1);
    expect((await waitlist.find(second))?.email).toBe(first);
    expect(await waitlist.remove(second)).toBe(true);
    expect(await waitlist.count()).toBe(0);
  });

  test.each([
    ['strasse@example.org', 'straße@example.org'],
    ['jose@example.org', 'josé@example.org'],
    ['tilde%@example.org', 'tilde_@example.org'],
    // A Turkish dotless i is another letter, whatever the locale of the server.
    ['INFO@example.org', 'ınfo@example.org'],
    // What a URL parser would decode is no other spelling of a domain.
    ['ada@example.org', 'ada@ex%61mple.org'],
    ['ada@127.1', 'ada@127.0.0.1'],
  ])('takes %s and %s for two addresses', async (first, second) => {
    const { waitlist } = await openNew();
    expect(await waitlist.add(first, 'en')).toBe('joined');
    expect(await waitlist.add(second, 'en')).toBe('joined');
  });

  test('lists more entries than one page holds, oldest first', async () => {
    const { waitlist } = await openNew();
    const emails = Array.from({ length: 2_500 }, (_, i) => `person${i}@example.org`);
    expect(await waitlist.import(asyncIterableOf(...emails.map((email) => entryOf(email))))).toBe(
      2_500,
    );
    expect(await emailsOf(waitlist)).toEqual(emails);
    expect(await waitlist.count()).toBe(2_500);
  });

  test('imports what it does not have yet, with the time of joining', async () => {
    const { waitlist } = await openNew();
    await waitlist.add('ada@example.org', 'en');
    const before = await waitlist.find('ada@example.org');
    const incoming = asyncIterableOf(
      ...['ADA@example.org', 'bob@example.org', 'Bob@example.org'].map((email) => entryOf(email)),
    );
    expect(await waitlist.import(incoming)).toBe(1);
    expect(await entriesOf(waitlist)).toMatchObject([
      before,
      { email: 'bob@example.org', joinedAt: '2026-01-02T03:04:05.000Z' },
    ]);
  });

  test('forgets a removed address, which can join again', async () => {
    const { waitlist } = await openNew();
    await waitlist.add('ada@example.org', 'en');
    expect(await waitlist.remove('bob@example.org')).toBe(false);
    expect(await waitlist.remove('ada@example.org')).toBe(true);
    expect(await waitlist.find('ada@example.org')).toBeUndefined();
    expect(await waitlist.add('ada@example.org', 'en')).toBe('joined');
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

  test('a backup made while addresses come in holds all that came before it', async () => {
    const { waitlist, backup } = await openNew();
    const early = Array.from({ length: 1_500 }, (_, i) => `early${i}@example.org`);
    await waitlist.import(asyncIterableOf(...early.map((email) => entryOf(email))));
    const file = join(temporaryFolder(), 'backup.db');
    const late = Array.from({ length: 200 }, (_, i) => waitlist.add(`late${i}@example.org`, 'en'));
    await Promise.all([backup(file), ...late]);

    const copy = await openForTest(`file:${file}`);
    const emails = await emailsOf(copy.waitlist);
    expect(emails.slice(0, early.length)).toEqual(early);
    const all = await emailsOf(waitlist);
    expect(all).toEqual(expect.arrayContaining(emails));
  });

  test('a probe of writing leaves nothing behind', async () => {
    const { waitlist } = await openNew();
    await waitlist.add('ada@example.org', 'en');
    await waitlist.checkWritable();
    await waitlist.checkWritable();
    expect(await emailsOf(waitlist)).toEqual(['ada@example.org']);
  });

  test('counts attempts, and says when the next one counts', async () => {
    const limiter = (await openNew()).createRateLimiter({ points: 2, duration: 60 });
    await limiter.consume('192.0.2.1');
    await limiter.consume('192.0.2.1');
    await expect(limiter.consume('192.0.2.1')).rejects.toMatchObject({
      msBeforeNext: expect.toSatisfy((ms: number) => ms > 0 && ms <= 60_000),
    });
    await limiter.consume('192.0.2.2');
  });
});
