import { ENDPOINTS } from '../../../src/waitlist/contract.ts';
import { isDark } from '../../support/browser/colorScheme.ts';
import { banner, heroForm, join } from '../../support/browser/forms.ts';
import { JOIN_URL } from '../../support/browser/network.ts';
import { openHydrated } from '../../support/browser/openHydrated.ts';
import { siteTexts, t } from '../../support/siteTexts.ts';
import { expect, test } from '../../support/test.ts';
import { blockStorage, prefersLanguages } from '../../support/visitor.ts';

// All classes of answers: tests/unit/waitlist/signupOutcome.test.ts. Their messages as text:
// tests/components/WaitlistForm.test.tsx.

test('where storage is blocked, the form, the suggestion and the color scheme work', async ({
  page,
}) => {
  await blockStorage(page);
  await prefersLanguages(page, 'de');
  await openHydrated(page, '/');
  const dismiss = page.getByRole('button', { name: siteTexts('de')('suggestion.dismiss') });
  await dismiss.click();
  await expect(dismiss).toHaveCount(0);
  await page.getByRole('button', { name: t('footer.scheme.dark'), exact: true }).click();
  expect(await isDark(page)).toBe(true);
  await join(heroForm(page));
  await expect(banner(page)).toBeVisible();
});

test.describe('without scripts', () => {
  // Chromium reports every answer of 400 or more, even an expected one.
  test.use({ javaScriptEnabled: false, expectedErrors: JOIN_URL });

  test('another website cannot make its visitors sign up', async ({ page, site }) => {
    const form = `<form method="post" action="${site.url}${ENDPOINTS.joinWaitlist}">
      <input name="email" value="ada@example.com"><button>Win</button></form>`;
    await page.route('http://evil.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: form }),
    );
    await page.goto('http://evil.example/');
    await page.getByRole('button').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('messages.otherSite.title'));
  });
});
