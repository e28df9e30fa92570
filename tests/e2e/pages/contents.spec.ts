import { PHASE_FEATURES, PHASES } from '../../../src/product.ts';
import { PAGES } from '../../../src/routes.ts';
import { PHASE_TEXTS } from '../../../src/sections/roadmap/roadmapTexts.ts';
import { heroForm } from '../../support/browser/forms.ts';
import { openHydrated } from '../../support/browser/openHydrated.ts';
import { QUESTIONS } from '../../support/faqTexts.ts';
import { footerLink, mainLink } from '../../support/site.ts';
import { t } from '../../support/siteTexts.ts';
import { expect, test } from '../../support/test.ts';

test.use({ timezoneId: 'Pacific/Kiritimati' });

test('the roadmap shows each phase without a date, and leads to the form', async ({ page }) => {
  await openHydrated(page, '/roadmap');
  await expect(page.getByRole('article')).toHaveCount(PHASES.length);
  for (const { platform, status } of PHASES) {
    const { texts, features } = PHASE_TEXTS[platform];
    const heading = page.getByRole('heading', { name: t(`${texts}.title`) });
    const phase = page.getByRole('article').filter({ has: heading });
    // After the heading in the document, for screen readers.
    const facts = phase.locator('h2 ~ *');
    await expect(facts.getByText(t(`roadmap.status.${status}`), { exact: true })).toBeVisible();
    await expect(facts.getByText(t('roadmap.dateTbd'), { exact: true })).toBeVisible();
    await expect(phase.getByRole('listitem')).toHaveText(
      PHASE_FEATURES.map((feature) => t(`${features}.${feature}`)),
    );
  }
  await mainLink(page, t('common.joinWaitlist')).click();
  await expect(heroForm(page).getByRole('textbox')).toBeFocused();
});

test('two phases beside each other have the same features beside each other', async ({ page }) => {
  // Here, features of different lengths take different numbers of lines.
  await page.setViewportSize({ width: 960, height: 800 });
  await page.goto('/roadmap');
  const [first, second] = await page.getByRole('article').evaluateAll((phases) =>
    phases.map((phase) => ({
      top: phase.getBoundingClientRect().top,
      features: [...phase.querySelectorAll('li')].map((item) => item.getBoundingClientRect().top),
    })),
  );
  // A roadmap may have only one phase.
  expect(second ?? first).toEqual(first);
});

test('each placeholder leads home twice, and is printed with name and address on a few pages', async ({
  page,
}) => {
  for (const [id, pages] of [
    ['features', 2],
    ['about', 1],
  ] as const) {
    await page.goto(PAGES[id].path);
    await expect(page.getByRole('heading', { level: 1, name: t(`${id}.title`) })).toBeVisible();
    for (const name of [t('common.backToHome'), t('common.returnToHome')]) {
      await expect(mainLink(page, name)).toHaveAttribute('href', '/');
    }
    const pdf = await page.pdf({ format: 'A4', landscape: true });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(pages);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('https://iris.example')).toBeVisible();
    const brand = page.getByRole('banner').getByRole('link');
    await expect(brand.filter({ visible: true })).toHaveText([t('brand.name')]);
    await page.emulateMedia({ media: null });
  }
});

test('Contact is a mail link to support with a subject', async ({ request }) => {
  const html = await (await request.get('/faq')).text();
  for (const subject of ['Contact%20Support', 'FAQ%20Support']) {
    expect(html).toContain(`href="mailto:support@iris.example?subject=${subject}"`);
  }
});

for (const id of ['privacy', 'terms'] as const) {
  test(`the ${id} page has a list for each of its contents, the visitor’s year and a contact card`, async ({
    page,
  }) => {
    // In their time zone it is the next year.
    await page.clock.setFixedTime(new Date('2032-12-31T12:00:00Z'));
    await openHydrated(page, PAGES[id].path);
    await expect(page.getByText(t('policies.lastUpdated', { year: 2033 }))).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('2033');
    const contents = page.getByRole('navigation', { name: t('policies.contents') });
    const names = await contents.getByRole('link').allTextContents();
    expect(names).not.toEqual([]);
    for (const name of names) {
      const section = page.getByRole('region', { name, exact: true });
      await expect(section.getByRole('heading', { level: 2 })).toHaveText(name);
      await expect(section.getByRole('listitem').first()).toBeVisible();
    }
    await expect(page.getByRole('heading', { name: t(`${id}.questions.title`) })).toBeVisible();
    const social = mainLink(page, t('common.opensInNewTab', { label: t('footer.social') }));
    await expect(social).toHaveAttribute('target', '_blank');
    await expect(social).toHaveAttribute('rel', 'noopener');
  });
}

test('a policy goes back to the page before, past its contents, or home if the visit began here', async ({
  page,
}) => {
  const contents = page.getByRole('navigation', { name: t('policies.contents') });
  const back = page.getByRole('button', { name: t('common.backToHome') });
  // Focus follows: the next Tab continues in the section.
  const readTwoSections = async () => {
    for (const link of (await contents.getByRole('link').all()).slice(2, 4)) {
      await link.press('Enter');
      const name = (await link.textContent()) ?? '';
      await expect(page.getByRole('heading', { level: 2, name })).toBeFocused();
    }
  };
  await openHydrated(page, '/privacy');
  await readTwoSections();
  await back.click();
  await expect(page).toHaveURL('/');

  await openHydrated(page, '/faq');
  await footerLink(page, t('footer.terms')).click();
  await expect(page.getByRole('heading', { level: 1, name: t('terms.title') })).toBeFocused();
  await readTwoSections();
  await page.reload();
  await back.click();
  await expect(page).toHaveURL('/faq');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('answers open, and links work', async ({ page }) => {
    await page.goto('/faq');
    const [first, ...others] = QUESTIONS;
    await page.locator('summary', { hasText: first?.question ?? '' }).click();
    await expect(page.getByText(first?.answer ?? '')).toBeVisible();
    const last = others.at(-1);
    await page.goto(`/faq#${last?.id}`);
    await expect(page.getByText(last?.answer ?? '')).toBeVisible();
    await page.goto('/privacy');
    await page.getByRole('button', { name: t('common.backToHome') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.hero.title'));
  });
});
