import type { Locator } from '@playwright/test';
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
import { expect, type Page, test } from '../../support/test.ts';
import { rgbOf } from '../../support/measure/rgbOf.ts';
import { postJoin } from '../../support/postJoin.ts';
import { t } from '../../support/siteTexts.ts';

const differentEmail = (page: Page) =>
  page.getByRole('button', { name: t('waitlist.useDifferentEmail') });

test('an invalid address is not sent and stays; its field is marked until it is corrected', async ({
  page,
}) => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (JOIN_URL.test(request.url())) sent.push(request.postDataJSON());
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
  expect(sent).toEqual([]);

  await hold(page, JOIN_URL);
  const field = hero.getByRole('textbox');
  const button = hero.getByRole('button');
  await typeInto(field, 'ada@example.');
  await expect(hero.getByRole('alert')).toHaveText(t('waitlist.errors.invalidEmail'));
  await typeInto(field, ' Ada@Example.com ');
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
  expect(sent).toEqual([{ email: 'Ada@Example.com' }]);
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
