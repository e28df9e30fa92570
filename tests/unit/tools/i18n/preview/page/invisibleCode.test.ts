import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codesIn, withCode } from '../../../../../../tools/i18n/preview/page/invisibleCode.ts';

const text = fc.string({ unit: 'grapheme' });
const code = fc.nat({ max: 100_000 });

test('codes are read back from any text, the text’s own before interpolated ones', () => {
  fc.assert(
    fc.property(text, text, code, code, (outer, inner, first, second) => {
      expect(codesIn(withCode(outer + withCode(inner, first), second)).slice(0, 2)).toEqual([
        second,
        first,
      ]);
    }),
  );
});

test('a code adds only invisible characters', () => {
  fc.assert(
    fc.property(text, code, (plain, number) => {
      const marked = withCode(plain, number);
      expect(marked.startsWith(plain)).toBe(true);
      expect(marked.slice(plain.length)).toMatch(/^\p{Default_Ignorable_Code_Point}+$/u);
    }),
  );
});
