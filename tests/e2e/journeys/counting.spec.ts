import { REPORT_ENDPOINT } from '../../../src/rules/contract.ts';
import { banner, heroForm, join } from '../../support/browser/forms.ts';
import { openHydrated } from '../../support/browser/openHydrated.ts';
import { countingSwitch, figures, waitForReport } from '../../support/counting.ts';
import { linksOfMail } from '../../support/linksOfMail.ts';
import { t } from '../../support/siteTexts.ts';
import { expect, test } from '../../support/test.ts';

test.use({ siteName: 'counted', ownServer: {} });

test('who objects is not counted any more, until the objection is withdrawn', async ({ page }) => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(REPORT_ENDPOINT)) sent.push(request.postDataJSON());
  });
  const reports = () => sent;
  await openHydrated(page, '/privacy');
  await expect.poll(() => reports().length).toBe(1);
  await countingSwitch(page).focus();
  await page.keyboard.press('Space');
  await expect.poll(() => reports().slice(1)).toEqual([{ objected: true }]);

  await openHydrated(page, '/privacy');
  await expect(countingSwitch(page)).not.toBeChecked();
  await waitForReport();
  expect(reports()).toHaveLength(2);

  await countingSwitch(page).click();
  await page.goto('/about');
  await expect.poll(() => reports().length).toBe(3);
  expect(reports()[2]).toMatchObject({ events: [{ name: '$pageview', page: '/about' }] });
});

test('who confirms is counted by campaign, and who goes on from the mail as such', async ({
  page,
  site,
}) => {
  test.setTimeout(60_000);
  await openHydrated(page, '/?utm_source=hn');
  await join(heroForm(page), 'ada@example.com');
  await expect(banner(page)).toBeVisible();
  await waitForReport();
  const { confirm } = await linksOfMail(site);
  // Another site between them: like a tab of its own.
  await page.goto('about:blank');
  await page.goto(confirm);
  await page.getByRole('button', { name: t('messages.confirm.button') }).click();
  await page.getByRole('link', { name: t('common.returnToHome') }).click();
  await expect(page).toHaveURL('/?ref=confirmation');
  await waitForReport();
  const hn = { joined: 1, confirmed: 1, confirmMinutes: 0 };
  const counted = async () =>
    (await figures(site)).breakdown.map(({ word, counts }) => ({ word, ...counts.now }));
  await expect.poll(counted).toContainEqual(expect.objectContaining({ word: 'hn', ...hn }));
  expect((await counted()).map(({ word }) => word)).toEqual(['confirmation', 'hn']);
});
