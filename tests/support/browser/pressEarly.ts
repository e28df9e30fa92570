import type { Locator, Page } from '@playwright/test';
import { APPLICATION } from '../site.ts';
import { hold } from './network.ts';
import { waitPatiently } from './openHydrated.ts';
import { NARROW } from './viewports.ts';

export interface Press {
  what: string;
  path?: string;
  isNarrow?: true;
  target(page: Page): Locator;
  /** Expects that the press has taken effect. */
  effect(page: Page): Promise<unknown>;
}

/** Presses before the application responds, and again while parts of the page hydrate. */
export async function pressEarly(page: Page, press: Press): Promise<void> {
  const { path = '/', isNarrow, target, effect } = press;
  if (isNarrow) await page.setViewportSize(NARROW);
  const release = await hold(page, APPLICATION);
  await page.goto(path);
  await waitPatiently(page);
  await target(page).click();
  release();
  await effect(page);

  // While parts of the page are still to hydrate.
  await page.goto('about:blank');
  const releaseAgain = await hold(page, APPLICATION);
  await page.goto(path);
  await waitPatiently(page);
  await pressAtOnce(target(page));
  releaseAgain();
  await effect(page);
}

/** Presses an element the moment the application responds, while parts of the page hydrate. */
export async function pressAtOnce(target: Locator): Promise<void> {
  await target.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const root = document.documentElement;
    new MutationObserver((_, observer) => {
      if (root.dataset.scripts !== 'ready') return;
      observer.disconnect();
      // Possibly a new element: a page that was changed is rendered again.
      const pressed = document.elementFromPoint(x + width / 2, y + height / 2);
      pressed?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }).observe(root, { attributeFilter: ['data-scripts'] });
  });
}
