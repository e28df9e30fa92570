import { expect, test } from 'vitest';
import { readLocales } from '../../../../translations/read/readLocales.ts';
import { textsOfPages } from '../../../../translations/read/textsOfPages.ts';
import { recordTexts } from '../../../support/translations/recordTexts.ts';
import { translatedProject } from '../../../support/translations/translatedProject.ts';

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
    const [source, german] = readLocales(root).map(textsOfPages);
    expect(source?.outdatedPages).toBeUndefined();
    return german?.outdatedPages;
  };
  expect(outdatedPages({ home: { a: 'B' } })).toBeUndefined();
  expect(outdatedPages({ privacy: { a: 'B' } })).toEqual(['privacy']);
  expect(outdatedPages({ terms: { a: 'B' } })).toEqual(['terms']);
  expect(outdatedPages({ policies: { a: 'B' } })).toEqual(['privacy', 'terms']);
});
