import { setImmediate as yieldToRequests } from 'node:timers/promises';

/**
 * Sends what waits in batches, one after the other, some time after it has come. Where sending fails
 * it is tried again.
 *
 * @param send sends a batch, if anything waits; resolves to whether more waits
 * @param delay milliseconds until `send` is called, so that a batch has much
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
