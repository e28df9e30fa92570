import { expect, test } from 'vitest';
import type { Locale } from '../../../../src/document/siteData.ts';
import { textsOfPages, withOutdatedPages } from '../../../../translations/read/textsOfPages.ts';
import { recordTexts } from '../../../support/translations/recordTexts.ts';
import { translatedProject } from '../../../support/translations/translatedProject.ts';

const locale = (tag: string): Locale => ({
  language: { tag, name: tag, dir: 'ltr' },
  strings: {},
  fallbackKeys: [],
  isPublished: true,
});

test('a policy is outdated with a text of its own or of both', () => {
  const { root, write } = translatedProject();
  const english = {
    privacy: { a: 'A' },
    terms: { a: 'A' },
    policies: { a: 'A' },
    home: { a: 'A' },
  };
  const outdatedPages = (changed: object) => {
    write('en', english);
    write('de', english);
    recordTexts(root, 'de', ['privacy.a', 'terms.a', 'policies.a', 'home.a']);
    write('en', { ...english, ...changed });
    return textsOfPages(withOutdatedPages(root, locale('de'))).outdatedPages;
  };
  expect(outdatedPages({ home: { a: 'B' } })).toBeUndefined();
  expect(outdatedPages({ privacy: { a: 'B' } })).toEqual(['privacy']);
  expect(outdatedPages({ terms: { a: 'B' } })).toEqual(['terms']);
  expect(outdatedPages({ policies: { a: 'B' } })).toEqual(['privacy', 'terms']);
  expect(withOutdatedPages(root, locale('en-XA'))).toEqual(locale('en-XA'));
});
