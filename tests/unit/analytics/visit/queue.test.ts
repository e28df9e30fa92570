import { describe, expect, it } from 'vitest';
import type { CapturedEvent } from '../../../../analytics/visit/capturedEvent.ts';
import { createEventQueue } from '../../../../analytics/visit/queue.ts';

const event = (uuid: string): CapturedEvent => ({
  uuid,
  event: '$pageview',
  timestamp: new Date(),
  properties: {},
});
const [first, second, third] = [event('1'), event('2'), event('3')];

/** Returns the events that the queue offers. */
function held(queue: ReturnType<typeof createEventQueue>): CapturedEvent[] {
  let offered: CapturedEvent[] = [];
  queue.offer((events) => {
    offered = [...events];
    return false;
  });
  return offered;
}

describe('event queue', () => {
  it('passes on queued events in order and once, then each new event immediately', () => {
    const sent: CapturedEvent[] = [];
    const queue = createEventQueue();
    queue.push(first);
    queue.push(second);
    queue.open((event) => sent.push(event));
    expect(sent).toEqual([first, second]);
    queue.push(third);
    expect(sent).toEqual([first, second, third]);
    expect(held(queue)).toEqual([]);
  });

  it('removes events that were taken, and keeps them otherwise', () => {
    const sent: CapturedEvent[] = [];
    const queue = createEventQueue();
    queue.push(first);
    queue.offer(() => false);
    expect(held(queue)).toEqual([first]);
    queue.offer(() => true);
    expect(held(queue)).toEqual([]);
    queue.push(second);
    queue.open((event) => sent.push(event));
    expect(sent).toEqual([second]);
  });

  it('drops queued and new events when there will be no sender', () => {
    const queue = createEventQueue();
    queue.push(first);
    queue.drop();
    queue.push(second);
    expect(held(queue)).toEqual([]);
  });

  it('keeps the earliest events at its limit', () => {
    const queue = createEventQueue(2);
    for (const event of [first, second, third]) queue.push(event);
    expect(held(queue)).toEqual([first, second]);
  });
});
