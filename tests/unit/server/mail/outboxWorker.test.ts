import { expect, onTestFinished, test } from 'vitest';
import { CLAIM_MS } from '../../../../server/database/queueMail.ts';
import type { LogEntry } from '../../../../server/log.ts';
import { composeMail } from '../../../../server/mail/composeMail.ts';
import { type Delivery, DeliveryError } from '../../../../server/mail/delivery.ts';
import { RETRY_DELAYS, startOutboxWorker } from '../../../../server/mail/outboxWorker.ts';
import { createSmtpDelivery } from '../../../../server/mail/smtpDelivery.ts';
import { advance, HOUR, stopClock } from '../database/clock.ts';
import { openForTest } from '../support.ts';
import { CONTEXT } from './mails.ts';
import { startSmtpServer } from './smtpServer.ts';

type WorkerOptions = Parameters<typeof startOutboxWorker>[0];

stopClock();

/** Opens a database to which people have joined, `ada1@example.org` and so on. */
async function openOutbox(count: number) {
  const { waitlist, outbox } = await openForTest();
  const join = (number: number) => waitlist.add(`ada${number}@example.org`, 'en');
  for (let i = 1; i <= count; i += 1) await join(i);
  return { waitlist, outbox, join, waiting: () => outbox.entries() };
}

/** Starts a worker that is closed with the test. It looks for messages when it is told to only. */
function startWorker(
  outbox: WorkerOptions['outbox'],
  deliver: Delivery['deliver'],
  pace?: WorkerOptions['pace'],
  verify: Delivery['verify'] = async () => {},
) {
  const log: LogEntry[] = [];
  const worker = startOutboxWorker({
    outbox,
    compose: (message) => composeMail(message, CONTEXT),
    delivery: { deliver, verify },
    log: (entry) => log.push(entry),
    pace: { pollInterval: 3_600_000, verify: 0, claim: 0, retry: 0, close: 1, ...pace },
  });
  onTestFinished(() => worker.close());
  return { ...worker, log };
}

/** The number of messages that the log says were sent. */
function sentIn(log: readonly LogEntry[]): number {
  const counts = log.map((entry) => (entry.event === 'mail.sent' ? entry.count : 0));
  return counts.reduce((total, count) => total + count, 0);
}

test.each([
  ['when it is woken', {}, 1],
  ['without being told', { pollInterval: 1 }, 0],
])('sends what waits at its start, and what is added %s', async (_, pace, wakes) => {
  const { outbox, join, waiting } = await openOutbox(1);
  const worker = startWorker(outbox, async () => {}, pace);
  await expect.poll(waiting).toEqual([]);
  await join(2);
  if (wakes > 0) worker.wake();
  await expect.poll(waiting).toEqual([]);
});

test('sends 30 messages once each, one at a time, on one connection', async () => {
  const server = await startSmtpServer();
  const delivery = createSmtpDelivery(server.url);
  onTestFinished(() => delivery.close());
  const { outbox, waiting } = await openOutbox(30);
  let claimed = 0;
  const { log } = startWorker(
    {
      ...outbox,
      async claim(limit) {
        // All results are stored.
        expect(claimed).toBe(30 - (await waiting()).length);
        const messages = await outbox.claim(limit);
        claimed += messages.length;
        return messages;
      },
    },
    delivery.deliver,
  );
  await expect.poll(waiting).toEqual([]);

  const recipients = server.received.flatMap(({ to }) => to);
  expect(recipients).toHaveLength(30);
  expect(new Set(recipients).size).toBe(30);
  expect(server.mostConnections()).toBe(1);
  expect(sentIn(log)).toBe(30);
});

test.each([
  [{}, 'mail.given_up', null],
  [{ isAccount: true }, 'mail.failed', expect.any(String)],
])('tries again later, and gives up after two days unless %o', async (is, last, next) => {
  const { outbox, waiting } = await openOutbox(1);
  const { wake, log } = startWorker(outbox, () => {
    throw new DeliveryError('451 Later', is);
  });
  const failures = () => log.filter(({ event }) => event !== 'mail.account_refused');
  const hours = RETRY_DELAYS.reduce((total, delay) => total + delay) / HOUR;
  expect([hours > 42, hours < 54]).toEqual([true, true]);
  for (const [index, delay] of RETRY_DELAYS.entries()) {
    const failed = { event: 'mail.failed', reason: '451 Later', attempts: index + 1 };
    await expect.poll(() => failures()[index]).toEqual(failed);
    const [entry] = await waiting();
    const left = Date.parse(entry?.nextAttemptAt ?? '') - Date.now();
    expect(left).toBeGreaterThan(delay - 10_000);
    expect(left).toBeLessThanOrEqual(delay);
    advance(delay);
    wake();
  }
  await expect.poll(() => failures()[RETRY_DELAYS.length]?.event).toBe(last);
  expect(await waiting()).toMatchObject([{ nextAttemptAt: next, lastError: '451 Later' }]);
});

