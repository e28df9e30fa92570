import type { CapturedEvent } from './capturedEvent.ts';

export type SendEvent = (event: CapturedEvent) => void;

interface EventQueue {
  /** Queues the event until there is a sender, then passes it on at once. */
  push: SendEvent;
  /** Sets the sender and passes it the queued events in order. */
  open(send: SendEvent): void;
  /** Drops queued and future events, as there will be no sender. */
  drop(): void;
  /** Passes the queued events on, if there are any, and removes them if `take` returns true. */
  offer(take: (events: CapturedEvent[]) => boolean): void;
}

/**
 * Maximum number of queued events. Later ones are dropped: a funnel needs its first steps most. 30
 * events of about 1 KB stay below the 64 KiB that all beacons of a page share.
 */
const LIMIT = 30;

/** Creates a queue that holds events while posthog-js is not there. */
export function createEventQueue(): EventQueue {
  let waiting: CapturedEvent[] = [];
  let send: SendEvent = (event) => {
    if (waiting.length < LIMIT) waiting.push(event);
  };
  return {
    push: (event) => send(event),
    open: (sender) => {
      send = sender;
      for (const event of waiting.splice(0)) sender(event);
    },
    drop: () => {
      send = () => {};
      waiting = [];
    },
    offer: (take) => {
      if (waiting.length > 0 && take(waiting)) waiting = [];
    },
  };
}
