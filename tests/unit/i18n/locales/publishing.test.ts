import { expect, test } from 'vitest';
import { isPublished } from '../../../../src/i18n/locales/publishing.ts';

test.each([
  ['with all texts', [], true],
  ['with 85 % of them', Array.from({ length: 15 }, (_, index) => `home.${index}`), true],
  ['with less', Array.from({ length: 16 }, (_, index) => `home.${index}`), false],
  ['that lacks a required text', ['waitlist.submit'], false],
  ['that lacks a text whose key only begins like a required part', ['waitlistNote'], true],
])('a language %s is offered to visitors or not', (_, fallbackKeys, expected) => {
  expect(isPublished(fallbackKeys, 100, ['waitlist', 'privacy'])).toBe(expected);
});
