import { expect, test } from 'vitest';
import { copiedKeys, isPublished } from '../../../../src/i18n/locales/publishing.ts';

test.each([
  ['with all texts', [], true],
  ['with 85 % of all texts', Array.from({ length: 15 }, (_, index) => `home.${index}`), true],
  ['with fewer', Array.from({ length: 16 }, (_, index) => `home.${index}`), false],
  ['that lacks a required text', ['waitlist.submit'], false],
  ['that lacks a text whose key merely starts like a required part', ['waitlistNote'], true],
])('whether a language %s is published', (_, untranslatedKeys, expected) => {
  expect(isPublished(untranslatedKeys, 100, ['waitlist', 'privacy'])).toBe(expected);
});

test('a text that equals the English is copied, unless the notes allow it', () => {
  const source = { a: 'A', b: { c: 'C', d: 'D', n_one: '1', n_other: '2' }, e: 'E' };
  const notes = { b: { same: true }, 'b.d': { same: false }, 'b.n': { same: false } };
  expect(copiedKeys(source, source, notes)).toEqual(['a', 'b.d', 'b.n_one', 'b.n_other', 'e']);
  expect(copiedKeys(source, { a: 'Ä', b: 'no group' }, notes)).toEqual([]);
});
