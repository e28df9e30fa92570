import { setImmediate as yieldToRequests } from 'node:timers/promises';
import { type Log, reasonOf } from '../log.ts';

/**
 * Sends what waits in batches, one after the other, some time after it has come. Where sending fails
 * it is tried again, and logged once until a batch is sent.
 *
 * @param options.send sends a batch, if anything waits; resolves to whether more waits
 * @param options.delay milliseconds until `send` is called, so that a batch has much
 */
export function createBatches(options: {
  send: () => Promise<boolean>;
  delay: number;
  event: 'counting.failed' | 'forwarding.failed';
  log: Log;
}) {
  const { send, delay, event, log } = options;
  let isFailing = false;
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> | undefined;

  const schedule = () => {
    timer ??= setTimeout(() => void sendAll(), delay).unref();
  };
  const sendBatches = async () => {
    try {
      while (await send()) await yieldToRequests();
      isFailing = false;
    } catch (error) {
      if (!isFailing) log({ event, error: reasonOf(error) });
      isFailing = true;
      schedule();
    }
    sending = undefined;
  };
  /** Sends what waits. A call while another is sending waits for that one only. */
  const sendAll = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    sending ??= sendBatches();
    return sending;
  };
  return {
    schedule,
    sendAll,
    /** Sends what waits, once; also what came during an earlier call. */
    async close(): Promise<void> {
      await sending;
      await sendAll();
      clearTimeout(timer);
    },
  };
}
