import type { VisitReport } from '../../../analytics/plan.ts';
import { REPORT_ENDPOINT } from '../../../src/rules/contract.ts';
import { headlessShellOptions } from '../../support/browser/chromium.ts';
import { banner, heroForm, join } from '../../support/browser/forms.ts';
import { openHydrated } from '../../support/browser/openHydrated.ts';
import { test } from '../../support/countedSite.ts';
import { figures } from '../../support/counting.ts';
import { USER_AGENT } from '../../support/engines/browsers.ts';
import { headerLink } from '../../support/site.ts';
import { t } from '../../support/siteTexts.ts';
import { expect, type Page } from '../../support/test.ts';

// A headless browser's own user agent is a bot's. Chromium forgets one that is set for a page
// before the page's last beacon.
test.use({
  launchOptions: headlessShellOptions([`--user-agent=${USER_AGENT}`]),
});

const leave = (page: Page) => page.goto('about:blank');

test('who leaves at once is counted, and whoever comes back by Back is still one visit', async ({
  page,
  site,
}) => {
  await page.goto('/?ref=friend', { waitUntil: 'commit' });
  await expect(heroForm(page)).toBeVisible();
  await leave(page);
  const visits = async () =>
    (await figures(site)).breakdown.map(({ word, counts }) => ({ word, ...counts.now }));
  const left = { word: 'friend', seen: 1, started: 0, submitted: 0, joined: 0 };
  await expect.poll(visits).toMatchObject([left]);
  await page.goBack();
  await join(heroForm(page));
  await expect(banner(page)).toBeVisible();
  await leave(page);
  await expect.poll(visits).toMatchObject([{ ...left, started: 1, submitted: 1, joined: 1 }]);
});

test.describe('while reports fail', () => {
  test.use({ expectedErrors: new RegExp(`${REPORT_ENDPOINT}$`) });

  test('they are kept, and then sent in order with what came since', async ({ page }) => {
    await page.route(`**${REPORT_ENDPOINT}`, (route) => route.fulfill({ status: 503 }));
    const failed = page.waitForResponse(`**${REPORT_ENDPOINT}`);
    await openHydrated(page, '/');
    await failed;
    const accepted: string[] = [];
    page.on('response', (response) => {
      if (!response.url().endsWith(REPORT_ENDPOINT) || response.status() !== 204) return;
      const { events }: VisitReport = response.request().postDataJSON();
      accepted.push(...events.map(({ name, page }) => `${name} ${page}`));
    });
    await page.unroute(`**${REPORT_ENDPOINT}`);
    await headerLink(page, t('header.faq')).click();
    await expect
      .poll(() => accepted)
      .toEqual(['$pageview /', 'waitlist_form_viewed /', '$pageview /faq']);
  });
});
