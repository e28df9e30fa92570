// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSignupMemory, JOINED_EMAIL_KEY } from '../../../src/waitlist/signupMemory.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

// The rest is tested in tests/e2e/journeys, in join.spec.ts and backForwardCache.spec.ts.
test('a sign-up is stored under the waitlist’s key and notifies subscribers', () => {
  const memory = createSignupMemory();
  const onChange = vi.fn();
  const stop = memory.subscribe(onChange);
  memory.remember('ada@example.com', 'hero');
  stop();
  memory.remember('bob@example.com', 'closing_cta');
  expect(localStorage.getItem(JOINED_EMAIL_KEY)).toBe('bob@example.com');
  expect(memory.get()).toEqual({ email: 'bob@example.com', form: 'closing_cta' });
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('a page’s own sign-up stays as it is when Back returns to it', () => {
  const memory = createSignupMemory();
  memory.remember('ada@example.com', 'hero');
  const before = memory.get();
  dispatchEvent(new Event('pageshow'));
  expect(memory.get()).toBe(before);
});

test('a sign-up that could not be stored stays when Back returns, even over an older one', () => {
  localStorage.setItem(JOINED_EMAIL_KEY, 'old@example.com');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('unavailable', 'QuotaExceededError');
  });
  const memory = createSignupMemory();
  memory.remember('ada@example.com', 'hero');
  dispatchEvent(new Event('pageshow'));
  expect(memory.get()?.email).toBe('ada@example.com');
});

test.each(['', 'null', 'undefined', '1', '@'])('the stored text %j is no sign-up', (text) => {
  localStorage.setItem(JOINED_EMAIL_KEY, text);
  const memory = createSignupMemory();
  dispatchEvent(new Event('pageshow'));
  expect(memory.get()).toBeNull();
});
