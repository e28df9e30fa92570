import { expect, test } from 'vitest';
import { openGraphLocale } from '../../../src/seo/headTags.ts';

test.each([
  ['en', 'en_US'],
  ['de', 'de_DE'],
  ['pt-BR', 'pt_BR'],
  ['zh-Hant', 'zh_TW'],
  ['sr-Latn', 'sr_RS'],
  ['en-001', 'en_US'],
  ['ar', 'ar_AR'],
  ['ar-EG', 'ar_EG'],
  ['es-419', 'es_LA'],
])('the Open Graph locale of %s is %s', (tag, locale) => {
  expect(openGraphLocale(tag)).toBe(locale);
});
