import type { Locator } from '@playwright/test';
import { isDark } from '../../support/browser/colorScheme.ts';
import {
  banner,
  closingForm,
  emailField,
  heroForm,
  join,
  joinButton,
  newEmail,
  typeInto,
} from '../../support/browser/forms.ts';
import { hold, JOIN_URL } from '../../support/browser/network.ts';
import { openHydrated } from '../../support/browser/openHydrated.ts';
import { rgbOf } from '../../support/measure/rgbOf.ts';
import { postJoin } from '../../support/postJoin.ts';
import { siteTexts, t } from '../../support/siteTexts.ts';
import { expect, type Page, test } from '../../support/test.ts';
import { blockStorage, prefersLanguages } from '../../support/visitor.ts';

// All classes of answers: tests/unit/waitlist/signupOutcome.test.ts. Their messages as text:
// tests/components/WaitlistForm.test.tsx.

const differentEmail = (page: Page) =>
  page.getByRole('button', { name: t('waitlist.useDifferentEmail') });

test('an invalid address is not sent and stays; its field is marked until it is corrected', async ({
  page,
}) => {
  let sent = 0;
  page.on('request', (request) => {
    if (JOIN_URL.test(request.url())) sent += 1;
  });
  await openHydrated(page, '/');
  const hero = heroForm(page);
  await expect(emailField(hero)).toHaveAccessibleDescription(t('home.hero.formNote'));
  for (const [typed, message] of [
    ['', t('waitlist.errors.emptyEmail')],
    ['ada@example', t('waitlist.errors.invalidEmail')],
  ] as const) {
    await join(hero, typed);
    await expect(hero.getByRole('alert')).toHaveText(message);
    await expect(emailField(hero)).toHaveAttribute('aria-invalid', 'true');
    await expect(emailField(hero)).toHaveAccessibleDescription(message);
    await expect(emailField(hero)).toHaveValue(typed);
    await expect(emailField(hero)).toBeFocused();
  }
  expect(sent).toBe(0);

  await hold(page, JOIN_URL);
  const field = hero.getByRole('textbox');
  const button = hero.getByRole('button');
  await typeInto(field, 'ada@example.');
  await expect(hero.getByRole('alert')).toHaveText(t('waitlist.errors.invalidEmail'));
  await typeInto(field, ` ${newEmail()} `);
  await expect(hero.getByRole('alert')).toHaveText('');
  await expect(field).not.toHaveAttribute('aria-invalid');
  await expect(field).toHaveAccessibleDescription(t('home.hero.formNote'));
  const before = await hero.boundingBox();
  await field.press('Enter');
  await expect(field).toBeDisabled();
  await expect(button).toBeDisabled();
  await expect(button).toHaveText(t('waitlist.submitting'));
  // Nothing around the form moves while it waits.
  expect(await hero.boundingBox()).toEqual(before);
  // What it holds: tests/unit/waitlist/signupOutcome.test.ts.
  expect(sent).toBe(1);
});

test('each form has its own state; a sign-up shows the banner, on return too', async ({ page }) => {
  await openHydrated(page, '/');
  await join(heroForm(page), 'nobody');
  await join(closingForm(page));
  // A card takes focus as it appears.
  const card = closingForm(page).locator(':focus');
  await expect(card).toContainText(t('waitlist.success.title'));
  await expect(banner(page)).toBeVisible();

  await openHydrated(page, '/');
  await expect(banner(page)).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  await differentEmail(page).click();
  await expect(emailField(heroForm(page))).toBeFocused();
  await expect(heroForm(page).getByRole('alert')).toHaveText('');
  await join(heroForm(page));
  await expect(heroForm(page).locator(':focus')).toContainText(t('waitlist.banner'));
});

