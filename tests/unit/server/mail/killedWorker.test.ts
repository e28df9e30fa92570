import { once } from 'node:events';
import PostalMime from 'postal-mime';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { CLAIM_MS } from '../../../../server/database/outboxQueries.ts';
import type { LogEntry } from '../../../../server/log.ts';
import { composeMail } from '../../../../server/mail/composeMail.ts';
import { startOutboxWorker } from '../../../../server/mail/outboxWorker.ts';
import { createSmtpDelivery } from '../../../../server/mail/smtpDelivery.ts';
import { programFile } from '../../../support/programFile.ts';
import { startProgram } from '../../../support/startProgram.ts';
import { newDatabaseUrl } from '../../../support/temporaryFolder.ts';
import { DATABASES, listed } from '../database/databases.ts';
import { openForTest } from '../support.ts';
import { CONTEXT } from './mails.ts';
import { type ReceivedMail, type SmtpStep, startSmtpServer } from './smtpServer.ts';

afterEach(() => void vi.useRealTimers());

interface Death {
  /** The call of the outbox at which the process kills itself. */
  dieAt?: string;
  /** Whether the mail server kills it at the step it has come to. */
  killAt?: (step: SmtpStep) => boolean;
}

/**
 * Has a process send what is in the outbox until it is killed, and then this process the rest, once
 * the claims have run out. Returns the mails that the mail server confirmed: all, and to whom those
 * of the first process were.
 */
async function sendAfterDeath(url: string, { dieAt, killAt }: Death, count = 1) {
  const { waitlist, outbox } = await openForTest(url);
  for (let i = 0; i < count; i++) await waitlist.add(`ada${i}@example.org`, 'en');
  let isAlive = true;
  const server = await startSmtpServer({
    onStep(step) {
      if (!isAlive || !killAt?.(step)) return;
      isAlive = false;
      child.kill('SIGKILL');
    },
  });
  const child = startProgram([process.execPath, programFile('mailWorker')], {
    env: { DATABASE_URL: url, SMTP_URL: server.url, DIE_AT: dieAt },
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
  await expect.poll(() => listed(outbox.entries()), { timeout: 15_000 }).toEqual([]);
  await worker.close();
  expect(log.filter(({ event }) => event !== 'mail.sent')).toEqual([]);
  return { received: server.received, before };
}

function addressesOf(mails: readonly ReceivedMail[]): string[] {
  return mails.flatMap(({ to }) => to).sort();
}

const at = (last: SmtpStep) => (step: SmtpStep) => step === last;

test.each<[string, Death, number]>([
  ['before it claims', { dieAt: 'before claim' }, 1],
  ['after it has claimed', { dieAt: 'after claim' }, 1],
  ['once it is connected', { killAt: at('connected') }, 1],
  ['after RCPT TO', { killAt: at('RCPT TO') }, 1],
  // Nobody but the mail server knows that it has taken the mail.
  ['after the last byte', { killAt: at('last byte') }, 2],
  ['after the server’s 250', { killAt: at('250') }, 2],
  ['about to store that', { dieAt: 'before markSent' }, 2],
  ['after it has stored that', { dieAt: 'after markSent' }, 1],
])(
  'a process that is killed %s loses nothing, and repeats only what was taken',
  async (_, death, times) => {
    const { received } = await sendAfterDeath(newDatabaseUrl(), death);
    expect(addressesOf(received)).toEqual(Array.from({ length: times }, () => 'ada0@example.org'));
    // Copies have one `Message-ID`, by which a receiver drops them.
    const parsed = await Promise.all(received.map(({ raw }) => PostalMime.parse(raw)));
    expect(new Set(parsed.map(({ messageId }) => messageId)).size).toBe(1);
  },
);

describe.each(DATABASES)('with %s,', (_, newDatabase) => {
  test.each([7, 24, 41])(
    'a process that is killed at step %i of many mails loses nothing and repeats at most 5',
    async (last) => {
      let steps = 0;
      const killAt = () => {
        steps += 1;
        return steps === last;
      };
      const { received, before } = await sendAfterDeath(await newDatabase(), { killAt }, 10);
      const all = addressesOf(received);
      const repeated = all.filter((address, index) => address === all[index - 1]);
      expect(new Set(all).size).toBe(10);
      expect(repeated.length).toBeLessThanOrEqual(5);
      expect(before).toEqual(expect.arrayContaining(repeated));
    },
  );
});
