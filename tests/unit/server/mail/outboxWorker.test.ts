import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { LogEntry } from '../../../../server/log.ts';
import { composeMail } from '../../../../server/mail/composeMail.ts';
import { type Delivery, DeliveryError } from '../../../../server/mail/delivery.ts';
import { RETRY_DELAYS, startOutboxWorker } from '../../../../server/mail/outboxWorker.ts';
import { createSmtpDelivery } from '../../../../server/mail/smtpDelivery.ts';
import { CONTEXT, memoryOutbox } from './mails.ts';
import { startSmtpServer } from './smtpServer.ts';

type Pace = Parameters<typeof startOutboxWorker>[0]['pace'];

/** Starts a worker that is closed with the test. It looks for messages when it is told to only. */
function startWorker(
  outbox: Parameters<typeof startOutboxWorker>[0]['outbox'],
  deliver: Delivery['deliver'],
  pace?: Pace,
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

/** Confirms no mail before this many wait, so a client that sends fewer at once waits for ever. */
function answerInGroups(size: number): () => Promise<void> {
  const waiting: (() => void)[] = [];
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === size) for (const confirm of waiting.splice(0)) confirm();
    });
}

test('sends what waits when it starts, and what is added when it is woken', async () => {
  const outbox = memoryOutbox(1);
  const later = memoryOutbox(2).waiting.get(2);
  const worker = startWorker(outbox, async () => {});
  await expect.poll(() => outbox.outcomes.get(1)).toBe('sent');
  if (later) outbox.waiting.set(2, later);
  worker.wake();
  await expect.poll(() => outbox.outcomes.get(2)).toBe('sent');
  expect(outbox.waiting.size).toBe(0);
});

test('looks for what has become due without being told', async () => {
  const outbox = memoryOutbox(0);
  startWorker(outbox, async () => {}, { pollInterval: 1 });
  for (const [id, row] of memoryOutbox(1).waiting) outbox.waiting.set(id, row);
  await expect.poll(() => outbox.outcomes.get(1)).toBe('sent');
});

test('sends 500 messages through a slow server once each, on 5 connections', async () => {
  const server = await startSmtpServer({ answer: answerInGroups(5) });
  const delivery = createSmtpDelivery(server.url);
  onTestFinished(() => delivery.close());
  const outbox = memoryOutbox(500);
  const { log } = startWorker(outbox, delivery.deliver);
  await expect.poll(() => outbox.waiting.size, { timeout: 25_000 }).toBe(0);

  const recipients = server.received.flatMap(({ to }) => to);
  expect(recipients).toHaveLength(500);
  expect(new Set(recipients).size).toBe(500);
  expect(server.mostConnections()).toBe(5);
  expect(sentIn(log)).toBe(500);
});

test('has at most 5 messages that are claimed and not stored, however slow the database', async () => {
  const outbox = memoryOutbox(20);
  let open = 0;
  let most = 0;
  startWorker(
    {
      ...outbox,
      async claim(limit) {
        const messages = await outbox.claim(limit);
        open += messages.length;
        most = Math.max(most, open);
        return messages;
      },
      async markSent(messages) {
        await wait(10);
        await outbox.markSent(messages);
        open -= messages.length;
      },
    },
    // One after the other, so that some are sent while the result of the first is stored.
    ({ to }) => wait(Number(/\d+/.exec(to)) % 5),
  );
  await expect.poll(() => outbox.waiting.size).toBe(0);
  expect(most).toBe(5);
});

test('goes on with other messages while one hangs', async () => {
  const outbox = memoryOutbox(9);
  startWorker(
    outbox,
    async ({ to }) => {
      if (to === 'ada1@example.org') await new Promise(() => {});
    },
    { close: 0 },
  );
  await expect.poll(() => outbox.outcomes.size).toBe(8);
});

test('tries a failed message again later, and gives it up after two days', async () => {
  const outbox = memoryOutbox(1);
  const row = outbox.waiting.get(1);
  const { wake, log } = startWorker(outbox, () => {
    throw new DeliveryError('451 Later', { isFinal: false });
  });
  const hours = RETRY_DELAYS.reduce((total, delay) => total + delay) / 3_600_000;
  expect([hours > 42, hours < 54]).toEqual([true, true]);
  for (const [index, delay] of RETRY_DELAYS.entries()) {
    await expect.poll(() => log.length).toBe(index + 1);
    expect(log[index]).toEqual({ event: 'mail.failed', reason: '451 Later', attempts: index + 1 });
    expect((row?.dueAt ?? 0) - Date.now()).toBeGreaterThan(delay - 10_000);
    expect((row?.dueAt ?? 0) - Date.now()).toBeLessThanOrEqual(delay);
    if (row) row.dueAt = 0;
    wake();
  }
  await expect.poll(() => log.at(-1)?.event).toBe('mail.given_up');
  expect(outbox.outcomes.get(1)).toBe('given up: 451 Later');
  expect(row?.dueAt).toBeNull();
});