test('an outage of the mail server costs no message an attempt, and all go out after it', async () => {
  const { outbox, waiting } = await openOutbox(20);
  let isUp = true;
  let isBroken = true;
  let tries = 0;
  const whenUp = async () => {
    tries += 1;
    if (!isUp) throw new DeliveryError('connect ECONNREFUSED', { isFinal: false });
  };
  const { log } = startWorker(
    outbox,
    async ({ to }) => {
      if (to === 'ada3@example.org' && isBroken) isUp = false;
      await whenUp();
    },
    {},
    whenUp,
  );
  await expect
    .poll(() => log)
    .toContainEqual({ event: 'mail.server_away', reason: expect.any(String) });
  await expect.poll(() => tries).toBeGreaterThan(20 + RETRY_DELAYS.length);
  const third = { email: 'ada3@example.org', attempts: 0, lastError: 'connect ECONNREFUSED' };
  await expect.poll(async () => (await waiting()).filter(({ attempts }) => attempts)).toEqual([]);
  expect(await waiting()).toContainEqual(expect.objectContaining(third));
  expect(log.filter(({ event }) => event === 'mail.server_away')).toHaveLength(1);

  isBroken = false;
  isUp = true;
  await expect.poll(waiting).toEqual([]);
  expect(log.filter(({ event }) => event === 'mail.server_back')).toHaveLength(1);
});

test('claims nothing before the mail server was reached', async () => {
  const { outbox, waiting } = await openOutbox(1);
  const { wake, log } = startWorker(
    outbox,
    async () => {},
    { verify: 3_600_000 },
    () => Promise.reject(new Error('Invalid login for ada@example.org')),
  );
  await expect
    .poll(() => log)
    .toEqual([{ event: 'mail.server_away', reason: 'Invalid login for [email]' }]);
  wake();
  expect(await waiting()).toMatchObject([{ attempts: 0 }]);
});

test('tries no invitation again that may have arrived, of which an outage leaves one', async () => {
  const { waitlist, outbox, invitations } = await openForTest();
  for (let person = 0; person < 9; person += 1) {
    await waitlist.add(`ada${person}@example.org`, 'en');
    await waitlist.confirm((await waitlist.find(`ada${person}@example.org`))?.linkId ?? '');
  }
  await invitations.invite(await invitations.find({}), 'https://iris.example/{code}');
  const noAnswer = new DeliveryError('No answer', { isUncertain: true });
  let isUp = true;
  const deliver = async () => {
    isUp = false;
    throw noAnswer;
  };
  const verify = async () => {
    if (!isUp) throw noAnswer;
  };
  const { wake, log } = startWorker(outbox, deliver, {}, verify);
  await expect.poll(() => log.filter(({ event }) => event === 'mail.failed')).toHaveLength(1);
  advance(HOUR);
  wake();
  expect(await outbox.claim(9)).toHaveLength(8);
  await invitations.giveUpInterrupted();
  const left = (await outbox.entries()).filter(({ nextAttemptAt }) => nextAttemptAt === null);
  expect(left).toHaveLength(1);
});

test('marks an address that is refused for good, and does not try again', async () => {
  const { waitlist, outbox, waiting } = await openOutbox(1);
  const { log } = startWorker(outbox, () => {
    throw new DeliveryError('550 No such user', { isFinal: true });
  });
  await expect
    .poll(() => log)
    .toEqual([{ event: 'mail.refused', reason: '550 No such user', attempts: 1 }]);
  expect(await waiting()).toEqual([]);
  expect(await waitlist.find('ada1@example.org')).toMatchObject({ refusal: '550 No such user' });
});

