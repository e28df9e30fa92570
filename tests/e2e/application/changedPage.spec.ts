import type { Locator, Page } from '@playwright/test';
import { FORM_FIELDS } from '../../../src/rules/contract.ts';
import {
  banner,
  emailField,
  heroForm,
  join,
  joinButton,
  newEmail,
} from '../../support/browser/forms.ts';
import { goBack } from '../../support/browser/navigation.ts';
import { hold } from '../../support/browser/network.ts';
import { hydrated, openHydrated, waitPatiently } from '../../support/browser/openHydrated.ts';
import { listenButton } from '../../support/browser/visionFrame.ts';
import { footerLink, SCRIPTS } from '../../support/site.ts';
import { t } from '../../support/siteTexts.ts';
import { expect, test } from '../../support/test.ts';
import { test as trackedTest } from '../../support/trackedSite.ts';

/* Other programs change the page. tests/support/conditions/ has the changes of real ones. */

/** Inserts elements beside the field, in forms and in `main`, and names another language. */
async function changePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const create = (name: string) => document.createElement(name);
    document.querySelector('input')?.after(create('div'), create('input'));
    document.querySelector('main')?.prepend(create('div'));
    for (const form of document.forms) form.prepend(create('button'));
    document.documentElement.lang = 'sv';
    document.title = 'Iris på svenska';
  });
}

/** Moves what an element holds into an element in it. */
async function wrapContent(place: Locator): Promise<void> {
  await place.evaluate((element) => {
    const wrapper = document.createElement('div');
    wrapper.append(...element.childNodes);
    element.append(wrapper);
  });
}

test('a press on a page that was changed before it responds takes effect', async ({ page }) => {
  const release = await hold(page, SCRIPTS);
  await page.goto('/');
  await waitPatiently(page);
  await emailField(heroForm(page)).fill(newEmail());
  await changePage(page);
  await emailField(heroForm(page)).press('Enter');
  release();
  await expect(banner(page)).toBeVisible();
  // A filled-in trap would mark the visitor as a robot.
  await expect(page.locator(`[name=${FORM_FIELDS.trap}]`)).toHaveValue('');
  await expect(page).toHaveTitle(t('home.meta.title'));
  for (const tag of ['title', 'meta[name=description]', 'link[rel=canonical]']) {
    await expect(page.locator(`head > ${tag}`)).toHaveCount(1);
  }
  await listenButton(page).click();
  await expect(page.getByText(t('visionFrame.transcript.one'))).toBeVisible();
});

test('what was typed, selected, focused and opened stays on a page that is changed', async ({
  page,
}) => {
  const release = await hold(page, SCRIPTS);
  await page.goto('/faq');
  await page.locator('summary').nth(2).click();
  const search = page.getByRole('searchbox');
  await search.evaluate((field: HTMLInputElement) => {
    field.focus();
    field.value = 'macOS';
    field.setSelectionRange(1, 3);
  });
  await changePage(page);
  release();
  await hydrated(page);
  await expect(search).toHaveValue('macOS');
  await expect(search).toBeFocused();
  const selection = search.evaluate((field: HTMLInputElement) => [
    field.selectionStart,
    field.selectionEnd,
  ]);
  expect(await selection).toEqual([1, 3]);
  await expect(page.locator('details').nth(2)).toHaveAttribute('open');
  await expect(page.getByRole('status').first()).not.toBeEmpty();
});

test('what is typed stays in a part that is changed while the page hydrates', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.documentElement.dataset.scripts !== 'ready') return;
      observer.disconnect();
      // Parts respond one after the other; the last is the first that a press reaches.
      const field = [...document.querySelectorAll<HTMLElement>('[type=email]')].at(-1);
      field?.after(document.createElement('div'));
      field?.focus();
    }).observe(document, { attributeFilter: ['data-scripts'], subtree: true });
  });
  await openHydrated(page, '/');
  await page.keyboard.type(newEmail());
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeVisible();
});

