import type { Browser, Page } from '@playwright/test';
import { t } from '../../../../harness/texts/siteTexts.ts';
import { PAGES, type PageId } from '../../../../src/routes.ts';
import { actFirst, atRest, onSlowPhone, tap } from './slowPhone.ts';
import { untilPainted } from './untilPainted.ts';

/**
 * Follows a link to another page and goes back, with the application ready and the link's page
 * fetched. Returns the times to the frame with the new page's heading in milliseconds, from `click`
 * and from `history.back()`.
 */
export function measureNavigation(url: string, browser: Browser, from: PageId, to: PageId) {
  return onSlowPhone(browser, async (page) => {
    await page.goto(`${url}${PAGES[from].path}`);
    await actFirst(page);
    // The last one on the page, so that the new page has to be scrolled to its top.
    const link = page.locator(`a[href="${PAGES[to].path}"]:visible`).last();
    await link.scrollIntoViewIfNeeded();
    await atRest(page);
    const forward = await untilHeading(page, 'click', to, () => tap(page, link));
    await atRest(page);
    const back = await untilHeading(page, 'goback', from, () =>
      page.evaluate(() => {
        dispatchEvent(new Event('goback'));
        history.back();
      }),
    );
    return { forward, back };
  });
}

function untilHeading(page: Page, event: string, id: PageId, act: () => Promise<void>) {
  const text = t(id === 'home' ? 'home.hero.title' : `${id}.title`);
  return untilPainted(page, { event, within: 'main h1', text }, act);
}
