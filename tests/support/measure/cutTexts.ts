import type { Page } from '@playwright/test';

/**
 * The texts of which something is cut off sideways, by a box around them that hides what sticks out or by the
 * edge of the page. Left out are pictures (`aria-hidden`), whose small windows cut their texts on purpose, and
 * what is for screen readers alone or waits off the screen until it is focused.
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!text.textContent?.trim() || !parent?.checkVisibility()) continue;
      if (parent.closest('[aria-hidden="true"]')) continue;
      let [start, end] = [0, document.documentElement.clientWidth];
      let isForEyes = true;
      for (let box: Element | null = parent; box; box = box.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(box);
        if (clipPath !== 'none') isForEyes = false;
        if (overflowX === 'visible' || box === document.documentElement) continue;
        const { left, right } = box.getBoundingClientRect();
        [start, end] = [Math.max(start, left), Math.min(end, right)];
      }
      range.selectNodeContents(text);
      // Less than a pixel is what fonts stick out of their boxes.
      const sticksOut = [...range.getClientRects()].some(
        ({ left, right }) => left < start - 1 || right > end + 1,
      );
      if (isForEyes && sticksOut) cut.push(text.textContent);
    }
    return cut;
  });
}
