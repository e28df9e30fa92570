import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptedLanguage } from '../../../../server/api/answerLanguage.ts';

const LANGUAGES = ['en', 'ar', 'de', 'pt-BR', 'zh-Hans'];

test.each([
  ['pt-PT,pt;q=0.9', 'pt-BR'],
  ['de;q=0.5, ar;q=0.8', 'ar'],
  ['de;q=0, ar;q=0.1', 'ar'],
  ['fr-CH, fr;q=0.9', 'en'],
  ['*', 'en'],
  [undefined, 'en'],
])('%s asks for %s', (header, language) => {
  expect(acceptedLanguage(header, LANGUAGES)).toBe(language);
});

test('whatever arrives asks for a language that there is', () => {
  const parts = fc.array(fc.constantFrom(...'de pt -BR * ; q= 0.5 1 , " \\ =  x'.split(' ')));
  const headers = fc.oneof(
    fc.string(),
    parts.map((list) => list.join('')),
  );
  fc.assert(
    fc.property(headers, (header) => {
      expect(LANGUAGES).toContain(acceptedLanguage(header, LANGUAGES));
      expect(acceptedLanguage(header, ['en'])).toBe('en');
    }),
  );
});

test.each([
  ['thousands of languages', 'xx,'.repeat(5_000)],
  ['a language with thousands of qualities', `${'xx;q=0.'.repeat(2_000)},`],
])('a header of %s is not read to its end', (_, many) => {
  expect(acceptedLanguage(`${many}de`, LANGUAGES)).toBe('en');
});
