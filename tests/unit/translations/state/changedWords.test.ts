import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedWords } from '../../../../translations/state/changedWords.ts';

test('Japanese is compared by its words', () => {
  expect(changedWords('質問と回答', '質問と返事', 'ja')).toEqual([
    { kind: 'same', text: '質問と' },
    { kind: 'removed', text: '回答' },
    { kind: 'added', text: '返事' },
  ]);
});

test('all that was added and is the same makes the new text', () => {
  const texts = fc.lorem({ maxCount: 20 });
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const parts = changedWords(before, after);
      const joined = parts.filter(({ kind }) => kind !== 'removed').map(({ text }) => text);
      expect(joined.join('')).toBe(after);
    }),
  );
});
