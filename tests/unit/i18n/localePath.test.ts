import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localePath, splitLocale } from '../../../src/i18n/localePath.ts';
import { PAGE_IDS, PAGES, pageAt } from '../../../src/routes.ts';

const LOCALES = ['en', 'de', 'pt-BR', 'ar'];

describe('a pathname', () => {
  test.each([
    ['en', '/', '/'],
    ['en', '/faq', '/faq'],
    ['de', '/', '/de'],
    ['de', '/faq', '/de/faq'],
    ['pt-BR', '/terms', '/pt-BR/terms'],
  ])('in %s for %s is %s', (locale, path, address) => {
    expect(localePath(locale, path)).toBe(address);
  });

  test.each([
    ['/', 'en', '/'],
    ['/faq', 'en', '/faq'],
    ['/de', 'de', '/'],
    ['/de/', 'de', '/'],
    ['/de/faq', 'de', '/faq'],
    ['/de/no/such', 'de', '/no/such'],
    ['/fr/faq', 'en', '/fr/faq'],
    ['/DE/faq', 'en', '/DE/faq'],
    ['/define', 'en', '/define'],
    ['/en/faq', 'en', '/en/faq'],
    ['', 'en', ''],
  ])('%s is split into %s and %s', (address, locale, path) => {
    expect(splitLocale(address, LOCALES)).toEqual({ locale, path });
  });
});

test('every page in every language round-trips through its pathname', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LOCALES), fc.constantFrom(...PAGE_IDS), (tag, page) => {
      const { locale, path } = splitLocale(localePath(tag, PAGES[page].path), LOCALES);
      expect(locale).toBe(tag);
      expect(pageAt(path)).toBe(page);
    }),
  );
});

test('splitting keeps the path, whatever it is', () => {
  fc.assert(
    fc.property(fc.webPath(), (address) => {
      const { locale, path } = splitLocale(address, LOCALES);
      expect(locale === 'en' ? path : `/${locale}${path}`.replace(/\/$/, '')).toBe(
        locale === 'en' ? address : address.replace(/\/$/, ''),
      );
    }),
  );
});

test.each([
  ['/faq/', 'faq'],
  ['//', 'home'],
  ['/FAQ', 'notFound'],
  ['/404', 'notFound'],
  ['/faq/more', 'notFound'],
  ['', 'notFound'],
])('the path %j is the page %s', (path, page) => {
  expect(pageAt(path)).toBe(page);
});
