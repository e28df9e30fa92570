import type { Locator } from '@playwright/test';
import { FORM_FIELDS } from '../../../src/rules/contract.ts';
import { languageOf } from '../../../translations/read/languageOf.ts';
import { extendPage } from '../../support/browser/extendPage.ts';
import {
  banner,
  closingForm,
  emailField,
  heroForm,
  join,
  joinButton,
  newEmail,
} from '../../support/browser/forms.ts';
import { goBack, title } from '../../support/browser/navigation.ts';
import { hold, JOIN_URL } from '../../support/browser/network.ts';
import { hydrated, openHydrated, waitPatiently } from '../../support/browser/openHydrated.ts';
import { translatePage } from '../../support/browser/translatePage.ts';
import { QUESTIONS, type Question, questionsWith, wordOfSome } from '../../support/faqTexts.ts';
import { footerLink, headerLink, SCRIPTS } from '../../support/site.ts';
import { siteTexts, t } from '../../support/siteTexts.ts';
import { expect, type Page, test } from '../../support/test.ts';
import { test as trackedTest } from '../../support/trackedSite.ts';

/* Translators and extensions change the document, before and after the application runs. */

const MARK = '§';

/** What a program does to every page, and what then stands before each text that changes. */
const PROGRAMS = {
  'are translated before they respond': {
    change: (page: Page) =>
      translatePage(page, { moment: 'before', language: 'sv', direction: 'ltr', mark: MARK }),
    mark: MARK,
  },
  'are translated once they respond': {
    change: (page: Page) =>
      translatePage(page, { moment: 'after', language: 'fa', direction: 'rtl', mark: MARK }),
    mark: MARK,
  },
  'hold what extensions add': { change: extendPage, mark: '' },
};

for (const [what, { change, mark }] of Object.entries(PROGRAMS)) {
  test(`forms, questions and links work on pages that ${what}`, async ({ page }) => {
    const shown = (text: string) => mark + text;
    await change(page);
    await openHydrated(page, '/');
    const hero = heroForm(page);
    const joined = hero.getByText(shown(t('waitlist.banner')), { exact: true });
    const alert = hero.getByRole('alert');
    await join(hero, '');
    await expect(alert).toHaveText(shown(t('waitlist.errors.emptyEmail')));
    await join(hero, 'ada@x');
    await expect(alert).toHaveText(shown(t('waitlist.errors.invalidEmail')));
    const release = await hold(page, JOIN_URL);
    await join(hero);
    await expect(alert).toBeEmpty();
    await expect(hero.getByRole('button')).toHaveText(shown(t('waitlist.submitting')));
    release();
    await expect(joined).toBeVisible();
    await expect(joinButton(hero)).toHaveCount(0);
    await join(closingForm(page));
    await expect(
      closingForm(page).getByText(shown(t('waitlist.success.title')), { exact: true }),
    ).toBeVisible();
    await page.getByRole('button', { name: t('waitlist.useDifferentEmail') }).click();
    await join(hero);
    await expect(joined).toBeVisible();

    await headerLink(page, t('header.faq')).click();
    await expect(title(page, shown(t('faq.title')))).toBeFocused();
    const search = page.getByRole('searchbox');
    const questions = page.locator('summary').filter({ visible: true });
    const found = questionsWith(wordOfSome());
    await search.fill(wordOfSome());
    await expect(questions).toHaveCount(found.length);
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: t('faq.search.matches', { count: found.length }) }),
    ).toBeVisible();
    await questions.first().click();
    await expect(page.locator('details[open]').filter({ visible: true })).toHaveCount(1);
    // The search goes by what the visitor reads.
    await search.fill(shown(QUESTIONS.at(-1)?.question ?? ''));
    await expect(questions).toHaveCount(1);
    await search.fill('no such thing');
    await expect(page.getByText(shown(t('faq.empty.title')), { exact: true })).toBeVisible();
    await page.getByRole('button', { name: t('faq.search.clear') }).click();
    await expect(questions.first()).toHaveText(shown(QUESTIONS[0]?.question ?? ''));
    await expect(page.getByText(found[0]?.answer ?? '')).toBeVisible();
    await goBack(page);
    await expect(joined).toBeVisible();
    await footerLink(page, languageOf('de-AT').name).click();
    await expect(title(page, siteTexts('de-AT')('home.hero.title'))).toBeVisible();
  });
}

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

test.describe('a form', () => {
  // Chromium says that React has replaced it while it was pressed.
  test.use({ expectedErrors: /the form is not connected/ });

  test('keeps what is typed, and a submit takes effect, though the page was changed', async ({
    page,
  }) => {
    const release = await hold(page, SCRIPTS);
    await page.goto('/');
    await waitPatiently(page);
    const email = newEmail();
    await emailField(heroForm(page)).fill(email);
    await changePage(page);
    await expect(emailField(heroForm(page))).toHaveValue(email);
    await emailField(heroForm(page)).press('Enter');
    release();
    await expect(banner(page)).toBeVisible();
    // A filled-in trap would mark the visitor as a robot.
    await expect(page.locator(`[name=${FORM_FIELDS.trap}]`)).toHaveValue('');
    for (const tag of ['title', 'meta[name=description]', 'link[rel=canonical]']) {
      await expect(page.locator(`head > ${tag}`)).toHaveCount(1);
    }
    await joinButton(closingForm(page)).click();
    await expect(closingForm(page).getByRole('alert')).toHaveText(t('waitlist.errors.emptyEmail'));
  });
});

test('what is typed into the search, its focus, and an open question stay', async ({ page }) => {
  const release = await hold(page, SCRIPTS);
  const [{ id }] = QUESTIONS as [Question];
  const word = wordOfSome();
  await page.goto('/faq');
  const question = page.locator('details').filter({ has: page.locator(`#${id}`) });
  await question.locator('summary').click();
  await page.getByRole('searchbox').focus();
  await page.keyboard.type(word);
  await changePage(page);
  release();
  await hydrated(page);
  await expect(page.getByRole('searchbox')).toHaveValue(word);
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(question).toHaveAttribute('open');
  await expect(page.getByRole('status').first()).not.toBeEmpty();
});

test('a field that was replaced by a copy is sent', async ({ page }) => {
  await openHydrated(page, '/');
  await emailField(heroForm(page)).evaluate((field) => field.replaceWith(field.cloneNode(true)));
  await emailField(heroForm(page)).fill(newEmail());
  await emailField(heroForm(page)).press('Enter');
  await expect(banner(page)).toBeVisible();
});

trackedTest.describe('where React cannot go on', () => {
  // React logs what it could not do.
  trackedTest.use({ expectedErrors: /NotFoundError|removeChild|status of 422/ });

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

  trackedTest(
    'the page stays, its form is sent by the browser, and it is captured',
    async ({ page, capture }) => {
      await openHydrated(page, '/');
      await joinButton(closingForm(page)).click();
      await wrapContent(closingForm(page).getByRole('alert'));
      await join(closingForm(page), 'ada@example');
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
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'failed');
  expect(documents).toBe(2);
});
