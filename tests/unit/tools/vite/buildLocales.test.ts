import { expect, test } from 'vitest';
import type { Locale } from '../../../../src/i18n/locales/readLocales.ts';
import { builtLocales } from '../../../../tools/vite/buildLocales.ts';

const locale = (tag: string): Locale => ({
  language: { tag, name: tag, dir: 'ltr' },
  strings: { title: 'Join' },
  fallbackKeys: [],
  isPublished: true,
});
const LOCALES = [locale('en'), locale('de'), locale('fr')];
const tagsOf = (locales: readonly Locale[]) => locales.map(({ language }) => language.tag);

test('a build writes every language of the site, and no invented one', () => {
  expect(builtLocales(LOCALES, undefined)).toEqual(LOCALES);
  expect(builtLocales(LOCALES, '')).toEqual(LOCALES);
});

test('or those alone that are named, invented ones too', () => {
  expect(tagsOf(builtLocales(LOCALES, 'de,en'))).toEqual(['en', 'de']);
  const [invented] = builtLocales(LOCALES, 'en-XA');
  expect(invented?.strings.title).toMatch(/^\[Ĵóíñ/);
});
