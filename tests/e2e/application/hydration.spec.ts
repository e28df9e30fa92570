import { emailField, heroForm, joinButton } from '../../../harness/browser/forms.ts';
import { hold, SCRIPTS } from '../../../harness/browser/network.ts';
import { hydrated, openHydrated } from '../../../harness/browser/openHydrated.ts';
import { t } from '../../../harness/texts/siteTexts.ts';
import { expect, test } from '../../support/fixtures/test.ts';
import { headerLink } from '../../support/links.ts';
import { layoutShift, watchLayoutShift } from '../../support/measure/layoutShift.ts';
import { joinedEarlier } from '../../support/storage.ts';

test.describe('before hydration', () => {
  test('what is typed stays, and a submit takes effect', async ({ page }) => {
    const release = await hold(page, SCRIPTS);
    await page.goto('/');
    const field = emailField(heroForm(page));
    await field.fill('early@example.com');
    await field.press('Enter');
    await expect(page).toHaveURL('/');
    release();
    await expect(heroForm(page).getByText(t('waitlist.banner'))).toBeVisible();
  });

  test('an empty submit shows its error afterwards', async ({ page }) => {
    const release = await hold(page, SCRIPTS);
    await page.goto('/');
    await joinButton(heroForm(page)).click();
    release();
    await expect(heroForm(page).getByRole('alert')).toHaveText(t('waitlist.errors.emptyEmail'));
  });

  test('half-typed text stays, with focus', async ({ page }) => {
    const release = await hold(page, SCRIPTS);
    await page.goto('/');
    const field = heroForm(page).getByRole('textbox');
    await field.pressSequentially('ada@ex');
    release();
    await hydrated(page);
    await field.pressSequentially('ample.com');
    await expect(field).toHaveValue('ada@example.com');
    await expect(field).toBeFocused();
  });

  test('a click on the menu button opens the menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await hold(page, SCRIPTS);
    await page.goto('/');
    await page.getByRole('button', { name: t('header.menu') }).click();
    release();
    await expect(page.getByRole('link', { name: t('header.features') }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: t('header.menu') })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });

  test('a click on Listen shows the transcript', async ({ page }) => {
    const release = await hold(page, SCRIPTS);
    await page.goto('/');
    await page.getByRole('button', { name: t('visionFrame.listen') }).click();
    release();
    await expect(page.getByText(t('visionFrame.transcript.one'))).toBeVisible();
  });

  test('Join Waitlist focuses the field', async ({ page }) => {
    const release = await hold(page, SCRIPTS);
    await page.goto('/');
    await headerLink(page, t('common.joinWaitlist')).click();
    release();
    await expect(heroForm(page).getByRole('textbox')).toBeFocused();
  });

  test('a link works as a link', async ({ page }) => {
    await hold(page, SCRIPTS);
    await page.goto('/');
    await headerLink(page, t('header.faq')).click();
    await expect(page).toHaveURL('/faq');
    await expect(page.getByRole('heading', { level: 1, name: t('faq.title') })).toBeVisible();
  });
});

test('a returning visitor who types before hydration keeps the form and the text', async ({
  page,
}) => {
  await joinedEarlier(page);
  const release = await hold(page, SCRIPTS);
  await page.goto('/');
  const field = heroForm(page).getByRole('textbox');
  await field.fill('bob@example.com');
  release();
  await hydrated(page);
  await expect(field).toHaveValue('bob@example.com');
});

test('a returning visitor sees the banner without the page moving', async ({ page }) => {
  await joinedEarlier(page);
  await watchLayoutShift(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await openHydrated(page, '/');
    await expect(heroForm(page).getByText(t('waitlist.banner'))).toBeVisible();
    expect(await layoutShift(page)).toBe(0);
  }
});

test.describe('when the application cannot be fetched', () => {
  test.use({ expectedErrors: /ERR_FAILED .*\/assets\/[^/]+\.js$/ });

  test('the page reads, and the form says how to join by mail', async ({ page }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/');
    const note = heroForm(page).getByText(t('waitlist.withoutScripts.text'));
    await heroForm(page).getByRole('textbox').fill('ada@example.com');
    await expect(note).toBeVisible();
    await expect(
      heroForm(page).getByRole('link', { name: /support@iris\.example/ }),
    ).toHaveAttribute('href', 'mailto:support@iris.example?subject=Join%20the%20waitlist');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('without scripts', () => {
  // The static document accepts no POST.
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 405 / });

  test('the form says how to join by mail, and an address never gets into a URL', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(heroForm(page).getByText(t('waitlist.withoutScripts.text'))).toBeVisible();
    await emailField(heroForm(page)).fill('ada@example.com');
    const [response] = await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === 'POST'),
      joinButton(heroForm(page)).click(),
    ]);
    expect(response.url()).not.toContain('ada');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(page.url()).not.toContain('ada');
  });

  test('the menu’s links are there on a small screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const link = headerLink(page, t('header.faq'));
    await expect(link).toBeVisible();
  });
});
