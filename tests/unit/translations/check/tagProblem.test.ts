import { expect, test } from 'vitest';
import { shorterTag } from '../../../../translations/check/tagProblem.ts';

test.each([
  ['uk-UA', 'uk'],
  ['uk-Cyrl', 'uk'],
  ['zh-Hant-TW', 'zh-Hant'],
  ['uk', undefined],
  ['zh-Hant', undefined],
  ['sr-Latn', undefined],
  ['es-419', undefined],
  ['tlh', undefined],
  ['', undefined],
])('%s can be called %s', (tag, shorter) => {
  expect(shorterTag(tag)).toBe(shorter);
});
