import fc from 'fast-check';
import { expect, test } from 'vitest';
import { preferredLanguage } from '../../../src/i18n/preferredLanguage.ts';

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

test('the result is always an available language or none', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (requested) => {
      const best = preferredLanguage(requested, AVAILABLE);
      expect(best === undefined || AVAILABLE.includes(best)).toBe(true);
    }),
  );
});