test('one recipient’s refusal never blames the account, however often it is tried', async () => {
  const { waitlist, outbox, join, waiting } = await openOutbox(1);
  const refusal = new DeliveryError('550 5.7.1 suppressed', { isUnclear: true });
  const { wake, log } = startWorker(outbox, async ({ to }) => {
    if (to !== 'ada2@example.org') throw refusal;
  });
  const problem = async () => (await waitlist.stats()).outbox.trouble;
  const failed = () => log.filter(({ event }) => event === 'mail.failed').length;
  await expect.poll(failed).toBe(1);
  advance(HOUR);
  wake();
  await expect.poll(failed).toBe(2);
  expect(await problem()).toBeNull();
  // One that is accepted in between proves that the account is fine.
  await join(2);
  wake();
  await expect.poll(waiting).toHaveLength(1);
  await join(3);
  wake();
  await expect.poll(failed).toBe(3);
  expect(await problem()).toBeNull();
  await join(4);
  wake();
  await expect.poll(problem).toBe('550 5.7.1 suppressed');
});

test('takes refusals of many addresses in a row for the account’s, and gives up none', async () => {
  const { waitlist, outbox, waiting } = await openOutbox(6);
  let isSuspended = true;
  const { log, wake } = startWorker(outbox, async () => {
    if (isSuspended) throw new DeliveryError('550 No such user', { isFinal: true });
  });
  const problem = async () => (await waitlist.stats()).outbox.trouble;
  await expect.poll(problem).toBe('550 No such user');
  await expect
    .poll(async () => (await waiting()).map(({ lastError }) => lastError))
    .toEqual(Array(6).fill('550 No such user'));
  expect(await waitlist.find('ada1@example.org')).toMatchObject({ refusal: null });
  expect(log.filter(({ event }) => event === 'mail.account_refused')).toHaveLength(1);

  isSuspended = false;
  advance(HOUR);
  wake();
  await expect.poll(waiting).toEqual([]);
  expect(await problem()).toBeNull();
});

test('keeps a message that cannot be composed, and logs no address', async () => {
  const { outbox, waiting } = await openOutbox(1);
  const { log } = startWorker(outbox, async ({ to }) => {
    throw new Error(`No template for ${to}`);
  });
  await expect
    .poll(waiting)
    .toMatchObject([{ nextAttemptAt: expect.any(String), lastError: 'No template for [email]' }]);
  expect(JSON.stringify(log)).not.toContain('ada1');
});

test('waits for a database that fails, with a line in the log for each outage, and sends once', async () => {
  const { outbox, waiting } = await openOutbox(1);
  const failures = { claim: 2, markSent: 3 };
  const fail = (what: keyof typeof failures) => {
    failures[what] -= 1;
    if (failures[what] < 0) return;
    // The outage lasts for longer than a claim.
    advance(CLAIM_MS);
    throw new Error('no connection of ada@example.org');
  };
  let deliveries = 0;
  const { log } = startWorker(
    {
      ...outbox,
      async claim(limit) {
        fail('claim');
        return outbox.claim(limit);
      },
      async markSent(messages) {
        fail('markSent');
        await outbox.markSent(messages);
      },
    },
    async () => {
      deliveries += 1;
    },
  );
  await expect.poll(() => sentIn(log)).toBe(1);
  expect(await waiting()).toEqual([]);
  expect(deliveries).toBe(1);
  expect(log.filter(({ event }) => event === 'database.failed')).toHaveLength(2);
  expect(JSON.stringify(log)).not.toContain('ada@');
});

test('closes when what is under way is sent and stored, and starts nothing more', async () => {
  const { outbox, waiting } = await openOutbox(3);
  const deliveries: (() => void)[] = [];
  const deliver = () => new Promise<void>((resolve) => deliveries.push(resolve));
  const worker = startWorker(outbox, deliver, { close: 10_000 });
  await expect.poll(() => deliveries.length).toBe(1);

  let isClosed = false;
  const closed = worker.close().then(() => {
    isClosed = true;
  });
  worker.wake();
  expect(await waiting()).toHaveLength(3);
  expect(isClosed).toBe(false);
  deliveries[0]?.();
  await closed;
  expect(await waiting()).toHaveLength(2);
  expect(deliveries).toHaveLength(1);
});

test('closes after a limit when a delivery or the database hangs', async () => {
  const { outbox } = await openOutbox(1);
  const hanging = startWorker(outbox, () => new Promise(() => {}));
  const stuck = { ...outbox, claim: () => new Promise<never>(() => {}) };
  const waiting = startWorker(stuck, async () => {});
  await Promise.all([hanging.close(), waiting.close()]);
});
