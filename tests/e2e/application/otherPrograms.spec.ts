import { languageOf } from '../../../translations/read/languageOf.ts';
import { banner, closingForm, heroForm, join, joinButton } from '../../support/browser/forms.ts';
import { goBack, title } from '../../support/browser/navigation.ts';
import { hold, JOIN_URL } from '../../support/browser/network.ts';
import { openHydrated } from '../../support/browser/openHydrated.ts';
import { extendPage } from '../../support/conditions/extendPage.ts';
import { translatePage } from '../../support/conditions/translatePage.ts';
import { QUESTIONS, questionsWith, wordOfSome } from '../../support/faqTexts.ts';
import { footerLink, headerLink } from '../../support/site.ts';
import { siteTexts, t } from '../../support/siteTexts.ts';
import { expect, type Page, test } from '../../support/test.ts';

/* Translators and extensions work on every page of a visit. Single changes: changedPage.spec.ts. */

const SWEDISH = { language: 'sv', direction: 'ltr' } as const;
const PERSIAN = { language: 'fa', direction: 'rtl' } as const;

for (const [what, change] of [
  [
    'are translated before they respond',
    (page: Page) => translatePage(page, { moment: 'before', ...SWEDISH }),
  ],
  [
    'are translated once they respond',
    (page: Page) => translatePage(page, { moment: 'after', ...PERSIAN }),
  ],
  ['hold what extensions add', extendPage],
] as const) {
  test(`forms, questions and links work on pages that ${what}`, async ({ page }) => {
    await change(page);
    await openHydrated(page, '/');
    const hero = heroForm(page);
    await join(hero, 'ada@x');
    await expect(hero.getByRole('alert')).toHaveText(t('waitlist.errors.invalidEmail'));
    await join(closingForm(page));
    await expect(closingForm(page).getByText(t('waitlist.success.title'))).toBeVisible();
    await expect(banner(page)).toBeVisible();
    await page.getByRole('button', { name: t('waitlist.useDifferentEmail') }).click();
    await join(hero);
    await expect(banner(page)).toBeVisible();

    await headerLink(page, t('header.faq')).click();
    await expect(title(page, t('faq.title'))).toBeFocused();
    const [found, ...others] = questionsWith(wordOfSome());
    await page.getByRole('searchbox').fill(wordOfSome());
    const questions = page.locator('summary').filter({ visible: true });
    await expect(questions).toHaveCount(1 + others.length);
    await questions.first().click();
    await expect(page.getByText(found?.answer ?? '')).toBeVisible();
    await page.getByRole('searchbox').fill('no such thing');
    await page.getByRole('button', { name: t('faq.search.clear') }).click();
    await expect(page.getByText(found?.answer ?? '')).toBeVisible();
    await goBack(page);
    await expect(banner(page)).toBeVisible();
    await footerLink(page, languageOf('de-AT').name).click();
    await expect(title(page, siteTexts('de-AT')('home.hero.title'))).toBeVisible();
  });
}

const MARK = '§';
const translated = (text: string) => MARK + text;

for (const moment of ['before', 'after'] as const) {
  test(`on a page translated ${moment} it responds, what changes is shown in translation alone`, async ({
    page,
  }) => {
    await translatePage(page, { moment, ...SWEDISH, mark: MARK });
    await openHydrated(page, '/');
    const hero = heroForm(page);
    const alert = hero.getByRole('alert');
    const button = hero.getByRole('button');
    await join(hero, '');
    await expect(alert).toHaveText(translated(t('waitlist.errors.emptyEmail')));
    await join(hero, 'ada@x');
    await expect(alert).toHaveText(translated(t('waitlist.errors.invalidEmail')));
    const release = await hold(page, JOIN_URL);
    await join(hero);
    await expect(alert).toBeEmpty();
    await expect(button).toHaveText(translated(t('waitlist.submitting')));
    release();
    await expect(hero.getByText(translated(t('waitlist.banner')), { exact: true })).toBeVisible();
    await expect(joinButton(hero)).toHaveCount(0);

    await headerLink(page, t('header.faq')).click();
    const matches = t('faq.search.matches', { count: questionsWith(wordOfSome()).length });
    const count = page.getByRole('status').filter({ hasText: matches });
    await page.getByRole('searchbox').fill(wordOfSome());
    await expect(count).toBeVisible();
    await page.getByRole('searchbox').fill(translated(QUESTIONS.at(-1)?.question ?? ''));
    await expect(page.locator('details').filter({ visible: true })).toHaveCount(1);
    await page.getByRole('searchbox').fill('no such thing');
    await expect(count).toBeHidden();
    await expect(page.getByText(translated(t('faq.empty.title')), { exact: true })).toBeVisible();
    await page.getByRole('searchbox').fill('');
    await expect(page.locator('summary').filter({ visible: true }).first()).toHaveText(
      translated(QUESTIONS[0]?.question ?? ''),
    );
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  });
}
