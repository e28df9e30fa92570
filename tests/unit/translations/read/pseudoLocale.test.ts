import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pseudoText } from '../../../../translations/read/pseudoLocale.ts';
import { markupTagsOf, placeholdersOf } from '../../../../translations/texts/placeholders.ts';

test('a text is accented, longer and in brackets', () => {
  expect(pseudoText('Join Waitlist')).toBe('[Ĵóíñ Ŵáíţļíšţ · · ·]');
});

test('placeholders and tags stay as they are', () => {
  expect(pseudoText('Ask {{product}} <b>now</b>')).toContain('{{product}} <b>');
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string(), fc.constantFrom('{{count}}', '<b>', '</b>', '{{year}}'))),
      (parts) => {
        const text = parts.join('').replace(/[<>{}]{1,2}(?![a-z/]+[>}])/g, '');
        expect(placeholdersOf(pseudoText(text))).toEqual(placeholdersOf(text));
        expect(markupTagsOf(pseudoText(text))).toEqual(markupTagsOf(text));
      },
    ),
  );
});
