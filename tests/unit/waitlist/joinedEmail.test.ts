// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createJoinedEmail, JOINED_EMAIL_KEY } from '../../../src/waitlist/joinedEmail.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

// The rest is tested in tests/e2e/journeys, in join.spec.ts and backForwardCache.spec.ts.
test('a sign-up is stored under the waitlist’s key and notifies subscribers', () => {
  const joined = createJoinedEmail();
  const onChange = vi.fn();
  const stop = joined.subscribe(onChange);
  joined.remember('ada@example.com', 'hero');
  stop();
  joined.remember('bob@example.com', 'closing_cta');
  expect(localStorage.getItem(JOINED_EMAIL_KEY)).toBe('bob@example.com');
  expect(joined.get()).toEqual({ email: 'bob@example.com', form: 'closing_cta' });
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('a page’s own sign-up stays as it is when Back returns to it', () => {
  const joined = createJoinedEmail();
  joined.remember('ada@example.com', 'hero');
  const before = joined.get();
  dispatchEvent(new Event('pageshow'));
  expect(joined.get()).toBe(before);
});

test('a sign-up that could not be stored stays when Back returns, even over an older one', () => {
  localStorage.setItem(JOINED_EMAIL_KEY, 'old@example.com');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('unavailable', 'QuotaExceededError');
  });
  const joined = createJoinedEmail();
  joined.remember('ada@example.com', 'hero');
  dispatchEvent(new Event('pageshow'));
  expect(joined.get()?.email).toBe('ada@example.com');
});
