import {
  banner,
  closingForm,
  emailField,
  heroForm,
  joinButton,
  newEmail,
} from '../../support/browser/forms.ts';
import { hold } from '../../support/browser/network.ts';
import { allHydrated, hydrated, waitPatiently } from '../../support/browser/openHydrated.ts';
import { type Press, pressAtOnce, pressEarly } from '../../support/browser/pressEarly.ts';
import { APPLICATION, footerLink, headerLink } from '../../support/site.ts';
import { t } from '../../support/siteTexts.ts';
import { expect, type Page, test } from '../../support/test.ts';

const menu = (page: Page) => page.getByRole('button', { name: t('header.menu') });

const PRESSES: Press[] = [
  {
    what: 'the hero’s button shows the error',
    target: (page) => joinButton(heroForm(page)),
    effect: (page) =>
      expect(heroForm(page).getByRole('alert')).toHaveText(t('waitlist.errors.emptyEmail')),
  },
  {
    what: 'the closing button shows the error',
    target: (page) => joinButton(closingForm(page)),
    effect: (page) =>
      expect(closingForm(page).getByRole('alert')).toHaveText(t('waitlist.errors.emptyEmail')),
  },
  {
    what: 'the menu’s button opens the menu',
    isNarrow: true,
    target: menu,
    async effect(page) {
      await expect(headerLink(page, t('header.features'))).toBeVisible();
      await expect(menu(page)).toHaveAttribute('aria-expanded', 'true');
    },
  },
  {
    what: 'a question opens it, and it stays open',
    path: '/faq',
    target: (page) => page.locator('summary').first(),
    async effect(page) {
      await hydrated(page);
      await allHydrated(page);
      await expect(page.getByRole('group').first()).toHaveAttribute('open');
    },
  },
  {
    what: 'Join Waitlist focuses the field',
    target: (page) => headerLink(page, t('common.joinWaitlist')),
    effect: (page) => expect(emailField(heroForm(page))).toBeFocused(),
  },
  {
    what: 'a policy’s Back to Home leads home',
    path: '/privacy',
    target: (page) => page.getByRole('button', { name: t('common.backToHome') }),
    async effect(page) {
      await expect(page).toHaveURL('/');
      // Leaving while the page's code is being fetched would fail the fetch.
      await expect(heroForm(page)).toBeVisible();
    },
  },
];

for (const press of PRESSES) {
  test(`a press before or during hydration: ${press.what}`, ({ page }) => pressEarly(page, press));
}

test('a link that is pressed while parts of the page hydrate shows its page', async ({ page }) => {
  const release = await hold(page, APPLICATION);
  await page.goto('/');
  await pressAtOnce(footerLink(page, t('footer.about')));
  release();
  await expect(page.getByRole('heading', { level: 1, name: t('about.title') })).toBeVisible();
});

test('the language switch keeps the fragment before hydration', async ({ page }) => {
  await hold(page, APPLICATION);
  await page.goto('/de-AT/faq#technical');
  await footerLink(page, 'English').click();
  await expect(page).toHaveURL('/faq#technical');
});

test('what is typed before hydration stays, and a submit takes effect', async ({ page }) => {
  const release = await hold(page, APPLICATION);
  await page.goto('/');
  await waitPatiently(page);
  const field = emailField(heroForm(page));
  await field.fill(newEmail());
  await field.press('Enter');
  await expect(page).toHaveURL('/');
  release();
  await expect(banner(page)).toBeVisible();
});
