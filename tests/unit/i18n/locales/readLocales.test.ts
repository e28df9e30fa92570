import { expect, test } from 'vitest';
import { readLocales } from '../../../../src/i18n/locales/readLocales.ts';

test('the source language is complete and comes first', () => {
  const [source] = readLocales();
  expect(source).toMatchObject({
    language: { tag: 'en', name: 'English', dir: 'ltr' },
    fallbackKeys: [],
  });
});

test('a language that has fewer plural forms than English is complete without them', () => {
  const japanese = readLocales().find(({ language }) => language.tag === 'ja');
  expect(japanese).toMatchObject({ fallbackKeys: [], isPublished: true });
});
