import { setImmediate as yieldToRequests } from 'node:timers/promises';

/**
 * Sends waiting items in batches, one batch after another, after a delay. A failed batch is sent
 * again.
 *
 * @param send sends a batch, if anything waits; resolves to whether more waits
 * @param delay milliseconds until `send` is called, so that batches are large
 * @param onFailure gets the error of the first failure until a batch is sent
 */
export function createBatches(
  send: () => Promise<boolean>,
  delay: number,
  onFailure: (error: unknown) => void,
) {
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
      if (!isFailing) onFailure(error);
      isFailing = true;
      schedule();
    }
  };
  /** Sends everything that waits, once the current batch is sent. */
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
