// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { suggestedLanguage } from '../../../src/sections/languages/suggestedLanguage.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  [['de-AT', 'en'], 'de'],
  [[null, 'de', undefined, 1], 'de'],
  [[null], undefined],
  [undefined, undefined],
  [null, undefined],
  ['de', undefined],
])('the language suggested to a browser whose languages are %j is %s', (languages, tag) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages as string[]);
  expect(suggestedLanguage('en', ['en', 'de'])).toBe(tag);
});
