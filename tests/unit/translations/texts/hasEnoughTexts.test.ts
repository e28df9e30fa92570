import { expect, test } from 'vitest';
import { hasEnoughTexts } from '../../../../translations/texts/hasEnoughTexts.ts';

test.each([
  ['with all texts', [], true],
  ['with 85 % of all texts', Array.from({ length: 15 }, (_, index) => `home.${index}`), true],
  ['with fewer', Array.from({ length: 16 }, (_, index) => `home.${index}`), false],
  ['that lacks a required text', ['waitlist.submit'], false],
  ['that lacks a text whose key merely starts like a required part', ['waitlistNote'], true],
])('whether a language %s can be offered', (_, untranslatedKeys, expected) => {
  expect(hasEnoughTexts(untranslatedKeys, 100, ['waitlist', 'privacy'])).toBe(expected);
});