for (const place of ['main', '[data-part=frame]']) {
  test(`a page loses nothing where ${place} is changed while it hydrates`, async ({ page }) => {
    // The checksum is what the application reads last before React hydrates the page.
    await page.addInitScript((place) => {
      const { getElementsByTagName } = Element.prototype;
      Element.prototype.getElementsByTagName = function (name: string) {
        if (this.id === 'root') {
          queueMicrotask(() => document.querySelector(place)?.prepend(document.createElement('i')));
        }
        return getElementsByTagName.call(this, name);
      };
    }, place);
    await openHydrated(page, '/');
    await expect(page.locator('[data-part=scene] > * > *')).toHaveCount(4);
    await expect(page.locator('head > title')).toHaveCount(1);
    const linkedStyles = () =>
      page.evaluate(() =>
        [...document.styleSheets].filter(
          ({ href, media }) => href && media.mediaText !== 'not all',
        ),
      );
    await expect.poll(linkedStyles).toHaveLength(1);
  });
}

test('a field that was replaced by a copy is sent', async ({ page }) => {
  await openHydrated(page, '/');
  await emailField(heroForm(page)).evaluate((field) => field.replaceWith(field.cloneNode(true)));
  await emailField(heroForm(page)).fill(newEmail());
  await emailField(heroForm(page)).press('Enter');
  await expect(banner(page)).toBeVisible();
});

trackedTest.describe('where React cannot go on', () => {
  // React logs what it could not do.
  trackedTest.use({ expectedErrors: /NotFoundError|status of 422|SceneWindows|ERR_FAILED/ });

  for (const removed of ['main > section', 'meta[name=description]']) {
    trackedTest(`a link leads to the whole page: ${removed} was removed`, async ({ page }) => {
      await openHydrated(page, '/');
      await page
        .locator(removed)
        .first()
        .evaluate((element) => element.remove());
      await footerLink(page, t('footer.faq')).click();
      await expect(page.getByRole('heading', { level: 1, name: t('faq.title') })).toBeVisible();
      await expect(page).toHaveTitle(t('faq.meta.title'));
      await expect(page.getByRole('searchbox')).toBeVisible();
      await expect(footerLink(page, t('footer.faq'))).toBeVisible();
    });
  }

  trackedTest('Back leads to the whole page', async ({ page }) => {
    await openHydrated(page, '/');
    await footerLink(page, t('footer.faq')).click();
    await expect(page.getByRole('heading', { level: 1, name: t('faq.title') })).toBeFocused();
    await page.locator('main > section').evaluate((element) => element.remove());
    await goBack(page);
    await expect(page.getByRole('heading', { level: 1, name: t('home.hero.title') })).toBeVisible();
    await expect(page).toHaveTitle(t('home.meta.title'));
  });

  trackedTest('a sign-up is sent by the browser, and a page says so', async ({ page }) => {
    await openHydrated(page, '/');
    await wrapContent(heroForm(page));
    await join(heroForm(page));
    // The application may have sent it before.
    const titles = [t('waitlist.success.title'), t('waitlist.alreadyRegistered.title')];
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).textContent())
      .toMatch(new RegExp(titles.join('|')));
  });

  trackedTest('a page stays whole whose decorations cannot be loaded', async ({ page }) => {
    await page.route('**/SceneWindows*', (route) => route.abort());
    await page.goto('/');
    await changePage(page);
    await emailField(heroForm(page)).fill('ada@x');
    await joinButton(heroForm(page)).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      t('messages.wrongAddress.title'),
    );
    await page.goBack();
    await expect(page.locator('[data-part=scene] > * > *')).toHaveCount(4);
  });

  trackedTest(
    'the page stays, its form is sent by the browser, and it is counted',
    async ({ page, capture }) => {
      await openHydrated(page, '/');
      await wrapContent(page.locator('[data-part=frame] [aria-live]'));
      await listenButton(page).click();
      await expect(page.locator('html')).toHaveAttribute('data-scripts', 'failed');
      await expect(page).toHaveTitle(t('home.meta.title'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await capture.waitForEvent('page_error')).properties).not.toHaveProperty(
        'error_message',
      );
      const field = heroForm(page).getByRole('textbox');
      await field.fill('not-an-address');
      await field.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t('messages.wrongAddress.title'),
      );
    },
  );
});

test('a page never loads twice by itself', async ({ page }) => {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  // A host that answers with the page of another address.
  await page.route('**/about', async (route) => {
    const { origin } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${origin}/faq` }) });
  });
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('blocked');
      },
    });
  });
  await page.goto('/about');
  await page.keyboard.press('Shift');
  await page.waitForEvent('load');
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'failed');
  expect(documents).toBe(2);
});
