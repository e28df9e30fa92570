import { PAGE_IDS, PAGES } from '../../../src/routes.ts';
import { emailField, heroForm, newEmail } from '../../support/browser/forms.ts';
import { hold, JOIN_URL } from '../../support/browser/network.ts';
import { allHydrated, countUnhydrated, hydrated } from '../../support/browser/openHydrated.ts';
import { NARROW } from '../../support/browser/viewports.ts';
import { headerLink, SCRIPTS } from '../../support/site.ts';
import { t } from '../../support/siteTexts.ts';
import { expect, test } from '../../support/test.ts';
import { joinedEarlier } from '../../support/visitor.ts';

test.describe('before hydration', () => {
  // For a visitor who has not joined: tests/e2e/journeys/beforeHydration.spec.ts.
  test('half-typed text of a visitor who has joined stays, with focus', async ({ page }) => {
    await joinedEarlier(page);
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

  test('a link works as a link', async ({ page }) => {
    await hold(page, SCRIPTS);
    await page.goto('/');
    await headerLink(page, t('header.faq')).click();
    await expect(page).toHaveURL('/faq');
    await expect(page.getByRole('heading', { level: 1, name: t('faq.title') })).toBeVisible();
  });
});

test('while parts of the page hydrate, a link loads its document', async ({ page }) => {
  // The page is idle once, and so starts the application, but not again after that.
  await page.addInitScript(() => {
    const { requestIdleCallback } = globalThis;
    let isFirst = true;
    globalThis.requestIdleCallback = (...request) => {
      if (!isFirst) return 0;
      isFirst = false;
      return requestIdleCallback(...request);
    };
  });
  await page.goto('/');
  await expect.poll(() => countUnhydrated(heroForm(page))).toBe(0);
  await headerLink(page, t('header.faq')).click();
  await expect(page.getByRole('heading', { level: 1, name: t('faq.title') })).toBeVisible();
  const document = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name);
  expect(document).toMatch(/\/faq$/);
});

/** The state of the switch, which appears once it can be used. */
const LATER = t('privacy.counting.counted');

test('hydrating changes no text, style or language of any page', async ({ page }) => {
  await page.addInitScript(() => {
    const changes: string[] = [];
    Object.assign(globalThis, { changes });
    const { insertRule } = CSSStyleSheet.prototype;
    CSSStyleSheet.prototype.insertRule = function (rule, index) {
      changes.push(rule);
      return insertRule.call(this, rule, index);
    };
    addEventListener('DOMContentLoaded', () => {
      new MutationObserver((records) => {
        for (const { attributeName } of records) changes.push(`<html ${attributeName}>`);
      }).observe(document.documentElement, { attributeFilter: ['lang', 'dir'] });
    });
  });
  for (const id of PAGE_IDS.filter((id) => id !== 'notFound')) {
    const release = await hold(page, SCRIPTS);
    await page.goto(PAGES[id].path);
    const prerendered = await page.locator('main').textContent();
    const classes = await page
      .locator('#root *')
      .evaluateAll((elements) => elements.flatMap((element) => [...element.classList]));
    release();
    await hydrated(page);
    await allHydrated(page);
    const changes = await page.evaluate(() => (globalThis as { changes?: string[] }).changes);
    // Some elements appear only then, and their styles with them.
    const isNew = (rule: string) =>
      rule.includes('.css-') && !classes.some((name) => rule.includes(`.${name}`));
    expect
      .soft(
        changes?.filter((rule) => !isNew(rule)),
        id,
      )
      .toEqual([]);
    for (const line of (await page.locator('main').innerText()).split('\n').filter(Boolean)) {
      if (line !== LATER) expect.soft(prerendered).toContain(line);
    }
  }
});

test('a form that was sent twice, and that the browser sends, arrives once', async ({ page }) => {
  await hold(page, SCRIPTS);
  const answer = await hold(page, JOIN_URL);
  let sent = 0;
  page.on('request', (request) => {
    if (JOIN_URL.test(request.url())) sent += 1;
  });
  await page.goto('/');
  await emailField(heroForm(page)).fill(newEmail());
  await emailField(heroForm(page)).press('Enter');
  await emailField(heroForm(page)).press('Enter');
  await expect.poll(() => sent).toBe(1);
  answer();
  await expect(page).toHaveURL(/\/joined\?/);
  expect(sent).toBe(1);
});

test.describe('when the application cannot be fetched', () => {
  test.use({ expectedErrors: /ERR_FAILED .*\/assets\/[^/]+\.js$|\/api\/join-waitlist$/ });

  test('the page stays, and its form works as without scripts', async ({ page }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/');
    await expect(page.locator('html[data-scripts="failed"]')).toBeAttached();
    await expect(
      page.getByRole('group', { name: t('footer.scheme.label'), includeHidden: true }),
    ).toBeHidden();
    await emailField(heroForm(page)).fill('ada');
    await emailField(heroForm(page)).press('Enter');
    // The home page has two alerts, the page that answers has one.
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(t('messages.wrongAddress.title'));
    await expect(page.getByRole('alert')).toHaveText(t('waitlist.errors.invalidEmail'));
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens on a small screen', async ({ page }) => {
    await page.setViewportSize(NARROW);
    await page.goto('/');
    await expect(headerLink(page, t('header.faq'))).toBeHidden();
    await page.getByRole('button', { name: t('header.menu') }).click();
    await headerLink(page, t('header.faq')).click();
    await expect(page).toHaveURL('/faq');
  });
});
