import type { Page } from '@playwright/test';

/** Lists what scrolls sideways: the page itself or boxes in it. */
export function sidewaysScrollers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('body *')].filter((element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowX),
    );
    return [document.documentElement, ...boxes]
      .filter((element) => element.scrollWidth > element.clientWidth)
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`);
  });
}
