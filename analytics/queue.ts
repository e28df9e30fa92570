import type { CapturedEvent } from './capturedEvent.ts';

export type SendEvent = (event: CapturedEvent) => void;

export interface EventQueue {
  /** Keeps the event until there is a sender; once there is one, hands it on at once. */
  push: SendEvent;
  /** There is a sender: gives it what waits, in order. */
  open(send: SendEvent): void;
  /** There will be no sender: what waits and what comes is forgotten. */
  drop(): void;
  /** Removes and returns what waits. */
  take(): CapturedEvent[];
}

/**
 * Holds events while the vendor is loading.
 *
 * @param limit How many may wait; later ones are lost, as a funnel needs its first steps most. 30
 *   events of about 1 KB stay below the 64 KiB a browser grants to all beacons of a page.
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
