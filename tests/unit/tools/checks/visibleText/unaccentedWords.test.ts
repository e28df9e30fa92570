import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unaccentedWords } from '../../../../../tools/checks/visibleText/unaccentedWords.ts';
import { pseudoText } from '../../../../../translations/pseudo/pseudoText.ts';

test('a text from the locale file has none, whatever part of it the page shows', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zA-Z0-9 .,:;!?’“”%$&/()-]*$/), fc.nat(), (text, at) => {
      const pseudo = pseudoText(text, 'en-XA');
      expect(unaccentedWords(pseudo.slice(at % pseudo.length))).toEqual([]);
    }),
  );
});

test('a word from the code is found, beside a text and within it', () => {
  expect(unaccentedWords('Join now')).toEqual(['Join', 'now']);
  expect(unaccentedWords(`${pseudoText('Join', 'en-XA')} now`)).toEqual(['now']);
  expect(unaccentedWords('[Ĵóíñ now]')).toEqual(['now']);
});

test('words in any script are found', () => {
  expect(unaccentedWords('¡Únete! 参加 Войти übung')).toEqual(['Únete', '参加', 'Войти', 'übung']);
});

test('a letter and its combining accent count as the composed letter', () => {
  expect(unaccentedWords('[Ĵóíñ]'.normalize('NFD'))).toEqual([]);
});

test('numbers, punctuation and the given values are ignored', () => {
  expect(unaccentedWords('© 2026 · $1,240 ⌘')).toEqual([]);
  // The invisible characters after an email's preheader.
  expect(unaccentedWords('[Ĵóíñ]\u034f\u200c\u00a0\u034f\u200c\u00a0')).toEqual([]);
  const text = '[Ĵóíñ ƀý ɱáíļ: support@iris.example · ·]';
  expect(unaccentedWords(text, ['support@iris.example'])).toEqual([]);
  expect(unaccentedWords(text)).toEqual(['support', 'iris', 'example']);
});
