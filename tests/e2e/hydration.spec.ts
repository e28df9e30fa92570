import { hydrated, openHydrated } from '../../harness/browser/openHydrated.ts';
import { heroForm, hold } from '../../harness/browser/waitlistForms.ts';
import en from '../../locales/en.json' with { type: 'json' };
import { expect, test } from '../support/fixtures/test.ts';
import { layoutShift, watchLayoutShift } from '../support/measure/layoutShift.ts';

/** Every script file of the application. */
const SCRIPTS = '**/assets/*.js';

const { waitlist } = en;

test.describe('before any script of the application has run', () => {
  test('what is typed stays, and a submit takes effect', async ({ page }) => {
    const release = await hold(page, SCRIPTS);
    await page.goto('/');
    const field = heroForm(page).getByRole('textbox', { name: waitlist.emailLabel });
    await field.fill('early@example.com');
    await field.press('Enter');
    await expect(page).toHaveURL('/');
    release();
    await expect(heroForm(page).getByText(waitlist.banner)).toBeVisible();
  });

  test('a submit of nothing shows its error afterwards', async ({ page }) => {
    const release = await hold(page, SCRIPTS);
    await page.goto('/');
    await heroForm(page).getByRole('button', { name: waitlist.submit }).click();
    release();
    await expect(heroForm(page).getByRole('alert')).toHaveText(waitlist.errors.emptyEmail);
  });

  test('text half typed is still there', async ({ page }) => {
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

  test('a click on the menu’s button opens it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await hold(page, SCRIPTS);
    await page.goto('/');
    await page.getByRole('button', { name: en.header.menu }).click();
    release();
    await expect(page.getByRole('link', { name: en.header.features }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: en.header.menu })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });

  test('a click on Listen shows the transcript', async ({ page }) => {
    const release = await hold(page, SCRIPTS);
    await page.goto('/');
    await page.getByRole('button', { name: en.visionFrame.listen }).click();
    release();
    await expect(page.getByText(en.visionFrame.transcript.one)).toBeVisible();
  });

  test('Join Waitlist puts the caret into the field', async ({ page }) => {
    const release = await hold(page, SCRIPTS);
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: en.common.joinWaitlist }).click();
    release();
    await expect(heroForm(page).getByRole('textbox')).toBeFocused();
  });
});

test.describe('before hydration', () => {
  test('a link works as a link', async ({ page }) => {
    await hold(page, SCRIPTS);
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: en.header.faq }).click();
    await expect(page).toHaveURL('/faq');
    await expect(page.getByRole('heading', { level: 1, name: en.faq.title })).toBeVisible();
  });
});

test('a returning visitor who types before hydration keeps the form and the text', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('iris.waitlistEmail', 'ada@example.com'));
  const release = await hold(page, SCRIPTS);
  await page.goto('/');
  const field = heroForm(page).getByRole('textbox');
  await field.fill('bob@example.com');
  release();
  await hydrated(page);
  await expect(field).toHaveValue('bob@example.com');
});

test('a returning visitor sees the banner without the page moving', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('iris.waitlistEmail', 'ada@example.com'));
  await watchLayoutShift(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await openHydrated(page, '/');
    await expect(heroForm(page).getByText(waitlist.banner)).toBeVisible();
    expect(await layoutShift(page)).toBe(0);
  }
});

test.describe('when the application cannot be fetched', () => {
  test.use({ expectedComplaints: /failed:.*assets|ERR_FAILED/ });

  test('the page reads, the form says how to join by mail, and nothing is sent', async ({
    page,
  }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    const note = heroForm(page).getByText(waitlist.withoutScripts.text);
    await heroForm(page).getByRole('textbox').fill('ada@example.com');
    await expect(note).toBeVisible();
    await expect(
      heroForm(page).getByRole('link', { name: /support@iris\.example/ }),
    ).toHaveAttribute('href', 'mailto:support@iris.example?subject=Join%20the%20waitlist');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form says how to join by mail, and an address never gets into a URL', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(heroForm(page).getByText(waitlist.withoutScripts.text)).toBeVisible();
    await heroForm(page).getByRole('textbox').fill('ada@example.com');
    const [response] = await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === 'POST'),
      heroForm(page).getByRole('button', { name: waitlist.submit }).click(),
    ]);
    expect(response.url()).not.toContain('ada');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(page.url()).not.toContain('ada');
  });

  test.use({ expectedComplaints: /405/ });

  test('the menu’s links are there on a small screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: en.header.faq })).toBeVisible();
  });
});
