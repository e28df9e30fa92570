import { once } from 'node:events';
import PostalMime from 'postal-mime';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { CLAIM_MS, type Outbox } from '../../../../server/database/outboxQueries.ts';
import type { LogEntry } from '../../../../server/http/requestLog.ts';
import { composeMail } from '../../../../server/mail/composeMail.ts';
import { startOutboxWorker } from '../../../../server/mail/outboxWorker.ts';
import { createSmtpDelivery } from '../../../../server/mail/smtpDelivery.ts';
import { programFile } from '../../../support/programFile.ts';
import { startProgram } from '../../../support/startProgram.ts';
import { newDatabaseUrl } from '../../../support/temporaryFolder.ts';
import { DATABASES } from '../database/databases.ts';
import { openForTest } from '../support.ts';
import { CONTEXT } from './mails.ts';
import { type ReceivedMail, type SmtpStep, startSmtpServer } from './smtpServer.ts';

afterEach(() => void vi.useRealTimers());

interface Death {
  /** The call of the outbox at which the process kills itself. */
  dieAt?: string;
  /** Whether the mail server kills it at the step it has come to. */
  killAt?: (step: SmtpStep) => boolean;
  /** The number of messages in the outbox. */
  count?: number;
  /** Bytes by which the mails of the process are longer. */
  padding?: number;
}

/**
 * Has a process send what is in the outbox until it is killed, and then this process the rest, once
 * the claims have run out. Returns the addresses that the mail server confirmed mails to: all, and
 * those of the first process.
 */
async function sendAfterDeath(url: string, { dieAt, killAt, count = 1, padding = 0 }: Death) {
  const { waitlist, outbox } = await openForTest(url);
  for (let i = 0; i < count; i++) await waitlist.add(`ada${i}@example.org`, 'en');
  let isAlive = true;
  const server = await startSmtpServer({
    size: 2 * padding + 1_000_000,
    onStep(step) {
      if (!isAlive || !killAt?.(step)) return;
      isAlive = false;
      child.kill('SIGKILL');
    },
  });
  const child = startProgram([process.execPath, programFile('mailWorker')], {
    env: {
      DATABASE_URL: url,
      SMTP_URL: server.url,
      DIE_AT: dieAt,
      PADDING: String(padding),
    },
  });
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
  isAlive = false;
  const before = addressesOf(server.received);

  // Claims are times of the clock.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + CLAIM_MS + 1_000 });
  const log: LogEntry[] = [];
  const delivery = createSmtpDelivery(server.url);
  onTestFinished(() => delivery.close());
  const worker = startOutboxWorker({
    outbox,
    compose: (message) => composeMail(message, CONTEXT),
    delivery,
    log: (entry) => log.push(entry),
    pace: { claim: 0 },
  });
  await expect.poll(() => isEmpty(outbox), { timeout: 15_000 }).toBe(true);
  await worker.close();
  expect(log.filter(({ mail }) => mail !== 'sent')).toEqual([]);
  return { received: server.received, all: addressesOf(server.received), before };
}

function addressesOf(mails: readonly ReceivedMail[]): string[] {
  return mails.flatMap(({ to }) => to).sort();
}

/** Fails unless these mails have one `Message-ID`, by which a receiver drops the copies. */
async function expectSameMessageId(mails: readonly ReceivedMail[]): Promise<void> {
  const parsed = await Promise.all(mails.map(({ raw }) => PostalMime.parse(raw)));
  const ids = parsed.map(({ messageId }) => messageId);
  expect(ids[0]).toMatch(/^<[^<>@]+@[^<>@]+>$/);
  expect(new Set(ids)).toEqual(new Set([ids[0]]));
}

describe.each(DATABASES)('a process that is killed, with %s,', (_, newDatabase) => {
  test.each(['before claim', 'after claim', 'after markSent'])(
    '%s, loses nothing and sends nothing twice',
    async (dieAt) => {
      const { all } = await sendAfterDeath(await newDatabase(), { dieAt });
      expect(all).toEqual(['ada0@example.org']);
    },
  );

  // Nobody but the mail server knows that it has the mail: the process that it told is gone.
  test.each<[string, Death]>([
    ['250', { killAt: (step) => step === '250' }],
    ['250, about to store that', { dieAt: 'before markSent' }],
  ])('after the server’s %s, has the same mail sent again', async (__, death) => {
    const { received, all } = await sendAfterDeath(await newDatabase(), death);
    expect(all).toEqual(['ada0@example.org', 'ada0@example.org']);
    await expectSameMessageId(received);
  });

  test('at any step of many mails, loses nothing and repeats at most 5', async () => {
    for (const last of [7, 24, 41]) {
      let steps = 0;
      const killAt = () => {
        steps += 1;
        return steps === last;
      };
      const { all, before } = await sendAfterDeath(await newDatabase(), { killAt, count: 10 });
      const repeated = all.filter((address, index) => address === all[index - 1]);
      expect(new Set(all).size).toBe(10);
      expect(repeated.length).toBeLessThanOrEqual(5);
      expect(before).toEqual(expect.arrayContaining(repeated));
      // The next process has the clock of the system.
      vi.useRealTimers();
    }
  });
});

describe('a process that is killed while it talks to the server', () => {
  test.each<SmtpStep>(['connected', 'MAIL FROM', 'RCPT TO'])(
    'loses nothing and sends nothing twice: %s',
    async (killStep) => {
      const killAt = (step: SmtpStep) => step === killStep;
      const { all, before } = await sendAfterDeath(newDatabaseUrl(), { killAt });
      expect(before).toEqual([]);
      expect(all).toEqual(['ada0@example.org']);
    },
  );

  test('loses nothing and sends nothing twice: in the middle of a mail', async () => {
    const { all, before } = await sendAfterDeath(newDatabaseUrl(), {
      killAt: (step) => step === 'first bytes',
      // More than the system's buffers take.
      padding: 16_000_000,
    });
    expect(before).toEqual([]);
    expect(all).toEqual(['ada0@example.org']);
  });

  test('has the mail sent again if the server takes it after the last byte', async () => {
    const killAt = (step: SmtpStep) => step === 'last byte';
    const { received, all } = await sendAfterDeath(newDatabaseUrl(), { killAt });
    expect(all).toEqual(['ada0@example.org', 'ada0@example.org']);
    await expectSameMessageId(received);
  });
});

async function isEmpty(outbox: Outbox): Promise<boolean> {
  for await (const _ of outbox.entries()) return false;
  return true;
}
