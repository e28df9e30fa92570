import { banner, heroForm, join } from '../../support/browser/forms.ts';
import { openHydrated } from '../../support/browser/openHydrated.ts';
import { keptInBrowser, SIGN_UP_KEPT } from '../../support/measure/keptInBrowser.ts';
import { expect, idle } from '../../support/test.ts';
import { test, VENDOR_CHUNK } from '../../support/trackedSite.ts';

test.use({ ownServer: {} });

test('with Global Privacy Control no tracker is fetched, nothing reported, and only a sign-up stored', async ({
  page,
  capture,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true });
  });
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await openHydrated(page, '/?utm_source=news');
  await join(heroForm(page));
  await expect(banner(page)).toBeVisible();
  // The tracker would be fetched when the page is idle.
  await idle(page);
  expect(await keptInBrowser(page)).toEqual(SIGN_UP_KEPT);
  expect(urls.filter((url) => VENDOR_CHUNK.test(url))).toEqual([]);
  expect(capture.requests).toEqual([]);
});
