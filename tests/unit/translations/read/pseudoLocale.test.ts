import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pseudoText } from '../../../../translations/read/pseudoLocale.ts';
import { placeholdersOf } from '../../../../translations/texts/strings.ts';

test('a text is accented, longer and in brackets', () => {
  expect(pseudoText('Join Waitlist')).toBe('[Ĵóíñ Ŵáíţļíšţ · · ·]');
});

test('placeholders stay as they are', () => {
  const parts = fc.array(fc.oneof(fc.string(), fc.constantFrom('{{count}}', '{{year}}')));
  fc.assert(
    fc.property(parts, (texts) => {
      const text = texts.join('');
      expect(placeholdersOf(pseudoText(text))).toEqual(placeholdersOf(text));
    }),
  );
});
