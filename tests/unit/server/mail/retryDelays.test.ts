import { expect, test } from 'vitest';
import { nextAttempt, RETRY_DELAYS } from '../../../../server/mail/retryDelays.ts';

const HOUR = 60 * 60_000;

test('each delay is longer than the one before', () => {
  const sorted = [...new Set(RETRY_DELAYS)].sort((a, b) => a - b);
  expect(RETRY_DELAYS).toEqual(sorted);
});

test('a message is tried for about two days, and then given up', () => {
  let now = 0;
  let attempts = 0;
  for (let next: Date | null = new Date(0); next; next = nextAttempt(attempts, now)) {
    now = next.getTime();
    attempts += 1;
  }
  expect(now / HOUR).toBeGreaterThan(42);
  expect(now / HOUR).toBeLessThan(54);
  expect(attempts).toBe(RETRY_DELAYS.length + 1);
});

test('the second attempt follows within minutes', () => {
  expect(nextAttempt(1, 0)?.getTime()).toBeLessThanOrEqual(5 * 60_000);
});
