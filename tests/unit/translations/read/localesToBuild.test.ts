import { expect, test } from 'vitest';
import type { Locale } from '../../../../src/i18n/locale.ts';
import { localesOfMessages, localesToBuild } from '../../../../translations/read/localesToBuild.ts';
import { TEST_LOCALES } from '../../../support/languages/testLanguages.ts';

const LOCALES = TEST_LOCALES.filter(({ language }) =>
  ['en', 'de-AT', 'he'].includes(language.tag),
).map((locale) => ({ ...locale, isOffered: true }));
const languageTagsOf = (locales: readonly Locale[]) => locales.map(({ language }) => language.tag);

test('a build writes every locale of the site and no pseudo-locale', () => {
  expect(localesToBuild(LOCALES, undefined)).toEqual(LOCALES);
  expect(localesToBuild(LOCALES, '')).toEqual(LOCALES);
});

test('SITE_LANGUAGES limits it to the listed tags, the pseudo-locale included', () => {
  expect(languageTagsOf(localesToBuild(LOCALES, 'de-AT, en'))).toEqual(['en', 'de-AT']);
  expect(() => localesToBuild(LOCALES, 'de-AT,xx')).toThrow('do not exist: xx');
  const [pseudo] = localesToBuild(LOCALES, 'en-XA');
  expect(pseudo?.strings).toMatchObject({ common: { joinWaitlist: '[Ĵóíñ Ŵáíţļíšţ · · ·]' } });
});

test('the server writes in the offered languages, and in those that a tool lists', () => {
  const [english] = LOCALES as [Locale, ...Locale[]];
  const language = { tag: 'sv', name: 'Svenska', dir: 'ltr' } as const;
  const all = [...LOCALES, { ...english, language, isOffered: false }];
  expect(languageTagsOf(localesOfMessages(all, undefined))).toEqual(['en', 'de-AT', 'he']);
  expect(languageTagsOf(localesOfMessages(all, 'sv,en-XA'))).toEqual([
    'en',
    'de-AT',
    'he',
    'sv',
    'en-XA',
  ]);
});

test('the source language is complete and comes first', () => {
  const language = { tag: 'en', name: 'English', dir: 'ltr' };
  expect(TEST_LOCALES[0]).toMatchObject({
    language,
    fallbackKeys: [],
    isOffered: true,
  });
});
