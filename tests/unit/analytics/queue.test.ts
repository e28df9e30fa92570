import { describe, expect, it } from 'vitest';
import type { CapturedEvent } from '../../../analytics/capturedEvent.ts';
import { createEventQueue } from '../../../analytics/queue.ts';

const event = (uuid: string): CapturedEvent => ({
  uuid,
  event: '$pageview',
  timestamp: new Date(),
  properties: {},
});
const [first, second, third] = [event('1'), event('2'), event('3')];

describe('event queue', () => {
  it('hands on what waited, in order and once, and then each event at once', () => {
    const sent: CapturedEvent[] = [];
    const queue = createEventQueue();
    queue.push(first);
    queue.push(second);
    queue.open((event) => sent.push(event));
    expect(sent).toEqual([first, second]);
    queue.push(third);
    expect(sent).toEqual([first, second, third]);
    expect(queue.take()).toEqual([]);
  });

  it('does not hand on what was taken', () => {
    const sent: CapturedEvent[] = [];
    const queue = createEventQueue();
    queue.push(first);
    expect(queue.take()).toEqual([first]);
    expect(queue.take()).toEqual([]);
    queue.push(second);
    queue.open((event) => sent.push(event));
    expect(sent).toEqual([second]);
  });

  it('forgets everything when there will be no sender', () => {
    const queue = createEventQueue();
    queue.push(first);
    queue.drop();
    queue.push(second);
    expect(queue.take()).toEqual([]);
  });

  it('keeps the earliest events when there are too many', () => {
    const queue = createEventQueue(2);
    for (const event of [first, second, third]) queue.push(event);
    expect(queue.take()).toEqual([first, second]);
  });
});
