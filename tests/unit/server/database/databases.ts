import { Readable } from 'node:stream';
import { expect } from 'vitest';
import type { WaitlistDatabase } from '../../../../server/database/openDatabase.ts';
import type { OutboxMessage } from '../../../../server/database/outboxQueries.ts';
import type { WaitlistEntry } from '../../../../server/database/waitlistEntries.ts';
import { type Origin, UNKNOWN_ORIGIN } from '../../../../src/rules/origin.ts';
import { newPostgresDatabase } from '../../../support/newPostgresDatabase.ts';
import { newDatabaseUrl } from '../../../support/temporaryFolder.ts';

/**
 * The kinds of databases by name, each with a function that resolves to the URL of an empty one.
 */
export const DATABASES: [name: string, newDatabase: () => Promise<string>][] = [
  ['SQLite', async () => newDatabaseUrl()],
  ['PostgreSQL', newPostgresDatabase],
];

/** Claims the one message that is due. */
export async function claimOne({ outbox }: WaitlistDatabase): Promise<OutboxMessage> {
  const [message, ...others] = await outbox.claim(10);
  expect(others).toEqual([]);
  if (message === undefined) throw new Error('No message is due.');
  return message;
}

export function listed<T>(items: AsyncIterable<T>): Promise<T[]> {
  return Readable.from(items).toArray();
}

/** The origin of a sign-up. */
export const ORIGIN: Origin = {
  source: 'hn',
  medium: 'social',
  campaign: 'launch',
  content: 'button',
  landing: '/de/faq',
};

/**
 * A sign-up as a backup holds it, pending and of an unknown origin unless `changes` says otherwise.
 */
export function entryOf(email: string, changes: Partial<WaitlistEntry> = {}): WaitlistEntry {
  return {
    email,
    joinedAt: '2026-01-02T03:04:05.000Z',
    joinedDay: '2026-01-02',
    language: 'en',
    linkId: `link-of-${email}`,
    ...UNKNOWN_ORIGIN,
    ...changes,
  };
}

export async function* asyncIterableOf<T>(...items: T[]) {
  yield* items;
}
