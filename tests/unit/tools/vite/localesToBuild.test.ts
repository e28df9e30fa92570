import { expect, test } from 'vitest';
import type { Locale } from '../../../../src/i18n/localeFiles.ts';
import { localesToBuild } from '../../../../tools/vite/localesToBuild.ts';

const locale = (tag: string): Locale => ({
  language: { tag, name: tag, dir: 'ltr' },
  strings: { title: 'Join' },
  fallbackKeys: [],
  isPublished: true,
});
const LOCALES = [locale('en'), locale('de'), locale('fr')];
const tagsOf = (locales: readonly Locale[]) => locales.map(({ language }) => language.tag);

test('a build writes every language of the site, and no invented one', () => {
  expect(localesToBuild(LOCALES, undefined)).toEqual(LOCALES);
  expect(localesToBuild(LOCALES, '')).toEqual(LOCALES);
});

test('or those alone that are named, invented ones too', () => {
  expect(tagsOf(localesToBuild(LOCALES, 'de,en'))).toEqual(['en', 'de']);
  const [invented] = localesToBuild(LOCALES, 'en-XA');
  expect(invented?.strings.title).toMatch(/^\[Ĵóíñ/);
});
