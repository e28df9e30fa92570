import { expect, test } from 'vitest';
import { createJoinedEmail, JOINED_EMAIL_KEY } from '../../../src/waitlist/joinedEmail.ts';

function memoryStorage(initial: Record<string, string> = {}): Storage {
  const items = new Map(Object.entries(initial));
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as Storage;
}

test('a sign-up from an earlier visit is restored', () => {
  const joined = createJoinedEmail(() => memoryStorage({ [JOINED_EMAIL_KEY]: 'ada@example.com' }));
  expect(joined.get()).toEqual({ email: 'ada@example.com', form: null });
});

test('a sign-up is stored under the waitlist’s key and notifies subscribers', () => {
  const storage = memoryStorage();
  const joined = createJoinedEmail(() => storage);
  let calls = 0;
  const stop = joined.subscribe(() => calls++);
  joined.remember('ada@example.com', 'hero');
  stop();
  joined.remember('bob@example.com', 'closing_cta');
  expect(storage.getItem('iris.waitlistEmail')).toBe('bob@example.com');
  expect(joined.get()).toEqual({ email: 'bob@example.com', form: 'closing_cta' });
  expect(calls).toBe(1);
});

test('a sign-up is remembered for the page where storage is blocked', () => {
  const joined = createJoinedEmail(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(joined.get()).toBeNull();
  joined.remember('ada@example.com', 'hero');
  expect(joined.get()).toEqual({ email: 'ada@example.com', form: 'hero' });
});

test('a sign-up is remembered for the page where storage is full', () => {
  const full = {
    ...memoryStorage(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const joined = createJoinedEmail(() => full as Storage);
  joined.remember('ada@example.com', 'hero');
  expect(joined.get()?.email).toBe('ada@example.com');
});

test.each(['storage', 'pageshow'])('a sign-up on another page is there after %s', (event) => {
  const storage = memoryStorage();
  const page = new EventTarget();
  const joined = createJoinedEmail(() => storage, page);
  let calls = 0;
  joined.subscribe(() => calls++);
  storage.setItem(JOINED_EMAIL_KEY, 'ada@example.com');
  page.dispatchEvent(new Event(event));
  page.dispatchEvent(new Event(event));
  expect(joined.get()).toEqual({ email: 'ada@example.com', form: null });
  expect(calls).toBe(1);
});

test('a page’s own sign-up stays as it is when Back returns to it', () => {
  const page = new EventTarget();
  const storage = memoryStorage();
  const joined = createJoinedEmail(() => storage, page);
  joined.remember('ada@example.com', 'hero');
  const before = joined.get();
  page.dispatchEvent(new Event('pageshow'));
  expect(joined.get()).toBe(before);
});

test('a sign-up that could not be stored stays when Back returns, even over an older one', () => {
  for (const initial of [{}, { [JOINED_EMAIL_KEY]: 'old@example.com' }]) {
    const page = new EventTarget();
    const full = {
      ...memoryStorage(initial),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const joined = createJoinedEmail(() => full as Storage, page);
    joined.remember('ada@example.com', 'hero');
    page.dispatchEvent(new Event('pageshow'));
    expect(joined.get()?.email).toBe('ada@example.com');
  }
});
