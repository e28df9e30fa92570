import type { Browser, Page } from '@playwright/test';
import { PAGES, type PageId } from '../../../../src/routes.ts';
import { actFirst, atRest, onSlowPhone, tap } from './slowPhone.ts';
import { untilPainted } from './untilPainted.ts';

interface End {
  page: PageId;
  /** The text of its heading. */
  heading: string;
}

/**
 * Follows a link to another page and goes back, with the application ready and the link's page
 * fetched. Returns the time to the frame with the new page's heading, from `click` and from
 * `history.back()`.
 */
export function measureNavigation(url: string, browser: Browser, from: End, to: End) {
  return onSlowPhone(browser, async (page) => {
    await page.goto(`${url}${PAGES[from.page].path}`);
    await actFirst(page);
    const link = page.locator(`a[href="${PAGES[to.page].path}"]:visible`);
    await link.scrollIntoViewIfNeeded();
    await atRest(page);
    const follow = () => tap(page, link);
    const forward = await untilHeading(page, 'click', to.heading, follow);
    await atRest(page);
    const goBack = () =>
      page.evaluate(() => {
        dispatchEvent(new Event('goback'));
        history.back();
      });
    const back = await untilHeading(page, 'goback', from.heading, goBack);
    return { [`link to ${to.page}, ms`]: forward, 'Back to this page, ms': back };
  });
}

function untilHeading(page: Page, event: string, text: string, act: () => Promise<void>) {
  return untilPainted(page, { event, within: 'main h1', text }, act);
}
