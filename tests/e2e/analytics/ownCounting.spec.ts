import { heroForm } from '../../support/browser/forms.ts';
import { openHydrated } from '../../support/browser/openHydrated.ts';
import { countingSwitch, figures } from '../../support/counting.ts';
import { axeFindings } from '../../support/measure/axeFindings.ts';
import { sidewaysScrollers } from '../../support/measure/sidewaysScrollers.ts';
import { t } from '../../support/siteTexts.ts';
import { expect, test } from '../../support/test.ts';

test.use({ siteName: 'counted', ownServer: {} });

test('who leaves at once is counted', async ({ page, site }) => {
  await page.goto('/?ref=friend', { waitUntil: 'commit' });
  await heroForm(page).getByRole('textbox').fill('ada');
  await page.goto('about:blank');
  const visits = async () => (await figures(site)).breakdown;
  await expect.poll(visits).toMatchObject([{ word: 'friend', counts: { now: { started: 1 } } }]);
});

test('axe finds nothing beside the switch in either state, and nothing scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openHydrated(page, '/ar/privacy');
  for (const isCounted of [true, false]) {
    await expect(page.getByRole('switch')).toBeChecked({ checked: isCounted });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFindings(page), colorScheme).toEqual([]);
    }
    await page.getByRole('switch').click();
  }
  expect(await sidewaysScrollers(page)).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no switch, and the page names what works without it', async ({ page }) => {
    await page.goto('/privacy');
    await expect(countingSwitch(page)).toBeHidden();
    await expect(page.getByText(t('privacy.counting.noScripts'))).toBeVisible();
  });
});
