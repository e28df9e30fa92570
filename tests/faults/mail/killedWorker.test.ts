import { once } from 'node:events';
import PostalMime from 'postal-mime';
import { afterEach, expect, test, vi } from 'vitest';
import { CLAIM_MS } from '../../../server/database/queueMail.ts';
import { newDatabaseUrl } from '../../support/temporaryFolder.ts';
import {
  type ReceivedMail,
  type SmtpStep,
  startSmtpServer,
} from '../../unit/server/mail/smtpServer.ts';
import { spawnMain } from '../../unit/server/mainProcess.ts';
import { openForTest, runServer } from '../../unit/server/support.ts';

const FROM = 'hello@iris.example';
const ADA = 'ada@example.org';

afterEach(() => void vi.useRealTimers());

/**
 * Lets a server send a mail until the mail server kills it at a step, and then another server, once
 * the claim has run out. Returns the mails that the mail server confirmed.
 */
async function sendAfterDeath(killAt: SmtpStep): Promise<ReceivedMail[]> {
  const url = newDatabaseUrl();
  const { waitlist, outbox } = await openForTest(url);
  await waitlist.add(ADA, 'en');
  let isAlive = true;
  const smtp = await startSmtpServer({
    onStep(step) {
      if (!isAlive || step !== killAt) return;
      isAlive = false;
      child.kill('SIGKILL');
    },
  });
  const child = spawnMain({ DATABASE_URL: url, SMTP_URL: smtp.url, MAIL_FROM: FROM });
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');

  // Claims are times of the clock.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + CLAIM_MS + 1_000 });
  const { log, close } = await runServer({ databaseUrl: url, smtpUrl: smtp.url, mailFrom: FROM });
  await expect.poll(() => outbox.entries()).toEqual([]);
  await close();
  expect(log.filter((line) => !line.includes('"mail.sent"'))).toEqual([]);
  return smtp.received;
}

test.each<[SmtpStep, number]>([
  // The first connection is there before a mail is claimed.
  ['connected', 1],
  ['MAIL FROM', 1],
  ['RCPT TO', 1],
  // Only the mail server knows that it has taken the mail.
  ['last byte', 2],
  ['250', 2],
])(
  'a process that is killed at "%s" loses nothing, and repeats only what was taken',
  async (last, times) => {
    const received = await sendAfterDeath(last);
    expect(received.map(({ to }) => to)).toEqual(Array(times).fill([ADA]));
    // Copies have one `Message-ID`, by which a receiver drops them.
    const parsed = await Promise.all(received.map(({ raw }) => PostalMime.parse(raw)));
    expect(new Set(parsed.map(({ messageId }) => messageId)).size).toBe(1);
  },
);
