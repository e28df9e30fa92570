import { expect, test } from 'vitest';
import { pickStrings } from '../../../../src/i18n/locales/pickStrings.ts';

test('only the named parts are returned', () => {
  expect(pickStrings({ home: { a: 'A' }, faq: { b: 'B' } }, ['home'])).toEqual({
    home: { a: 'A' },
  });
});
