import { expect, test } from 'vitest';
import { pickStrings } from '../../../../src/i18n/locales/pickStrings.ts';

test('a page gets its own parts of the strings only', () => {
  expect(pickStrings({ home: { a: 'A' }, faq: { b: 'B' } }, ['home'])).toEqual({
    home: { a: 'A' },
  });
});
