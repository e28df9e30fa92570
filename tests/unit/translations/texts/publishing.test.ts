import { expect, test } from 'vitest';
import { isPublished } from '../../../../translations/texts/publishing.ts';

test.each([
  ['with all texts', [], true],
  ['with 85 % of all texts', Array.from({ length: 15 }, (_, index) => `home.${index}`), true],
  ['with fewer', Array.from({ length: 16 }, (_, index) => `home.${index}`), false],
  ['that lacks a required text', ['waitlist.submit'], false],
  ['that lacks a text whose key merely starts like a required part', ['waitlistNote'], true],
])('whether a language %s is published', (_, untranslatedKeys, expected) => {
  expect(isPublished(untranslatedKeys, 100, ['waitlist', 'privacy'])).toBe(expected);
});
