import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedText, changedWords } from '../../../../translations/state/changedWords.ts';

test.each([
  ['a word', 'Short answers', 'Brief answers', '~~Short~~ **Brief** answers'],
  ['the end', 'Join the list', 'Join the list today', 'Join the list **today**'],
  ['a word with an apostrophe', 'We don’t ask', 'We never ask', 'We ~~don’t~~ **never** ask'],
  ['all', 'Yes', 'No', '~~Yes~~ **No**'],
  ['spaces alone', 'Join  us', 'Join us', 'Join us (other spaces)'],
])('a change of %s is shown in one line', (_, before, after, shown) => {
  expect(changedText(before, after)).toBe(shown);
});

test('what is far from a change is left out', () => {
  const start = 'It is a long sentence that nobody has changed for a very long time, ';
  expect(changedText(`${start}and ends`, `${start}and stops`)).toBe(
    '…y has changed for a very long time, and ~~ends~~ **stops**',
  );
});

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
