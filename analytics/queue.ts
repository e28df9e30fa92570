import type { CapturedEvent } from './capturedEvent.ts';

export type SendEvent = (event: CapturedEvent) => void;

interface EventQueue {
  /** Queues the event until there is a sender, then passes it on at once. */
  push: SendEvent;
  /** Sets the sender and passes it the queued events in order. */
  open(send: SendEvent): void;
  /** Drops queued and future events, as there will be no sender. */
  drop(): void;
  /** Removes and returns the queued events. */
  take(): CapturedEvent[];
}

/**
 * Creates a queue that holds events while posthog-js loads.
 *
 * @param limit maximum number of queued events. Later ones are dropped: a funnel needs its first
 *   steps most. 30 events of about 1 KB stay below the 64 KiB that all beacons of a page share.
 */
export function createEventQueue(limit = 30): EventQueue {
  let waiting: CapturedEvent[] = [];
  let send: SendEvent = (event) => {
    if (waiting.length < limit) waiting.push(event);
  };
  const take = () => {
    const taken = waiting;
    waiting = [];
    return taken;
  };
  return {
    push: (event) => send(event),
    open: (sender) => {
      send = sender;
      take().forEach(sender);
    },
    drop: () => {
      send = () => {};
      waiting = [];
    },
    take,
  };
}
