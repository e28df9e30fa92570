import { expect, test, vi } from 'vitest';
import { chunkOf } from '../../../src/document/chunkOf.ts';

const Page = () => null;

test('all calls share one request', async () => {
  const importPage = vi.fn(async () => Page);
  const chunk = chunkOf(importPage);
  expect(chunk.loaded()).toBeUndefined();
  expect(await Promise.all([chunk.load(), chunk.load()])).toEqual([Page, Page]);
  expect(await chunk.load()).toBe(Page);
  expect(chunk.loaded()).toBe(Page);
  expect(importPage).toHaveBeenCalledTimes(1);
});

test('a failure reaches every waiting caller, and the next call tries again', async () => {
  const importPage = vi.fn(async () => Page).mockRejectedValueOnce(new Error('offline'));
  const chunk = chunkOf(importPage);
  const [first, second] = await Promise.allSettled([chunk.load(), chunk.load()]);
  expect([first?.status, second?.status]).toEqual(['rejected', 'rejected']);
  expect(chunk.loaded()).toBeUndefined();
  expect(await chunk.load()).toBe(Page);
  expect(importPage).toHaveBeenCalledTimes(2);
});
