// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenPageIdle } from '../../../src/document/whenPageIdle.ts';

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

describe('waiting for an idle page', () => {
  it('runs in the first idle moment after the page has loaded, or 2 s later', () => {
    const idleCallback = vi.fn<typeof requestIdleCallback>(() => 0);
    vi.stubGlobal('requestIdleCallback', idleCallback);
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    whenPageIdle(task);
    expect(idleCallback).not.toHaveBeenCalled();
    dispatchEvent(new Event('load'));
    expect(idleCallback).toHaveBeenCalledWith(task, { timeout: 2000 });
  });

  it('does not wait for a load event that has passed', () => {
    const idleCallback = vi.fn();
    vi.stubGlobal('requestIdleCallback', idleCallback);
    whenPageIdle(task);
    expect(idleCallback).toHaveBeenCalledTimes(1);
  });

  it('waits a little in a browser that cannot tell when it is idle', () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    whenPageIdle(task);
    expect(task).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(task).toHaveBeenCalledTimes(1);
  });
});