test.describe('a known address', () => {
  test.use({ expectedErrors: JOIN_URL });

  const known = (form: Locator) =>
    form.getByText(t('waitlist.alreadyRegistered.title'), { exact: true });

  test('is recognized in both forms', async ({ page }) => {
    const email = newEmail();
    await openHydrated(page, '/');
    await join(heroForm(page), ` ${email.toUpperCase()} `);
    await expect(banner(page)).toBeVisible();
    await join(closingForm(page), email);
    await expect(known(closingForm(page))).toBeVisible();
  });

  test.describe('is recognized', () => {
    test.use({ ownServer: {} });

    test('after a restart of the server', async ({ page, site }) => {
      await postJoin(site.url, { email: 'ada@example.com' });
      await site.stop();
      await site.start();
      await openHydrated(page, '/');
      await join(heroForm(page), 'ada@example.com');
      await expect(known(heroForm(page))).toBeVisible();
    });
  });

  test('has a blue card, success a green one, an error red text', async ({ page }) => {
    await openHydrated(page, '/');
    await joinButton(heroForm(page)).click();
    const message = heroForm(page).getByText(t('waitlist.errors.emptyEmail'));
    const [red, green, blue] = await rgbOf(message, 'color');
    expect(red).toBeGreaterThan(Math.max(green, blue) + 60);

    const email = newEmail();
    await join(closingForm(page), email);
    const success = closingForm(page).locator(':focus');
    await expect(success).toContainText(t('waitlist.success.title'));
    const [r, g, b] = await rgbOf(success, 'background-color');
    expect(g).toBeGreaterThan(Math.max(r, b));

    await differentEmail(page).click();
    await join(heroForm(page), email);
    const card = heroForm(page).locator(':focus');
    await expect(card).toContainText(t('waitlist.alreadyRegistered.title'));
    const [r2, g2, b2] = await rgbOf(card, 'background-color');
    expect(b2).toBeGreaterThan(Math.max(r2, g2));
    await differentEmail(page).click();
    await expect(emailField(heroForm(page))).toBeFocused();
    await expect(emailField(heroForm(page))).toHaveValue('');
  });
});

test.describe('a server that is down', () => {
  // Prefetched pages fail too.
  test.use({ expectedErrors: /./, ownServer: {} });

  test('is a network error, and a retry works', async ({ page, site }) => {
    await openHydrated(page, '/');
    await site.stop();
    await join(heroForm(page), 'ada@example.com');
    await expect(heroForm(page).getByRole('alert')).toHaveText(t('waitlist.errors.networkError'));
    await expect(emailField(heroForm(page))).toHaveValue('ada@example.com');
    await expect(joinButton(heroForm(page))).toBeFocused();
    await site.start();
    await joinButton(heroForm(page)).click();
    await expect(banner(page)).toBeVisible();
  });
});

test.describe('the rate limit', () => {
  test.use({ expectedErrors: JOIN_URL, ownServer: { JOIN_RATE_PER_MINUTE: '1' } });

  test('shows the message of the real API', async ({ page, site }) => {
    await openHydrated(page, '/');
    await join(closingForm(page), 'ada@example.com');
    await differentEmail(page).click();
    await join(heroForm(page), 'bob@example.com');
    const { message } = await (await postJoin(site.url)).json();
    await expect(heroForm(page).getByRole('alert')).toHaveText(message);
  });
});

test('where storage is blocked, the form, the suggestion and the color scheme work', async ({
  page,
}) => {
  await blockStorage(page);
  await prefersLanguages(page, 'de-AT');
  await openHydrated(page, '/');
  const dismiss = page.getByRole('button', { name: siteTexts('de-AT')('suggestion.dismiss') });
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
  await typeInto(emailField(closing), newEmail());
  await joinButton(closing).click();
  await emailField(hero).pressSequentially('eve@');
  release();
  await expect(closing.getByText(t('waitlist.success.title'))).toBeVisible();
  await page.keyboard.type('example.com');
  await expect(emailField(hero)).toHaveValue('eve@example.com');
});

test('both forms have a name, a language, and a visible label for the address, which reads from left to right', async ({
  page,
}) => {
  const arabic = siteTexts('he');
  await page.goto('/he');
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
  expect((await (await sent).allHeaders())['accept-language']).toBe('he');
  await expect(banner(page, arabic)).toBeVisible();
});
