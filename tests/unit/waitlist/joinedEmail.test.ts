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
