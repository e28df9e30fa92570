import { expect, test } from 'vitest';
import { readLocales } from '../../../../translations/read/readLocales.ts';

test('the source language is complete and comes first', () => {
  const [source] = readLocales();
  expect(source).toMatchObject({
    language: { tag: 'en', name: 'English', dir: 'ltr' },
    fallbackKeys: [],
  });
});
