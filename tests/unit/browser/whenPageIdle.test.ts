// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenPageIdle } from '../../../src/browser/whenPageIdle.ts';

const task = vi.fn();

beforeEach(() => {
  task.mockClear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('whenPageIdle', () => {
  it('runs when idle after the load event, 2 s after it at the latest', () => {
    const idleCallback = vi.fn<typeof requestIdleCallback>(() => 0);
    vi.stubGlobal('requestIdleCallback', idleCallback);
    vi.spyOn(document, 'readyState', 'get').mockReturnValueOnce('interactive');
    whenPageIdle(task);
    expect(idleCallback).not.toHaveBeenCalled();
    dispatchEvent(new Event('load'));
    expect(idleCallback).toHaveBeenCalledWith(task, { timeout: 2000 });
  });

  it('waits for 200 ms without requestIdleCallback', () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    whenPageIdle(task);
    vi.advanceTimersByTime(199);
    expect(task).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(task).toHaveBeenCalledTimes(1);
  });
});
