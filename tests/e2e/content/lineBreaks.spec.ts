import { expect, test } from '@playwright/test';
import { globalStyles } from '../../../src/theme/globalStyles.ts';

const KOREAN = '지금 보고 있는 화면을 함께 보고 바로 그 자리에서 도와드립니다.';

test('a Korean line ends between words', async ({ page }) => {
  await page.setContent(
    `<!doctype html><html lang="ko"><style>${globalStyles}</style><p>${KOREAN}</p></html>`,
  );
  const lines = await page.locator('p').evaluate((paragraph) => {
    paragraph.style.inlineSize = '8em';
    const text = paragraph.firstChild as Text;
    const range = document.createRange();
    const found = new Map<number, string>();
    for (const [index, letter] of [...text.data].entries()) {
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      const { top } = range.getBoundingClientRect();
      found.set(top, (found.get(top) ?? '') + letter);
    }
    return [...found.values()].map((line) => line.trim());
  });
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.join(' ')).toBe(KOREAN);
});
