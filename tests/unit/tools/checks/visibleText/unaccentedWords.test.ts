import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pseudoText } from '../../../../../harness/texts/pseudoText.ts';
import { plainWords } from '../../../../../tools/checks/visibleText/unaccentedWords.ts';

test('a text from the locale file has none, however the page takes it apart', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zA-Z0-9 .,:;!?’“”%$&/()-]*$/), fc.nat(), (text, at) => {
      const pseudo = pseudoText(text, 'en-XA');
      expect(plainWords(pseudo.slice(at % pseudo.length))).toEqual([]);
    }),
  );
});

test('a word that was written in the code is one, also beside a text or within it', () => {
  expect(plainWords('Join now')).toEqual(['Join', 'now']);
  expect(plainWords(`${pseudoText('Join', 'en-XA')} now`)).toEqual(['now']);
  expect(plainWords('[Ĵóíñ now]')).toEqual(['now']);
});

test('a word of any script is one', () => {
  expect(plainWords('¡Únete! 参加 Войти übung')).toEqual(['Únete', '参加', 'Войти', 'übung']);
});

test('an accent in two pieces is the letter that it makes', () => {
  expect(plainWords('[Ĵóíñ]'.normalize('NFD'))).toEqual([]);
});

test('numbers, signs and the values that may stand there are none', () => {
  expect(plainWords('© 2026 · $1,240 ⌘')).toEqual([]);
  const text = '[Ĵóíñ ƀý ɱáíļ: support@iris.example · ·]';
  expect(plainWords(text, ['support@iris.example'])).toEqual([]);
  expect(plainWords(text)).toEqual(['support', 'iris', 'example']);
});
