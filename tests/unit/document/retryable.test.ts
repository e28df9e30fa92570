import { expect, test, vi } from 'vitest';
import { retryable } from '../../../src/document/retryable.ts';

test('all calls share one request', async () => {
  const load = vi.fn(async () => 'page');
  const loadOnce = retryable(load);
  expect(await Promise.all([loadOnce(), loadOnce()])).toEqual(['page', 'page']);
  expect(await loadOnce()).toBe('page');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failure reaches every waiting caller, and the next call tries again', async () => {
  const load = vi.fn(async () => 'page').mockRejectedValueOnce(new Error('offline'));
  const loadAgain = retryable(load);
  const [first, second] = await Promise.allSettled([loadAgain(), loadAgain()]);
  expect([first?.status, second?.status]).toEqual(['rejected', 'rejected']);
  expect(await loadAgain()).toBe('page');
  expect(load).toHaveBeenCalledTimes(2);
});
