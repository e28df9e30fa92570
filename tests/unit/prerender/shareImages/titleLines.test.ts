import { expect, test } from 'vitest';
import { emWidth, fontStackFor } from '../../../../prerender/shareImages/fontStacks.ts';
import { TITLE_WIDTH, titleLines } from '../../../../prerender/shareImages/titleLines.ts';

/** Letters as wide as they are high. */
const SQUARE = { lineHeight: 1.3, widthOf: (text: string) => text.length };

const linesOf = (title: string) => titleLines(title, SQUARE)?.lines;

test.each([
  ['Korean', '회사 소개가 곧 공개됩니다', ['회사 소개가', '곧 공개됩니다']],
  ['Thai', 'ภาษาไทยภาษาอังกฤษ', ['ภาษาไทย', 'ภาษา', 'อังกฤษ']],
  ['Thai with a mark of repetition', 'ภาษา ภาษา ๆ ไทย', ['ภาษา', 'ภาษา ๆ', 'ไทย']],
  ['Japanese with a comma', '同じ画面を見て、手を貸す。', ['同じ画面を見て、', '手を貸す。']],
  ['Japanese with a zero-width space', 'プライバシー\u200bポリシー', ['プライバシー', 'ポリシー']],
])('a title in %s breaks between words', (_language, title, lines) => {
  expect(linesOf(title)).toEqual(lines);
});

test('a title does not break at a no-break space', () => {
  expect(linesOf('Questions fréquentes\u00a0?')).toEqual(['Questions', 'fréquentes\u00a0?']);
});

test('a word that has no room in any size has no lines', () => {
  expect(linesOf('длинное'.repeat(9))).toBeUndefined();
});

test('wide letters have room, as their font is measured', async () => {
  const title = 'Жжжжжж щщщщщ';
  const stack = await fontStackFor(title, 'uk');
  const widthOf = (text: string) => emWidth(stack, text);
  // These letters take 0.9 em, most others 0.6.
  expect(widthOf('Щ')).toBeGreaterThan(0.85);
  const { fontSize = 0, lines = [] } = titleLines(title, { lineHeight: 1.3, widthOf }) ?? {};
  expect(lines.filter((line) => widthOf(line) * fontSize > TITLE_WIDTH)).toEqual([]);
});
