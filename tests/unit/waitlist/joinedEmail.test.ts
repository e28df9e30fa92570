import { expect, test } from 'vitest';
import { createJoinedEmail, JOINED_EMAIL_KEY } from '../../../src/waitlist/joinedEmail.ts';

function memoryStorage(initial: Record<string, string> = {}): Storage {
  const items = new Map(Object.entries(initial));
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as Storage;
}

test('a sign-up of an earlier visit is known', () => {
  const joined = createJoinedEmail(() => memoryStorage({ [JOINED_EMAIL_KEY]: 'ada@example.com' }));
  expect(joined.get()).toEqual({ email: 'ada@example.com', form: null });
});

test('a sign-up is stored under the waitlist’s key and told to all who listen', () => {
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

test('storage that cannot be had changes nothing else', () => {
  const joined = createJoinedEmail(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(joined.get()).toBeNull();
  joined.remember('ada@example.com', 'hero');
  expect(joined.get()).toEqual({ email: 'ada@example.com', form: 'hero' });
});

test('storage that is full changes nothing else', () => {
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
