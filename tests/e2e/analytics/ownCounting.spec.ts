import { headlessShellOptions } from '../../support/browser/chromium.ts';
import { banner, heroForm, join } from '../../support/browser/forms.ts';
import { figures } from '../../support/counting.ts';
import { USER_AGENT } from '../../support/engines/browsers.ts';
import { expect, type Page, test } from '../../support/test.ts';

// A headless browser's own user agent is a bot's. Chromium forgets one that is set for a page
// before the page's last beacon.
test.use({
  ...{ siteName: 'counted', ownServer: {} },
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
