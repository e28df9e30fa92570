import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PSEUDO_TAGS, pseudoText } from '../../../../translations/read/pseudoLocales.ts';
import { markupTagsOf, placeholdersOf } from '../../../../translations/texts/placeholders.ts';

test('a text is accented, longer and in brackets', () => {
  expect(pseudoText('Join Waitlist', 'en-XA')).toBe('[Ĵóíñ Ŵáíţļíšţ · · ·]');
});

test('placeholders and tags stay as they are', () => {
  expect(pseudoText('Ask {{product}} <b>now</b>', 'en-XA')).toContain('{{product}} <b>');
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string(), fc.constantFrom('{{count}}', '<b>', '</b>', '{{year}}'))),
      fc.constantFrom(...PSEUDO_TAGS),
      (parts, tag) => {
        const text = parts.join('').replace(/[<>{}]{1,2}(?![a-z/]+[>}])/g, '');
        expect(placeholdersOf(pseudoText(text, tag))).toEqual(placeholdersOf(text));
        expect(markupTagsOf(pseudoText(text, tag))).toEqual(markupTagsOf(text));
      },
    ),
  );
});
