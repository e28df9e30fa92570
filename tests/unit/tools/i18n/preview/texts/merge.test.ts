import { expect, test } from 'vitest';
import { mergeStates, mergeTexts } from '../../../../../../tools/i18n/preview/texts/merge.ts';
import { hashOf, stateText } from '../../../../../../translations/state/textState.ts';

const KEYS = ['a', 'b', 'c', 'd'];
const ENGLISH = JSON.stringify({ a: 'One', b: 'Two', c: 'Three', d: 'Four' });
const origin = JSON.stringify({ a: 'Eins', b: 'Zwei', c: 'Drei', d: '' });

test('each side’s changes stay, and a text that both have changed is theirs, with mine beside it', () => {
  const mine = JSON.stringify({ a: 'Meins', b: 'Zwei', c: 'Mein Drei', d: 'Vier' });
  const theirs = JSON.stringify({ a: 'Eins', b: 'Ihr Zwei', c: 'Ihr Drei', d: 'Vier' });
  const { text, conflicts } = mergeTexts('de', { origin, mine, theirs }, ENGLISH);
  expect(JSON.parse(text)).toEqual({ a: 'Meins', b: 'Ihr Zwei', c: 'Ihr Drei', d: 'Vier' });
  expect([...conflicts]).toEqual([['c', { text: 'Mein Drei', before: 'Drei' }]]);
});

test('what is recorded stays with the text that the file has', () => {
  const states = (...texts: string[]) =>
    stateText(new Map(texts.map((text, at) => [KEYS[at] ?? '', { hash: hashOf(text) }])), KEYS);
  const versions = {
    origin: states('', '', ''),
    mine: states('mine', '', 'mine'),
    theirs: states('', 'theirs', 'theirs'),
  };
  expect(mergeStates(versions, KEYS, new Set(['c']))).toBe(states('mine', 'theirs', 'theirs'));
});
