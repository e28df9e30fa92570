import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isCertainMatch,
  preferredLanguage,
} from '../../../../src/i18n/languages/preferredLanguage.ts';

const AVAILABLE = ['en', 'ar', 'de', 'ja', 'pt-BR', 'zh-Hans'];

test.each([
  [['de', 'en'], 'de'],
  [['en-US', 'de'], 'en'],
  [['nl', 'fr', 'ja-JP', 'de'], 'ja'],
  [['de-AT'], 'de'],
  [['pt-PT'], 'pt-BR'],
  [['PT-br'], 'pt-BR'],
  [['zh-CN'], 'zh-Hans'],
  [['zh-TW'], undefined],
  [['*', 'x', 'de_DE', 'ar-EG'], 'ar'],
  [['nl'], undefined],
  [[], undefined],
])('for %j the best available language is %s', (requested, best) => {
  expect(preferredLanguage(requested, AVAILABLE)).toBe(best);
});

test('an available first preference wins, whatever follows', () => {
  fc.assert(
    fc.property(fc.constantFrom(...AVAILABLE), fc.array(fc.string()), (first, others) => {
      expect(preferredLanguage([first, ...others], AVAILABLE)).toBe(first);
    }),
  );
});

test('the result is always an available language or none', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (requested) => {
      const best = preferredLanguage(requested, AVAILABLE);
      expect(best === undefined || AVAILABLE.includes(best)).toBe(true);
    }),
  );
});

test.each([
  ['en-US', 'en', true],
  ['de', 'de', true],
  ['pt-BR', 'pt-BR', true],
  ['pt-PT', 'pt-BR', true],
  ['de', 'en', false],
  ['fil', 'fi', false],
  [undefined, 'en', false],
])('for a reader of %s, a page in %s is surely the best match: %s', (request, tag, isSure) => {
  expect(isCertainMatch(request, tag, [...AVAILABLE, 'fi'])).toBe(isSure);
});

test('no match is sure if another page is in the same language', () => {
  expect(isCertainMatch('pt-BR', 'pt', ['pt', 'pt-BR'])).toBe(false);
  expect(isCertainMatch('zh-TW', 'zh', ['zh', 'zh-Hant'])).toBe(false);
});
