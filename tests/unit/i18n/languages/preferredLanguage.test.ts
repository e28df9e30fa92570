import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  mayPreferAnother,
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
  [['en-US'], 'en', false],
  [['de'], 'de', false],
  [['pt-BR'], 'pt-BR', false],
  [['pt-PT'], 'pt-BR', false],
  [['de'], 'en', true],
  [['nl', 'en'], 'en', false],
  [['nl', 'de', 'en'], 'en', true],
  [['fil'], 'fi', false],
  [[], 'en', false],
])(
  'whether readers of %j may prefer another page than the one in %s: %s',
  (requested, tag, may) => {
    expect(mayPreferAnother(requested, tag, [...AVAILABLE, 'fi'])).toBe(may);
  },
);

test('another page in the same language may always be preferred', () => {
  expect(mayPreferAnother(['pt-BR'], 'pt', ['pt', 'pt-BR'])).toBe(true);
  expect(mayPreferAnother(['zh-TW'], 'zh', ['zh', 'zh-Hant'])).toBe(true);
});

test('whoever prefers another page may prefer one', () => {
  const tags = fc.constantFrom('de', 'de-AT', 'en', 'pt-PT', 'pt-BR', 'zh-TW', 'nl', 'x', '');
  fc.assert(
    fc.property(fc.array(tags), fc.constantFrom(...AVAILABLE), (requested, tag) => {
      const best = preferredLanguage(requested, AVAILABLE);
      if (best && best !== tag) expect(mayPreferAnother(requested, tag, AVAILABLE)).toBe(true);
    }),
  );
});
