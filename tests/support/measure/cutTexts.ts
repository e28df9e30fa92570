import type { Page } from '@playwright/test';

/**
 * Returns the texts that are cut off sideways, by a box that hides its overflow or by the edge of
 * the page. Skips pictures (`aria-hidden`), whose small windows cut their texts on purpose, and
 * texts that are for screen readers only or wait off screen until they are focused.
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
      let isVisible = true;
      for (let box: Element | null = parent; box; box = box.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(box);
        if (clipPath !== 'none') isVisible = false;
        if (overflowX === 'visible' || box === document.documentElement) continue;
        const { left, right } = box.getBoundingClientRect();
        [start, end] = [Math.max(start, left), Math.min(end, right)];
      }
      range.selectNodeContents(text);
      // Glyphs overhang their boxes by less than a pixel.
      const overflows = [...range.getClientRects()].some(
        ({ left, right }) => left < start - 1 || right > end + 1,
      );
      if (isVisible && overflows) cut.push(text.textContent);
    }
    return cut;
  });
}
