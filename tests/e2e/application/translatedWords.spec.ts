import { heroForm, join, joinButton } from '../../support/browser/forms.ts';
import { JOIN_URL } from '../../support/browser/network.ts';
import { openHydrated } from '../../support/browser/openHydrated.ts';
import { translatePage } from '../../support/conditions/translatePage.ts';
import { expect, test } from '../../support/engines/test.ts';
import { headerLink } from '../../support/site.ts';
import { t } from '../../support/siteTexts.ts';

/* The journeys run on pages that are translated into the same words. Here the words change. */

const MARK = '§';
const translated = (text: string) => MARK + text;

for (const moment of ['before', 'after'] as const) {
  test(`on a page translated ${moment} it responds, what changes is shown in translation alone`, async ({
    page,
    front,
  }) => {
    front.addScript(`(${translatePage})('${moment}', 'sv', 'ltr', '${MARK}')`);
    await openHydrated(page, '/');
    const hero = heroForm(page);
    const alert = hero.getByRole('alert');
    const button = hero.getByRole('button');
    await join(hero, '');
    await expect(alert).toHaveText(translated(t('waitlist.errors.emptyEmail')));
    await join(hero, 'ada@x');
    await expect(alert).toHaveText(translated(t('waitlist.errors.invalidEmail')));
    const release = front.hold(JOIN_URL);
    await join(hero);
    await expect(alert).toBeEmpty();
    await expect(button).toHaveText(translated(t('waitlist.submitting')));
    release();
    await expect(hero.getByText(translated(t('waitlist.banner')), { exact: true })).toBeVisible();
    await expect(joinButton(hero)).toHaveCount(0);

    await headerLink(page, t('header.faq')).click();
    const count = page
      .getByRole('status')
      .filter({ hasText: t('faq.search.matches', { count: 2 }) });
    await page.getByRole('searchbox').fill('google meet');
    await expect(count).toBeVisible();
    await page.getByRole('searchbox').fill(translated(t('faq.general.status.question')));
    await expect(page.locator('details').filter({ visible: true })).toHaveCount(1);
    await page.getByRole('searchbox').fill('no such thing');
    await expect(count).toBeHidden();
    await expect(page.getByText(translated(t('faq.empty.title')), { exact: true })).toBeVisible();
    await page.getByRole('searchbox').fill('');
    await expect(page.locator('summary').filter({ visible: true }).first()).toHaveText(
      translated(t('faq.general.whatIsIris.question')),
    );
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  });
}
