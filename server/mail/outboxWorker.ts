import { setTimeout as wait } from 'node:timers/promises';
import type { Outbox, OutboxMessage } from '../database/outboxQueries.ts';
import { type Log, reasonOf } from '../log.ts';
import { type Delivery, DeliveryError, type MailToSend } from './delivery.ts';

/** In milliseconds. */
const PACE = {
  /** Between checks for due messages, unless `wake` is called. */
  pollInterval: 30_000,
  /** The shortest time between checks of a mail server that is down. */
  verify: 30_000,
  /** Between two messages, so that sign-ups can write in between. */
  claim: 20,
  /** After the database has failed. */
  retry: 5_000,
  /** For the message being sent when the worker closes. */
  close: 5_000,
};

/**
 * Milliseconds to wait after each failed attempt. Short at first, for servers that restart or ask
 * unknown senders to try again (greylisting). Two days in all, so that the operator can notice and
 * fix the cause.
 */
export const RETRY_DELAYS: readonly number[] = [1, 5, 15, 60, 180, 360, 720, 1440].map(
  (minutes) => minutes * 60_000,
);

/**
 * If more addresses in a row are refused, with no email sent in between, the account is the cause.
 */
const MAX_REFUSALS = 3;

/** The number of different recipients after whose unclear refusals the account is the cause. */
const MAX_UNCLEAR = 2;

/**
 * Sends the messages in the outbox until closed, one at a time: claims it, sends it, and stores the
 * result. If the process dies, only a message that the mail server has just accepted is sent twice.
 *
 * While the mail server is down, nothing is claimed and no attempt counts. So no message is given
 * up because of an outage, however long, and all are sent once the server is back.
 */
export function startOutboxWorker(options: {
  outbox: Omit<Outbox, 'entries'>;
  compose: (message: OutboxMessage) => MailToSend | Promise<MailToSend>;
  delivery: Pick<Delivery, 'deliver' | 'verify'>;
  /** Called once a message was sent and that result is stored. */
  onSent?: (message: OutboxMessage) => void;
  log: Log;
  pace?: Partial<typeof PACE>;
}) {
  const { outbox, compose, delivery, onSent, log } = options;
  const pace = { ...PACE, ...options.pace };
  let alarm = new AbortController();
  /** Ends the current pause, or else the next one. */
  const wake = () => alarm.abort();
  /** A message whose result is to be stored: undefined for one that was sent. */
  let unstored: { message: OutboxMessage; error: DeliveryError | undefined } | undefined;
  /** The messages that were refused since the last email was sent. */
  let refused: OutboxMessage[] = [];
  /** The recipients of unclear refusals since the last email was sent. */
  const unclear = new Set<string>();
  /** Why the mail server rejects the account; null once it accepts an email; undefined before. */
  let trouble: string | null | undefined;
  let nextVerify = 0;
  /** Undefined before the first connection. */
  let isServerUp: boolean | undefined;
  let isClosing = false;
  let isAbandoned = false;

  const attempt = async (message: OutboxMessage): Promise<DeliveryError | undefined> => {
    try {
      await delivery.deliver(await compose(message));
      return undefined;
    } catch (error) {
      return toDeliveryError(error, message);
    }
  };

  const verifyServer = async (): Promise<boolean> => {
    try {
      await delivery.verify();
      if (isServerUp === false) log({ event: 'mail.server_back' });
      isServerUp = true;
    } catch (error) {
      const { message } = toDeliveryError(error);
      if (isServerUp !== false) log({ event: 'mail.server_away', reason: message });
      isServerUp = false;
      nextVerify = performance.now() + pace.verify;
    }
    return isServerUp;
  };

  const setTrouble = async (reason: string | null) => {
    if (trouble === reason || (trouble && reason)) return;
    await outbox.noteTrouble(reason);
    trouble = reason;
    if (reason !== null) log({ event: 'mail.account_refused', reason });
  };

  const storeFailure = async (message: OutboxMessage, error: DeliveryError) => {
    const { attempts } = message;
    const reason = error.message;
    // Another attempt could be a second invitation; see `giveUpInterrupted`.
    const mayHaveArrived = error.isUncertain && message.inviteLink !== null;
    if (mayHaveArrived) {
      // Stops further claims during an outage, so that few invitations have an unknown result.
      if (isServerUp) await verifyServer();
      return log({ event: 'mail.failed', reason, attempts });
    }
    if (error.isFinal && !trouble && refused.length < MAX_REFUSALS) {
      await outbox.markRefused(message, reason);
      refused.push(message);
      log({ event: 'mail.refused', reason, attempts });
      return;
    }
    if (error.isUnclear) unclear.add(message.email);
    if (error.isFinal || error.isAccount || unclear.size >= MAX_UNCLEAR) {
      await setTrouble(reason);
      await outbox.takeBackRefusals(refused);
      refused = [];
    }
    if (!isServerUp || !(await verifyServer())) {
      await outbox.putBack(message, reason);
      return;
    }
    // While the account is rejected, nothing is given up.
    const delay = RETRY_DELAYS[attempts - 1] ?? (trouble ? RETRY_DELAYS.at(-1) : undefined);
    const next = delay === undefined ? null : new Date(Date.now() + delay);
    await outbox.markFailed(message, reason, next);
    log({ event: next ? 'mail.failed' : 'mail.given_up', reason, attempts });
  };

  const storeResult = async ({ message, error }: NonNullable<typeof unstored>) => {
    if (error) {
      await storeFailure(message, error);
    } else {
      await outbox.markSent([message]);
      onSent?.(message);
      log({ event: 'mail.sent', count: 1 });
      refused = [];
      unclear.clear();
      await setTrouble(null);
    }
    unstored = undefined;
  };

  /** Sends the next due message. Resolves to the milliseconds until the next check. */
  const sendNext = async (): Promise<number> => {
    const early = nextVerify - performance.now();
    if (!isServerUp && early > 0) return early;
    if (!isServerUp && !(await verifyServer())) return pace.verify;
    const [message] = await outbox.claim(1);
    if (message === undefined) return pace.pollInterval;
    unstored = { message, error: await attempt(message) };
    return 0;
  };

  /**
   * Nothing is claimed before the last result is stored. So this process never claims a message that
   * it has already sent, even if the database is down for longer than a claim lasts.
   */
  const run = async () => {
    let isDatabaseDown = false;
    while (!isAbandoned && !(isClosing && !unstored)) {
      let pause = 0;
      try {
        if (unstored) {
          await storeResult(unstored);
          pause = pace.claim;
        } else pause = await sendNext();
        isDatabaseDown = false;
      } catch (error) {
        if (!isDatabaseDown) log({ event: 'database.failed', error: reasonOf(error) });
        isDatabaseDown = true;
        pause = pace.retry;
      }
      await wait(pause, undefined, { signal: alarm.signal }).catch(() => {});
      alarm = new AbortController();
    }
  };
  const ended = run();

  return {
    wake,
    /** Waits a few seconds for the message being sent. A remaining claim expires. */
    async close(): Promise<void> {
      isClosing = true;
      wake();
      await Promise.race([ended, wait(pace.close, undefined, { ref: false })]);
      isAbandoned = true;
      wake();
    },
  };
}

function toDeliveryError(error: unknown, message?: OutboxMessage): DeliveryError {
  if (error instanceof DeliveryError) return error;
  return new DeliveryError(error, { isFinal: false }, message?.email);
}
