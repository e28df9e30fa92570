import type { Locator } from '@playwright/test';
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
import { NARROW } from '../../support/browser/viewports.ts';
import { listenButton } from '../../support/browser/visionFrame.ts';
import { APPLICATION, footerLink, headerLink } from '../../support/site.ts';
import { t } from '../../support/siteTexts.ts';
import { expect, type Page, test } from '../../support/test.ts';

const menu = (page: Page) => page.getByRole('button', { name: t('header.menu') });

interface Press {
  what: string;
  path?: string;
  isNarrow?: true;
  target(page: Page): Locator;
  /** Expects that the press has taken effect. */
  effect(page: Page): Promise<unknown>;
}

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
    what: 'Listen shows the transcript',
    target: listenButton,
    effect: (page) => expect(page.getByText(t('visionFrame.transcript.one'))).toBeVisible(),
  },
  {
    what: 'a sample window moves the Vision Frame there',
    // Its copy under the glass has the same title.
    target: (page) => page.getByText(t('visionFrame.calendar.title'), { exact: true }).first(),
    effect: (page) =>
      expect(page.getByText(t('visionFrame.calendar.clash.answer')).first()).toBeVisible(),
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
];

for (const { what, path = '/', isNarrow, target, effect } of PRESSES) {
  test(`a press before or during hydration: ${what}`, async ({ page }) => {
    if (isNarrow) await page.setViewportSize(NARROW);
    const release = await hold(page, APPLICATION);
    await page.goto(path);
    await waitPatiently(page);
    await target(page).click();
    release();
    await effect(page);

    // While parts of the page are still to hydrate.
    await page.goto('about:blank');
    const releaseAgain = await hold(page, APPLICATION);
    await page.goto(path);
    await waitPatiently(page);
    await pressAtOnce(target(page));
    releaseAgain();
    await effect(page);
  });
}

/** Presses an element the moment the application responds, while parts of the page hydrate. */
async function pressAtOnce(target: Locator) {
  await target.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const root = document.documentElement;
    new MutationObserver((_, observer) => {
      if (root.dataset.scripts !== 'ready') return;
      observer.disconnect();
      // Possibly a new element: a page that was changed is rendered again.
      const pressed = document.elementFromPoint(x + width / 2, y + height / 2);
      pressed?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }).observe(root, { attributeFilter: ['data-scripts'] });
  });
}

test('a link that is pressed while parts of the page hydrate shows its page', async ({ page }) => {
  const release = await hold(page, APPLICATION);
  await page.goto('/');
  await pressAtOnce(footerLink(page, t('footer.about')));
  release();
  await expect(page.getByRole('heading', { level: 1, name: t('about.title') })).toBeVisible();
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
