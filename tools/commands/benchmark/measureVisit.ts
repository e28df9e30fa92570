import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page, Response } from '@playwright/test';
import { PAGES, type PageId } from '../../../src/routes.ts';
import { hydrated } from '../../../tests/support/browser/openHydrated.ts';
import { t } from '../../../tests/support/siteTexts.ts';
import { mainThread, TRACE_CATEGORIES } from './mainThread.ts';
import { middleOf, onSlowPhone } from './slowPhone.ts';
import { watchPaint } from './watchPaint.ts';

/** Milliseconds of reading before each interaction. The page is at rest long before they end. */
const READING = 3000;

/**
 * Reads a page and taps its heading, which does nothing by itself. Once the application runs,
 * follows a link to another page and goes back.
 */
export async function measureVisit(browser: Browser, url: string, from: PageId, to: PageId) {
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const measures = await onSlowPhone(browser, async (page) => {
      const first = await measureFirstInteraction(browser, page, `${url}${PAGES[from].path}`);
      return first && { ...first, ...(await measureNavigation(page, from, to)) };
    });
    if (measures) return measures;
  }
  throw new Error(`No trace of the page ${from} is complete.`);
}

async function measureFirstInteraction(browser: Browser, page: Page, address: string) {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await browser.startTracing(page, { categories: TRACE_CATEGORIES });
  await page.goto(address);
  await wait(READING);
  const sizes = await Promise.all(responses.map((response) => response.request().sizes()));
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  await page.touchscreen.tap(...(await middleOf(page.locator('main h1'))));
  await hydrated(page);
  await wait(READING);
  const times = mainThread(await browser.stopTracing(), address);
  return times && { 'passive: KB': bytes / 1000, ...times };
}

async function measureNavigation(page: Page, from: PageId, to: PageId) {
  // The last one on the page, so that the new page has to be scrolled to its top.
  const link = page.locator(`a[href="${PAGES[to].path}"]:visible`).last();
  await link.scrollIntoViewIfNeeded();
  await wait(READING);
  const target = await middleOf(link);
  await page.evaluate(watchPaint, { event: 'click', ...headingOf(to) });
  await page.touchscreen.tap(...target);
  const forward = await page.evaluate(() => timeUntilPainted);
  await wait(READING);
  await page.evaluate(watchPaint, { event: 'goback', ...headingOf(from) });
  await page.evaluate(() => {
    dispatchEvent(new Event('goback'));
    history.back();
  });
  return {
    'link: shown': forward,
    'Back: shown': await page.evaluate(() => timeUntilPainted),
  };
}

function headingOf(id: PageId) {
  return { within: 'main h1', text: t(id === 'home' ? 'home.hero.title' : `${id}.title`) };
}
