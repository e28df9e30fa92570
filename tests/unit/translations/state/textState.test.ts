import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readStateText, stateText } from '../../../../translations/state/textState.ts';

const KEYS = ['home.title', 'home.lede', 'faq.found_one', 'faq.found_other', 'terms.title'];
const HASH = fc.stringMatching(/^[0-9a-f]{8}$/);
const states = fc.dictionary(
  fc.constantFrom(...KEYS),
  fc.record({ hash: HASH, intended: HASH }, { requiredKeys: ['hash'] }),
);

test('what is written is read again, one line a key, in the order of the keys', () => {
  fc.assert(
    fc.property(states, (texts) => {
      const written = stateText(new Map(Object.entries(texts)), KEYS);
      const read = readStateText(written);
      expect(Object.fromEntries(read)).toEqual(texts);
      expect([...read.keys()]).toEqual(KEYS.filter((key) => key in texts));
      expect(JSON.parse(written)).toBeDefined();
      const { length } = Object.keys(texts);
      if (length > 0) expect(written.trimEnd().split('\n')).toHaveLength(length + 2);
    }),
  );
});

test('keys that no longer exist are dropped when the file is written', () => {
  const texts = readStateText('{\n  "gone.title": "00000000",\n  "home.title": "3f2a9c1d"\n}');
  expect(stateText(texts, KEYS)).toBe('{\n  "home.title": "3f2a9c1d"\n}\n');
});

test('a conflict that Git left, and lines of another form, cost no other line', () => {
  const texts = readStateText(
    [
      '\uFEFF{',
      '<<<<<<< ours',
      '  "home.title": "3f2a9c1d intended 00000000",',
      '=======',
      '  "home.title": "0a1b2c3d",',
      '>>>>>>> theirs',
      '  "home.lede": "checked",',
      '  "terms.title": "89abcdef"',
      '}',
    ].join('\r\n'),
  );
  expect(Object.fromEntries(texts)).toEqual({
    'home.title': { hash: '0a1b2c3d' },
    'terms.title': { hash: '89abcdef' },
  });
});

test('reading never throws', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void readStateText(text)));
});