test('an outage of the mail server costs no message an attempt, and all go out after it', async () => {
  const outbox = memoryOutbox(20);
  let isUp = true;
  let tries = 0;
  const whenUp = async () => {
    tries += 1;
    if (!isUp) throw new DeliveryError('connect ECONNREFUSED', { isFinal: false });
  };
  const { log } = startWorker(
    outbox,
    async ({ to }) => {
      if (to === 'ada3@example.org') isUp = false;
      await whenUp();
    },
    {},
    whenUp,
  );
  await expect
    .poll(() => log)
    .toContainEqual({ event: 'mail.server_away', reason: expect.any(String) });
  await expect.poll(() => outbox.outcomes.get(3)).toBe('put back: connect ECONNREFUSED');
  await expect.poll(() => tries).toBeGreaterThan(20 + RETRY_DELAYS.length);
  expect([...outbox.waiting.values()].map(({ message }) => message.attempts)).not.toContain(2);
  expect(log.filter(({ event }) => event === 'mail.server_away')).toHaveLength(1);

  const { waiting } = outbox;
  const third = waiting.get(3);
  if (third) third.message = { ...third.message, email: 'repaired@example.org' };
  isUp = true;
  await expect.poll(() => waiting.size).toBe(0);
  expect(log.filter(({ event }) => event === 'mail.server_back')).toHaveLength(1);
});

test('claims nothing before the mail server was reached', async () => {
  const outbox = memoryOutbox(1);
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
  expect(outbox.waiting.get(1)?.message.attempts).toBe(0);
});

test('marks an address that is refused for good, and does not try again', async () => {
  const outbox = memoryOutbox(1);
  const { log } = startWorker(outbox, () => {
    throw new DeliveryError('550 No such user', { isFinal: true });
  });
  await expect
    .poll(() => log)
    .toEqual([{ event: 'mail.refused', reason: '550 No such user', attempts: 1 }]);
  expect(outbox.outcomes.get(1)).toBe('refused: 550 No such user');
});

test('keeps a message that cannot be composed, and logs no address', async () => {
  const outbox = memoryOutbox(1);
  const { log } = startWorker(outbox, async ({ to }) => {
    throw new Error(`No template for ${to}`);
  });
  await expect.poll(() => outbox.outcomes.get(1)).toBe('failed: No template for [email]');
  expect(JSON.stringify(log)).not.toContain('ada1');
});

test('waits for a database that fails, with one line in the log for each outage', async () => {
  const outbox = memoryOutbox(1);
  const isUp = [false, false, true, false, false];
  const { log } = startWorker(
    {
      ...outbox,
      async claim(limit) {
        if (isUp.shift() === false) throw new Error('no connection of ada@example.org');
        return outbox.claim(limit);
      },
    },
    async () => {},
  );
  await expect.poll(() => outbox.outcomes.get(1)).toBe('sent');
  const outages = () => log.filter(({ event }) => event === 'database.failed');
  await expect.poll(() => outages().length).toBe(2);
  expect(JSON.stringify(log)).not.toContain('ada@');
});

test('sends nothing twice when the database fails after a message was sent', async () => {
  const outbox = memoryOutbox(1);
  const row = outbox.waiting.get(1);
  let deliveries = 0;
  let failures = 3;
  const { log } = startWorker(
    {
      ...outbox,
      async markSent(messages) {
        failures -= 1;
        if (failures < 0) return outbox.markSent(messages);
        // The outage lasts for longer than the claim.
        if (row) row.dueAt = 0;
        throw new Error('no connection');
      },
    },
    async () => {
      deliveries += 1;
    },
  );
  await expect.poll(() => sentIn(log)).toBe(1);
  expect(deliveries).toBe(1);
  expect(failures).toBe(-1);
});

test('closes when what is under way is sent and stored, and starts nothing more', async () => {
  const outbox = memoryOutbox(8);
  const deliveries: (() => void)[] = [];
  const deliver = () => new Promise<void>((resolve) => deliveries.push(resolve));
  const worker = startWorker(outbox, deliver, { close: 10_000 });
  await expect.poll(() => deliveries.length).toBe(5);

  let isClosed = false;
  const closed = worker.close().then(() => {
    isClosed = true;
  });
  deliveries[0]?.();
  await expect.poll(() => outbox.outcomes.size).toBe(1);
  worker.wake();
  deliveries[1]?.();
  await expect.poll(() => outbox.outcomes.size).toBe(2);
  expect(isClosed).toBe(false);
  for (const finish of deliveries) finish();
  await closed;
  expect([...outbox.outcomes.values()]).toEqual(Array.from({ length: 5 }, () => 'sent'));
  expect(deliveries).toHaveLength(5);
});

test('closes after a limit when a delivery or the database hangs', async () => {
  const hanging = startWorker(memoryOutbox(1), () => new Promise(() => {}));
  const stuck = { ...memoryOutbox(1), claim: () => new Promise<never>(() => {}) };
  const waiting = startWorker(stuck, async () => {});
  await Promise.all([hanging.close(), waiting.close()]);
});
