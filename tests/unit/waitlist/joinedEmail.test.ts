// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createJoinedEmail, JOINED_EMAIL_KEY } from '../../../src/waitlist/joinedEmail.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const failWith = (name: string) => () => {
  throw new DOMException('unavailable', name);
};

test('a sign-up from an earlier visit is restored', () => {
  localStorage.setItem('iris.waitlistEmail', 'ada@example.com');
  expect(createJoinedEmail().get()).toEqual({ email: 'ada@example.com', form: null });
});

test('a sign-up is stored under the waitlist’s key and notifies subscribers', () => {
  const joined = createJoinedEmail();
  const onChange = vi.fn();
  const stop = joined.subscribe(onChange);
  joined.remember('ada@example.com', 'hero');
  stop();
  joined.remember('bob@example.com', 'closing_cta');
  expect(localStorage.getItem('iris.waitlistEmail')).toBe('bob@example.com');
  expect(joined.get()).toEqual({ email: 'bob@example.com', form: 'closing_cta' });
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('a sign-up is remembered for the page where storage is blocked', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(failWith('SecurityError'));
  const joined = createJoinedEmail();
  expect(joined.get()).toBeNull();
  joined.remember('ada@example.com', 'hero');
  expect(joined.get()).toEqual({ email: 'ada@example.com', form: 'hero' });
});

test.each(['storage', 'pageshow'])('a sign-up on another page is there after %s', (event) => {
  const joined = createJoinedEmail();
  const onChange = vi.fn();
  joined.subscribe(onChange);
  localStorage.setItem(JOINED_EMAIL_KEY, 'ada@example.com');
  dispatchEvent(new Event(event));
  dispatchEvent(new Event(event));
  expect(joined.get()).toEqual({ email: 'ada@example.com', form: null });
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
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(failWith('QuotaExceededError'));
  const joined = createJoinedEmail();
  joined.remember('ada@example.com', 'hero');
  dispatchEvent(new Event('pageshow'));
  expect(joined.get()?.email).toBe('ada@example.com');
});
