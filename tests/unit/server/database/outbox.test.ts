import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startPostgresServer } from '../../../../harness/postgresServer.ts';
import { openDatabase } from '../../../../server/database/openDatabase.ts';
import { CLAIM_MS, type OutboxMessage } from '../../../../server/database/outboxQueries.ts';
import type { WaitlistDatabase } from '../../../../server/database/waitlistDatabase.ts';
import { newDatabaseUrl, temporaryFolder } from '../../../support/temporaryFolder.ts';

const server = await startPostgresServer();
afterAll(() => server.remove(), 60_000);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  return () => void vi.useRealTimers();
});

const advance = (ms: number) => vi.setSystemTime(Date.now() + ms);

function hashesWith(...secrets: string[]) {
  return (key: string) =>
    secrets.map((secret) => createHmac('sha256', secret).update(key).digest('base64url'));
}
const hashesOf = hashesWith('newest', 'older');

async function open(url: string, options: Parameters<typeof openDatabase>[1] = { hashesOf }) {
  const database = await openDatabase(url, options);
  onTestFinished(database.close);
  return database;
}

const listed = <T>(items: AsyncIterable<T>): Promise<T[]> => Readable.from(items).toArray();

async function* these<T>(...items: T[]) {
  yield* items;
}

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
])('the outbox in %s', (_, newDatabase) => {
  const openNew = async () => open(await newDatabase());

  describe('joining', () => {
    test('stores a pending sign-up and its mail in the language of the page', async () => {
      const database = await openNew();
      await database.waitlist.add('Ada@example.org', 'de');
      expect(await database.waitlist.stats()).toEqual({ total: 1, confirmed: 0, pending: 1 });
      const message = await claimOne(database);
      expect(message).toMatchObject({ email: 'Ada@example.org', language: 'de', attempts: 1 });
      expect(message.linkId).toMatch(/^[\w-]{22}$/);
      expect(await database.waitlist.statusOf(message.linkId)).toBe('pending');
    });

    test('again while the mail waits does not queue a second one', async () => {
      const { waitlist, outbox } = await openNew();
      await waitlist.add('ada@example.org', 'en');
      advance(2 * HOUR);
      expect(await waitlist.add('ada@example.org', 'de')).toBe('alreadyRegistered');
      expect(await outbox.claim(10)).toMatchObject([{ language: 'en' }]);
    });

    test('again sends the mail again an hour after the last one, in the language of now', async () => {
      const database = await openNew();
      const { waitlist, outbox } = database;
      await waitlist.add('ada@example.org', 'en');
      const first = await claimOne(database);
      advance(3 * HOUR);
      await outbox.markSent([first]);

      advance(59 * MINUTE);
      expect(await waitlist.add('ada@example.org', 'de')).toBe('alreadyRegistered');
      expect(await outbox.claim(10)).toEqual([]);
      advance(MINUTE);
      expect(await waitlist.add('ADA@example.org', 'de')).toBe('alreadyRegistered');
      const second = await claimOne(database);
      expect(second).toMatchObject({ language: 'de', linkId: first.linkId, attempts: 1 });
      expect(second.id).not.toBe(first.id);
    });

    test('again takes up a mail that was given up, and starts to count anew', async () => {
      const database = await openNew();
      await database.waitlist.add('ada@example.org', 'en');
      await database.outbox.markFailed(await claimOne(database), 'timed out', null);
      advance(2 * DAY);
      expect(await database.outbox.claim(10)).toEqual([]);
      await database.waitlist.add('ada@example.org', 'en');
      expect(await listed(database.outbox.entries())).toMatchObject([
        { attempts: 0, lastError: null },
      ]);
      await claimOne(database);
    });

    test('again when confirmed sends nothing', async () => {
      const database = await openNew();
      await database.waitlist.add('ada@example.org', 'en');
      const message = await claimOne(database);
      await database.outbox.markSent([message]);
      await database.waitlist.confirm(message.linkId);
      advance(DAY);
      expect(await database.waitlist.add('ada@example.org', 'en')).toBe('alreadyRegistered');
      expect(await listed(database.outbox.entries())).toEqual([]);
    });

    test('50 times at once queues one mail', async () => {
      const { waitlist, outbox } = await openNew();
      const add = () => waitlist.add('ada@example.org', 'en');
      await Promise.all(Array.from({ length: 50 }, add));
      const first = await outbox.claim(10);
      expect(first).toHaveLength(1);
      await outbox.markSent(first);
      advance(2 * HOUR);
      await Promise.all(Array.from({ length: 50 }, add));
      expect(await outbox.claim(10)).toHaveLength(1);
    });
  });

  describe('a claim', () => {
    test('takes up to the limit, oldest first, and gives nothing twice', async () => {
      const { waitlist, outbox } = await openNew();
      for (const name of ['a', 'b', 'c']) {
        await waitlist.add(`${name}@example.org`, 'en');
        advance(1);
      }
      const emails = async () => (await outbox.claim(2)).map(({ email }) => email);
      expect(await emails()).toEqual(['a@example.org', 'b@example.org']);
      expect(await emails()).toEqual(['c@example.org']);
      expect(await emails()).toEqual([]);
    });

    test('that a dying process leaves behind is free after its time', async () => {
      const database = await openNew();
      await database.waitlist.add('ada@example.org', 'en');
      const { id } = await claimOne(database);
      advance(CLAIM_MS - 1);
      expect(await database.outbox.claim(10)).toEqual([]);
      advance(1);
      expect(await claimOne(database)).toMatchObject({ id, attempts: 2 });
    });

    test('that ran out cannot fail the attempt of who claimed the message next', async () => {
      const database = await openNew();
      await database.waitlist.add('ada@example.org', 'en');
      const late = await claimOne(database);
      advance(CLAIM_MS);
      await claimOne(database);
      await database.outbox.markFailed(late, 'timed out', new Date());
      expect(await database.outbox.claim(10)).toEqual([]);
    });
  });

  describe('a message', () => {
    test('that is sent is gone, and clears an earlier refusal', async () => {
      const database = await openNew();
      const { waitlist, outbox } = database;
      await waitlist.add('ada@example.org', 'en');
      await outbox.markRefused(await claimOne(database), '550 no such user');
      expect(await listed(outbox.entries())).toEqual([]);
      expect(await waitlist.find('ada@example.org')).toMatchObject({ refusal: '550 no such user' });

      await waitlist.requestMail('ada@example.org');
      await outbox.markSent([await claimOne(database)]);
      expect(await waitlist.find('ada@example.org')).toMatchObject({ refusal: null });
      expect(await listed(outbox.entries())).toEqual([]);
      await outbox.markSent([]);
    });

    test('that failed is due at its next attempt, and is listed with the reason', async () => {
      const database = await openNew();
      const { waitlist, outbox } = database;
      await waitlist.add('ada@example.org', 'en');
      const next = new Date(Date.now() + HOUR);
      await outbox.markFailed(await claimOne(database), '451 try later', next);
      await waitlist.add('bob@example.org', 'en');
      expect(await listed(outbox.entries())).toEqual([
        {
          email: 'ada@example.org',
          attempts: 1,
          nextAttemptAt: next.toISOString(),
          lastError: '451 try later',
        },
        {
          email: 'bob@example.org',
          attempts: 0,
          nextAttemptAt: new Date().toISOString(),
          lastError: null,
        },
      ]);
      advance(HOUR - 1);
      expect((await outbox.claim(10)).map(({ email }) => email)).toEqual(['bob@example.org']);
      advance(1);
      expect(await outbox.claim(10)).toContainEqual(
        expect.objectContaining({ email: 'ada@example.org', attempts: 2 }),
      );
    });

    test('that is given up is listed without a next attempt', async () => {
      const database = await openNew();
      await database.waitlist.add('ada@example.org', 'en');
      await database.outbox.markFailed(await claimOne(database), 'timed out', null);
      expect(await listed(database.outbox.entries())).toMatchObject([
        { nextAttemptAt: null, lastError: 'timed out' },
      ]);
    });

    test('never gets the id of an earlier one', async () => {
      const database = await openNew();
      const ids = new Set<unknown>();
      for (const name of ['a', 'b', 'c']) {
        await database.waitlist.add(`${name}@example.org`, 'en');
        const message = await claimOne(database);
        ids.add(message.id);
        await database.outbox.markSent([message]);
      }
      expect(ids.size).toBe(3);
    });

    test('goes with its sign-up when the operator removes it', async () => {
      const { waitlist, outbox } = await openNew();
      await waitlist.add('ada@example.org', 'en');
      await waitlist.remove('ada@example.org');
      expect(await outbox.claim(10)).toEqual([]);
      expect(await listed(outbox.entries())).toEqual([]);
    });
  });

  describe('the operator', () => {
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

  describe('confirming', () => {
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
      expect(await waitlist.stats()).toEqual({ total: 1, confirmed: 1, pending: 0 });
      expect(await outbox.claim(10)).toEqual([]);
    });

    test('or unsubscribing by a link that names nobody changes nothing', async () => {
      const { waitlist, outbox } = await openNew();
      await waitlist.add('ada@example.org', 'en');
      expect(await waitlist.statusOf('nobody')).toBeUndefined();
      expect(await waitlist.confirm('nobody')).toBe(false);
      expect(await waitlist.unsubscribe('nobody')).toBe(false);
      expect(await waitlist.stats()).toEqual({ total: 1, confirmed: 0, pending: 1 });
      expect(await outbox.claim(10)).toHaveLength(1);
    });
  });

  describe('who unsubscribes', () => {
    test('is removed with the mail that waits, and can join anew', async () => {
      const database = await openNew();
      const { waitlist, outbox } = database;
      await waitlist.add('ada@example.org', 'en');
      const { linkId } = await claimOne(database);
      expect(await waitlist.unsubscribe(linkId)).toBe(true);
      expect(await waitlist.unsubscribe(linkId)).toBe(false);
      expect(await waitlist.find('ada@example.org')).toBeUndefined();
      expect(await listed(outbox.entries())).toEqual([]);

      expect(await waitlist.add('ada@example.org', 'en')).toBe('joined');
      expect((await claimOne(database)).linkId).toBe(linkId);
    });

    test('is left out by an import until joining anew, whichever secret is the newest', async () => {
      const url = await newDatabase();
      const before = await open(url, { hashesOf: hashesWith('older') });
      await before.waitlist.add('Ada@example.org', 'en');
      await before.waitlist.unsubscribe((await claimOne(before)).linkId);

      const { waitlist } = await open(url);
      const ada = { email: 'ADA@example.org', joinedAt: '2026-01-02T03:04:05.000Z' };
      const bob = { ...ada, email: 'bob@example.org' };
      expect(await waitlist.import(these(ada, bob))).toBe(1);
      expect(await waitlist.find('ada@example.org')).toBeUndefined();

      expect(await waitlist.add('ada@example.org', 'en')).toBe('joined');
      await waitlist.remove('ada@example.org');
      expect(await waitlist.import(these(ada))).toBe(1);
    });

    test('cannot be recognized without secrets, so nothing is imported', async () => {
      const url = await newDatabase();
      const { waitlist } = await open(url);
      const unsubscribedAt = '2026-01-02T03:04:05.000Z';
      await waitlist.importUnsubscribed(these({ hash: 'h', unsubscribedAt }));
      const other = await open(url, {});
      const entries = these({ email: 'ada@example.org', joinedAt: unsubscribedAt });
      await expect(other.waitlist.import(entries)).rejects.toThrow(/MAIL_SECRETS/);
    });
  });

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
    const copy = await open(`file:${file}`);
    // SQLite keeps times to the second.
    const inSeconds = (entries: unknown) => JSON.stringify(entries).replace(/\.\d{3}Z/g, 'Z');
    const entries = await listed(waitlist.entries());
    expect(entries).toHaveLength(3);
    expect(inSeconds(await listed(copy.waitlist.entries()))).toBe(inSeconds(entries));
    expect(await listed(copy.outbox.entries())).toEqual([]);
    const joinedAt = '2026-01-02T03:04:05.000Z';
    expect(await copy.waitlist.import(these({ email: 'gone@example.org', joinedAt }))).toBe(0);
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
      await waitlist.import(these({ ...bob, email: 'ADA@example.org', linkId: 'x' }, bob)),
    ).toBe(1);
    expect(await listed(waitlist.entries())).toEqual([ada, bob]);
    expect(await listed(outbox.entries())).toHaveLength(1);
  });

  test('a sign-up that is older than mails is pending, and gets one when it joins again', async () => {
    const database = await openNew();
    const joinedAt = '2026-01-02T03:04:05.000Z';
    await database.waitlist.import(these({ email: 'ada@example.org', joinedAt }));
    expect(await database.waitlist.stats()).toEqual({ total: 1, confirmed: 0, pending: 1 });
    expect(await database.outbox.claim(10)).toEqual([]);
    expect(await database.waitlist.add('ada@example.org', 'de')).toBe('alreadyRegistered');
    const { language, linkId } = await claimOne(database);
    expect(language).toBe('de');
    expect(await database.waitlist.confirm(linkId)).toBe(true);
  });

  test('whatever happens in whatever order, each pending sign-up has at most one mail', async () => {
    const database = await openNew();
    const { waitlist, outbox } = database;
    /** The state that each address must be in. */
    const model = new Map<string, 'pending' | 'confirmed'>();
    const linkIds = new Map<string, string>();
    /** Claims that nobody has finished. */
    const open: OutboxMessage[] = [];

    const person = fc.constantFrom('a@x.co', 'b@x.co', 'c@x.co');
    const act = fc.oneof(
      fc.record({ does: fc.constantFrom('join', 'confirm', 'leave', 'remove', 'resend'), person }),
      fc.record({ does: fc.constantFrom('claim', 'send', 'fail', 'give up', 'refuse') }),
      fc.record({ does: fc.constant('wait'), ms: fc.constantFrom(1, CLAIM_MS, HOUR) }),
    );

    const run = async (step: { does: string; person?: string; ms?: number }) => {
      const email = step.person ?? '';
      const linkId = linkIds.get(email) ?? 'none';
      const message = open[0];
      switch (step.does) {
        case 'join': {
          const isNew = !model.has(email);
          const result = await waitlist.add(email, 'en');
          expect(result).toBe(isNew ? 'joined' : 'alreadyRegistered');
          if (isNew) model.set(email, 'pending');
          linkIds.set(email, (await waitlist.find(email))?.linkId ?? '');
          break;
        }
        case 'confirm':
          expect(await waitlist.confirm(linkId)).toBe(model.has(email));
          if (model.has(email)) model.set(email, 'confirmed');
          break;
        case 'leave':
          expect(await waitlist.unsubscribe(linkId)).toBe(model.delete(email));
          break;
        case 'remove':
          expect(await waitlist.remove(email)).toBe(model.delete(email));
          break;
        case 'resend': {
          const expected = { pending: 'queued', confirmed: 'confirmed', none: 'notFound' } as const;
          expect(await waitlist.requestMail(email)).toBe(expected[model.get(email) ?? 'none']);
          break;
        }
        case 'claim':
          for (const claimed of await outbox.claim(2)) {
            expect(model.get(claimed.email)).toBe('pending');
            expect(claimed.linkId).toBe(linkIds.get(claimed.email));
            open.push(claimed);
          }
          break;
        case 'send':
          await outbox.markSent(open.splice(0));
          break;
        case 'fail':
          if (message) await outbox.markFailed(message, 'why', new Date(Date.now() + MINUTE));
          break;
        case 'give up':
          if (message) await outbox.markFailed(message, 'why', null);
          open.shift();
          break;
        case 'refuse':
          if (message) await outbox.markRefused(message, 'why');
          open.shift();
          break;
        case 'wait':
          advance(step.ms ?? 0);
      }

      const states = [...model.values()];
      const confirmed = states.filter((state) => state === 'confirmed').length;
      const total = states.length;
      expect(await waitlist.stats()).toEqual({ total, confirmed, pending: total - confirmed });
      const waiting = (await listed(outbox.entries())).map(({ email }) => email);
      expect(new Set(waiting).size).toBe(waiting.length);
      for (const email of waiting) expect(model.get(email)).toBe('pending');
    };

    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 20 }), async (steps) => {
        for (const email of [...model.keys()]) await waitlist.remove(email);
        model.clear();
        linkIds.clear();
        open.length = 0;
        for (const step of steps) await run(step);
      }),
      { numRuns: 30 },
    );
  }, 120_000);

  test('several that claim at once never get the same message', async () => {
    const url = await newDatabase();
    const databases = await Promise.all([open(url), open(url), open(url)]);
    const emails = Array.from({ length: 60 }, (_, i) => `person${i}@example.org`);
    for (const email of emails) await databases[0]?.waitlist.add(email, 'en');

    const claimed: string[] = [];
    const claimAll = async ({ outbox }: WaitlistDatabase) => {
      for (;;) {
        const messages = await outbox.claim(3);
        if (messages.length === 0) return;
        claimed.push(...messages.map(({ email }) => email));
      }
    };
    await Promise.all([...databases, ...databases].map(claimAll));
    expect(claimed.sort()).toEqual(emails.sort());
  });
});
