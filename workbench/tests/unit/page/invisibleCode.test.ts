import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keysIn, withKey } from '../../../page/invisibleCode.ts';

const text = fc.string({ unit: 'grapheme' });

test('keys are read back from any text, the text’s own before interpolated ones, and are invisible', () => {
  fc.assert(
    fc.property(text, text, text, text, (outer, inner, first, second) => {
      const marked = withKey(outer + withKey(inner, first), second);
      expect(keysIn(marked).slice(0, 2)).toEqual([second, first]);
      const plain = withKey(outer, first);
      expect(plain.startsWith(outer)).toBe(true);
      expect(plain.slice(outer.length)).toMatch(/^\p{Default_Ignorable_Code_Point}+$/u);
    }),
  );
});
