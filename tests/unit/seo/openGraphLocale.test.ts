import { expect, test } from 'vitest';
import { openGraphLocale } from '../../../src/seo/headTags.ts';

test.each([
  ['en', 'en_US'],
  ['de', 'de_DE'],
  ['pt-BR', 'pt_BR'],
  ['ar', 'ar_EG'],
])('the Open Graph locale of %s is %s', (tag, locale) => {
  expect(openGraphLocale(tag)).toBe(locale);
});
