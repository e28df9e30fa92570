import { banner, closingForm, join } from '../../support/browser/forms.ts';
import { openHydrated } from '../../support/browser/openHydrated.ts';
import { keptInBrowser, NOTHING_KEPT, SIGN_UP_KEPT } from '../../support/measure/keptInBrowser.ts';
import { expect, idle, test } from '../../support/test.ts';
import { VENDOR_CHUNK } from '../../support/trackedSite.ts';

for (const [what, siteName, globalPrivacyControl] of [
  ['Global Privacy Control', 'tracked', true],
  ['a site without a key', 'plain', false],
] as const) {
  test.describe(`with ${what}`, () => {
    test.use({ siteName });

    test('no tracker is fetched, nothing reported, and only a sign-up stored', async ({
      page,
      site,
    }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value });
      }, globalPrivacyControl);
      const urls: string[] = [];
      page.on('request', (request) => urls.push(request.url()));
      await openHydrated(page, '/?utm_source=news');
      // The tracker would be fetched when the page is idle.
      await idle(page);
      expect(await keptInBrowser(page)).toEqual(NOTHING_KEPT);
      await join(closingForm(page));
      await expect(banner(page)).toBeVisible();
      await idle(page);
      await openHydrated(page, '/about');
      await page.goto('about:blank');
      await page.goBack();
      expect(urls.filter((url) => VENDOR_CHUNK.test(url))).toEqual([]);
      expect(urls.filter((url) => !url.startsWith(`${site.url}/`))).toEqual([]);
      expect(await keptInBrowser(page)).toEqual(SIGN_UP_KEPT);
    });
  });
}
