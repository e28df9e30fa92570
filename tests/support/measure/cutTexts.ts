import type { Page } from '@playwright/test';

/**
 * Returns the texts and the names of controls that are cut off sideways, by a box that hides its
 * overflow or by the edge of the page. Skips pictures (`aria-hidden`), whose small windows cut their
 * texts on purpose, and texts that are for screen readers only or wait off screen until they are
 * focused.
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const check = (element: Element | null, boxes: DOMRectList, text: string) => {
      if (!element?.checkVisibility() || element.closest('[aria-hidden="true"]')) return;
      let [start, end] = [0, document.documentElement.clientWidth];
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(box);
        if (clipPath !== 'none') return;
        if (overflowX === 'visible' || box === document.documentElement) continue;
        const { left, right } = box.getBoundingClientRect();
        [start, end] = [Math.max(start, left), Math.min(end, right)];
      }
      // Glyphs overhang their boxes by less than a pixel.
      if ([...boxes].some(({ left, right }) => left < start - 1 || right > end + 1)) cut.push(text);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      range.selectNodeContents(text);
      if (text.textContent?.trim())
        check(text.parentElement, range.getClientRects(), text.textContent);
    }
    for (const control of document.querySelectorAll<HTMLInputElement>('input, button')) {
      check(control.parentElement, control.getClientRects(), control.name || control.innerText);
    }
    return cut;
  });
}
