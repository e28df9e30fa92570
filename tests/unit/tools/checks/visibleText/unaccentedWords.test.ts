import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unaccentedWords } from '../../../../../tools/checks/visibleText/unaccentedWords.ts';
import { pseudoText } from '../../../../../tools/i18n/pseudo/pseudoText.ts';

test('a text from the locale file has none, however the page takes it apart', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zA-Z0-9 .,:;!?’“”%$&/()-]*$/), fc.nat(), (text, at) => {
      const pseudo = pseudoText(text, 'en-XA');
      expect(unaccentedWords(pseudo.slice(at % pseudo.length))).toEqual([]);
    }),
  );
});

test('a word that was written in the code is one, also beside a text or within it', () => {
  expect(unaccentedWords('Join now')).toEqual(['Join', 'now']);
  expect(unaccentedWords(`${pseudoText('Join', 'en-XA')} now`)).toEqual(['now']);
  expect(unaccentedWords('[Ĵóíñ now]')).toEqual(['now']);
});

test('a word of any script is one', () => {
  expect(unaccentedWords('¡Únete! 参加 Войти übung')).toEqual(['Únete', '参加', 'Войти', 'übung']);
});

test('an accent in two pieces is the letter that it makes', () => {
  expect(unaccentedWords('[Ĵóíñ]'.normalize('NFD'))).toEqual([]);
});

test('numbers, signs and the values that may stand there are none', () => {
  expect(unaccentedWords('© 2026 · $1,240 ⌘')).toEqual([]);
  const text = '[Ĵóíñ ƀý ɱáíļ: support@iris.example · ·]';
  expect(unaccentedWords(text, ['support@iris.example'])).toEqual([]);
  expect(unaccentedWords(text)).toEqual(['support', 'iris', 'example']);
});
