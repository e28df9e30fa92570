import { once } from 'node:events';
import PostalMime from 'postal-mime';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CLAIM_MS } from '../../../server/database/outboxQueries.ts';
import { newDatabaseUrl } from '../../support/temporaryFolder.ts';
import { DATABASES, listed } from '../../unit/server/database/databases.ts';
import {
  type ReceivedMail,
  type SmtpStep,
  startSmtpServer,
} from '../../unit/server/mail/smtpServer.ts';
import { spawnMain } from '../../unit/server/mainProcess.ts';
import { openForTest, runServer } from '../../unit/server/support.ts';

const FROM = 'hello@iris.example';

afterEach(() => void vi.useRealTimers());

/**
 * Has a server send what is in the outbox until the mail server kills it at a step, and then another
 * server the rest, once the claims have run out. Returns the mails that the mail server confirmed:
 * all, and to whom those of the first server were.
 */
async function sendAfterDeath(url: string, killAt: (step: SmtpStep) => boolean, count = 1) {
  const { waitlist, outbox } = await openForTest(url);
  for (let i = 0; i < count; i++) await waitlist.add(`ada${i}@example.org`, 'en');
  let isAlive = true;
  const smtp = await startSmtpServer({
    onStep(step) {
      if (!isAlive || !killAt(step)) return;
      isAlive = false;
      child.kill('SIGKILL');
    },
  });
  const child = spawnMain({ DATABASE_URL: url, SMTP_URL: smtp.url, MAIL_FROM: FROM });
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
  const before = addressesOf(smtp.received);

  // Claims are times of the clock.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + CLAIM_MS + 1_000 });
  const { log, close } = await runServer({ databaseUrl: url, smtpUrl: smtp.url, mailFrom: FROM });
  await expect.poll(() => listed(outbox.entries())).toEqual([]);
  await close();
  expect(log.filter((line) => !line.includes('"mail.sent"'))).toEqual([]);
  return { received: smtp.received, before };
}

function addressesOf(mails: readonly ReceivedMail[]): string[] {
  return mails.flatMap(({ to }) => to).sort();
}

test.each<[SmtpStep, number]>([
  // The first connection is there before a mail is claimed.
  ['connected', 1],
  ['MAIL FROM', 1],
  ['RCPT TO', 1],
  // Nobody but the mail server knows that it has taken the mail.
  ['last byte', 2],
  ['250', 2],
])(
  'a process that is killed at "%s" loses nothing, and repeats only what was taken',
  async (last, times) => {
    const { received } = await sendAfterDeath(newDatabaseUrl(), (step) => step === last);
    expect(addressesOf(received)).toEqual(Array.from({ length: times }, () => 'ada0@example.org'));
    // Copies have one `Message-ID`, by which a receiver drops them.
    const parsed = await Promise.all(received.map(({ raw }) => PostalMime.parse(raw)));
    expect(new Set(parsed.map(({ messageId }) => messageId)).size).toBe(1);
  },
);

describe.each(DATABASES)('with %s,', (_, newDatabase) => {
  test('a process that is killed amid many mails loses nothing and repeats at most 5', async () => {
    let steps = 0;
    const killAt = () => {
      steps += 1;
      return steps === 24;
    };
    const { received, before } = await sendAfterDeath(await newDatabase(), killAt, 10);
    const all = addressesOf(received);
    const repeated = all.filter((address, index) => address === all[index - 1]);
    expect(new Set(all).size).toBe(10);
    expect(repeated.length).toBeLessThanOrEqual(5);
    expect(before).toEqual(expect.arrayContaining(repeated));
  });
});
