import {
  closingForm,
  emailField,
  heroForm,
  join,
  joinButton,
} from '../../../harness/browser/forms.ts';
import { hold, JOIN_URL } from '../../../harness/browser/network.ts';
import { openHydrated } from '../../../harness/browser/openHydrated.ts';
import { t } from '../../../harness/texts/siteTexts.ts';
import { expect, test } from '../../support/fixtures/test.ts';
import { rgbOf } from '../../support/measure/rgbOf.ts';
import { blockStorage } from '../../support/storage.ts';

test('nothing is sent for an invalid address, and what was typed stays', async ({ page }) => {
  await openHydrated(page, '/');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const hero = heroForm(page);
  await joinButton(hero).click();
  await expect(hero.getByRole('alert')).toHaveText(t('waitlist.errors.emptyEmail'));
  await emailField(hero).fill('ada@example');
  await emailField(hero).press('Enter');
  await expect(hero.getByRole('alert')).toHaveText(t('waitlist.errors.invalidEmail'));
  await expect(emailField(hero)).toHaveValue('ada@example');
  await expect(emailField(hero)).toBeFocused();
  expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);
});

// Chromium reports every answer of 400 or more, even an expected one.
test.describe('a known address', () => {
  test.use({ expectedErrors: JOIN_URL });

  test('is recognized in both forms and after a restart of the server', async ({ page, site }) => {
    await openHydrated(page, '/');
    await join(heroForm(page), ' Ada@Example.com ');
    await expect(heroForm(page).getByText(t('waitlist.banner'), { exact: true })).toBeVisible();

    const known = closingForm(page).getByText(t('waitlist.alreadyRegistered.title'), {
      exact: true,
    });
    await join(closingForm(page), 'ada@example.com');
    await expect(known).toBeVisible();

    await site.stop();
    await site.start();
    await openHydrated(page, '/');
    await expect(heroForm(page).getByText(t('waitlist.banner'))).toBeVisible();
    await join(closingForm(page), 'ada@example.com');
    await expect(known).toBeVisible();
  });

  test('has a blue card, success a green one, an error red text', async ({ page }) => {
    await openHydrated(page, '/');
    await joinButton(heroForm(page)).click();
    const message = heroForm(page).getByText(t('waitlist.errors.emptyEmail'));
    const [red, green, blue] = await rgbOf(message, 'color');
    expect(red).toBeGreaterThan(Math.max(green, blue) + 60);

    // A card takes focus as it appears.
    await join(closingForm(page), 'ada@example.com');
    const success = closingForm(page).locator(':focus');
    await expect(success).toContainText(t('waitlist.success.title'));
    const [r, g, b] = await rgbOf(success, 'background-color');
    expect(g).toBeGreaterThan(Math.max(r, b));

    await page.getByRole('button', { name: t('waitlist.useDifferentEmail') }).click();
    await join(heroForm(page), 'ada@example.com');
    const known = heroForm(page).locator(':focus');
    await expect(known).toContainText(t('waitlist.alreadyRegistered.title'));
    const [r2, g2, b2] = await rgbOf(known, 'background-color');
    expect(b2).toBeGreaterThan(Math.max(r2, g2));
  });
});

// All classes of answers: tests/unit/waitlist/signupOutcome.test.ts. Their messages as text:
// tests/components/WaitlistForm.test.tsx.
test.describe('an answer that is no sign-up', () => {
  test.use({ expectedErrors: JOIN_URL });

  test.describe('because the server is down', () => {
    // Prefetched pages fail too.
    test.use({ expectedErrors: /ERR_CONNECTION_REFUSED/ });

    test('shows a network error, and a retry works', async ({ page, site }) => {
      await openHydrated(page, '/');
      await site.stop();
      await join(heroForm(page), 'ada@example.com');
      await expect(heroForm(page).getByRole('alert')).toHaveText(t('waitlist.errors.networkError'));
      await expect(emailField(heroForm(page))).toHaveValue('ada@example.com');
      await expect(joinButton(heroForm(page))).toBeFocused();
      await site.start();
      await joinButton(heroForm(page)).click();
      await expect(heroForm(page).getByText(t('waitlist.banner'))).toBeVisible();
    });
  });

  test.describe('because of the rate limit', () => {
    test.use({ joinRate: 1 });

    test('shows the message of the real API', async ({ page }) => {
      await openHydrated(page, '/');
      await join(closingForm(page), 'ada@example.com');
      await page.getByRole('button', { name: t('waitlist.useDifferentEmail') }).click();
      const [response] = await Promise.all([
        page.waitForResponse((response) => response.status() === 429),
        join(heroForm(page), 'bob@example.com'),
      ]);
      await expect(heroForm(page).getByRole('alert')).toHaveText((await response.json()).message);
    });
  });
});

test('the button keeps its size while it waits', async ({ page }) => {
  await hold(page, JOIN_URL);
  await openHydrated(page, '/');
  const button = heroForm(page).getByRole('button');
  const before = await button.boundingBox();
  await join(heroForm(page), 'ada@example.com');
  await expect(button).toHaveText(t('waitlist.submitting'));
  expect(await button.boundingBox()).toEqual(before);
});

test('a visitor joins where storage is blocked', async ({ page }) => {
  await blockStorage(page);
  await openHydrated(page, '/');
  await join(heroForm(page), 'ada@example.com');
  await expect(heroForm(page).getByText(t('waitlist.banner'))).toBeVisible();
});
