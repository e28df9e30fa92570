import { expect, test } from 'vitest';
import { localesOfMessages, localesToBuild } from '../../../../prerender/locales/localesToBuild.ts';
import type { Locale } from '../../../../src/i18n/locales/readLocales.ts';

const locale = (tag: string): Locale => ({
  language: { tag, name: tag, dir: 'ltr' },
  strings: { title: 'Join' },
  fallbackKeys: [],
  openGraphLocale: '',
  isPublished: true,
});
const LOCALES = [locale('en'), locale('de'), locale('fr')];
const languageTagsOf = (locales: readonly Locale[]) => locales.map(({ language }) => language.tag);

test('a build writes every locale of the site and no pseudo-locale', () => {
  expect(localesToBuild(LOCALES, undefined)).toEqual(LOCALES);
  expect(localesToBuild(LOCALES, '')).toEqual(LOCALES);
});

test('SITE_LANGUAGES limits it to the listed tags, pseudo-locales included', () => {
  expect(languageTagsOf(localesToBuild(LOCALES, 'de, en'))).toEqual(['en', 'de']);
  expect(() => localesToBuild(LOCALES, 'de,xx')).toThrow('do not exist: xx');
  const [pseudo] = localesToBuild(LOCALES, 'en-XA');
  expect(pseudo?.strings.title).toMatch(/^\[Ĵóíñ/);
});

test('the server writes in the published languages, and in those that a tool lists', () => {
  const draft = { ...locale('sv'), isPublished: false };
  const all = [...LOCALES, draft];
  expect(languageTagsOf(localesOfMessages(all, undefined))).toEqual(['en', 'de', 'fr']);
  expect(languageTagsOf(localesOfMessages(all, 'sv,en-XA'))).toEqual([
    'en',
    'de',
    'fr',
    'sv',
    'en-XA',
  ]);
});
