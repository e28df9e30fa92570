import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localePath, splitLocale } from '../../../src/i18n/localePath.ts';
import { PAGE_IDS, PAGES, pageAt } from '../../../src/routes.ts';

const LOCALES = ['en', 'de', 'pt-BR', 'ar'];

describe('a pathname', () => {
  test.each([
    ['en', '/', '/'],
    ['de', '/', '/de'],
    ['de', '/faq', '/de/faq'],
  ])('in %s for %s is %s', (locale, path, address) => {
    expect(localePath(locale, path)).toBe(address);
  });

  test.each([
    ['/', 'en', '/'],
    ['/de', 'de', '/'],
    ['/de/', 'de', '/'],
    ['/de/no/such', 'de', '/no/such'],
    ['/fr/faq', 'en', '/fr/faq'],
    ['/DE/faq', 'en', '/DE/faq'],
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
