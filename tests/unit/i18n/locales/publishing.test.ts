import { expect, test } from 'vitest';
import type { Strings } from '../../../../src/document/siteData.ts';
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

const SOURCE = { a: 'A', b: { c: 'C', d: 'D', n_one: '1', n_other: '2' }, e: 'E' };

test('a text that equals the English is copied, unless the notes allow it', () => {
  const notes = { b: { same: true }, 'b.d': { same: false }, 'b.n': { same: false } };
  const copied = (translation: Strings) => copiedKeys(SOURCE, translation, notes, 'nl');
  expect(copied(SOURCE)).toEqual(['a', 'b.d', 'b.n_one', 'b.n_other', 'e']);
  expect(copied({ a: 'Ä', b: 'no group' })).toEqual([]);
});

test.each(['a', 'A.', 'A…', '\u00adA'])('“%s” is a copy of “A”', (text) => {
  expect(copiedKeys({ a: 'A' }, { a: text }, {}, 'nl')).toEqual(['a']);
});

test('a text can equal the English in some languages only, and a fixed one in all', () => {
  const notes = { a: { same: ['nl', 'de'] }, b: { fixed: true } };
  expect(copiedKeys(SOURCE, SOURCE, notes, 'nl')).toEqual(['e']);
  expect(copiedKeys(SOURCE, SOURCE, notes, 'fr')).toEqual(['a', 'e']);
});
