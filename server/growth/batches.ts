import { setImmediate as yieldToRequests } from 'node:timers/promises';
import { type Log, reasonOf } from '../log.ts';

interface Sending {
  /** Sends a batch, if anything waits; resolves to whether more waits. */
  send: () => Promise<boolean>;
  /** Milliseconds until `send` is called, so that a batch has much. */
  delay: number;
  /** What is logged when it fails. */
  event: 'counting.failed' | 'forwarding.failed';
  log: Log;
}

/**
 * Sends what waits in batches, one after the other, some time after it has come. Where sending fails
 * it is tried again, and logged once until a batch is sent.
 */
export function createBatches({ send, delay, event, log }: Sending) {
  let isFailing = false;
  let timer: NodeJS.Timeout | undefined;
  let sending = Promise.resolve();

  const schedule = () => {
    timer ??= setTimeout(() => void sendAll(), delay).unref();
  };
  const sendBatches = async () => {
    try {
      for (let isMore = true; isMore; await yieldToRequests()) {
        isMore = await send();
        isFailing = false;
      }
    } catch (error) {
      if (!isFailing) log({ event, error: reasonOf(error) });
      isFailing = true;
      schedule();
    }
  };
  /** Sends what waits, after what is being sent. */
  const sendAll = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    sending = sending.then(sendBatches);
    return sending;
  };
  return {
    schedule,
    sendAll,
    /** Sends what waits, once. */
    async close(): Promise<void> {
      await sendAll();
      clearTimeout(timer);
    },
  };
}
