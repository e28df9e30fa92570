import { ENDPOINTS } from '../../../src/rules/contract.ts';
import { isDark } from '../../support/browser/colorScheme.ts';
import { banner, closingForm, emailField, heroForm, join } from '../../support/browser/forms.ts';
import { hold, JOIN_URL } from '../../support/browser/network.ts';
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

test('an outcome is announced, and leaves focus to a visitor who types elsewhere by now', async ({
  page,
}) => {
  const [hero, closing] = [heroForm(page), closingForm(page)];
  const announcement = page.getByRole('status').filter({ hasText: t('waitlist.banner') });
  await openHydrated(page, '/');
  let release = await hold(page, JOIN_URL);
  await join(hero);
  await emailField(closing).pressSequentially('bob@');
  release();
  await expect(banner(page)).toBeVisible();
  await expect(announcement).toHaveCount(1);
  await page.keyboard.type('example.com');
  await expect(emailField(closing)).toHaveValue('bob@example.com');

  // The banner replaces the form in which the visitor types once the next sign-up is made.
  await page.getByRole('button', { name: t('waitlist.useDifferentEmail') }).click();
  release = await hold(page, JOIN_URL);
  await join(closing);
  await emailField(hero).pressSequentially('eve@');
  release();
  await expect(closing.getByText(t('waitlist.success.title'))).toBeVisible();
  await page.keyboard.type('example.com');
  await expect(emailField(hero)).toHaveValue('eve@example.com');
});

test('both forms have a name, a language, and a visible label for the address, which reads from left to right', async ({
  page,
}) => {
  const arabic = siteTexts('ar');
  await page.goto('/ar');
  for (const form of [heroForm(page), closingForm(page, arabic)]) {
    const label = await form
      .getByText(arabic('waitlist.emailLabel'), { exact: true })
      .boundingBox();
    // A label that only screen readers have is one pixel high.
    expect(label?.height).toBeGreaterThan(10);
    await expect(emailField(form, arabic)).toHaveCSS('direction', 'ltr');
    await expect(emailField(form, arabic)).toHaveCSS('text-align', 'end');
  }
  await expect(page.getByRole('form', { name: arabic('home.hero.title') })).toHaveCount(1);
  await expect(page.getByRole('form', { name: arabic('home.closing.title') })).toHaveCount(1);
  // The language of the mail that the server then sends.
  const sent = page.waitForRequest(JOIN_URL);
  await join(closingForm(page, arabic), undefined, arabic);
  expect((await (await sent).allHeaders())['accept-language']).toBe('ar');
  await expect(banner(page, arabic)).toBeVisible();
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
