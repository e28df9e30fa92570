import { openHydrated } from '../../harness/browser/openHydrated.ts';
import en from '../../locales/en.json' with { type: 'json' };
import { PAGE_IDS, PAGES } from '../../src/routes.ts';
import { expect, test } from '../support/fixtures/test.ts';

const pages = PAGE_IDS.filter((id) => id !== 'notFound');
const withProduct = (text: string) => text.replaceAll('{{product}}', en.brand.name);

for (const id of pages) {
  test(`${PAGES[id].path} is complete before any script, under a strict policy`, async ({
    request,
  }) => {
    const html = await (await request.get(PAGES[id].path)).text();
    expect(html).toContain(`<title>${withProduct(en[id].meta.title)}</title>`);
    expect(html).toContain(`<html lang="en" dir="ltr">`);
    expect(html).toContain(`<link rel="canonical" href="https://iris.example${PAGES[id].path}"/>`);
    expect(html.match(/<style/g)).toHaveLength(1);
    expect(html).not.toMatch(/<[^>]* style=/);
    expect(html).not.toMatch(/<script[^>]* src=/);
    expect(html.match(/<h1/g)).toHaveLength(1);
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    const others = Object.values(pages).filter((other) => other !== id && other !== 'home');
    for (const other of others) expect(html).not.toContain(`"${en[other].meta.description}"`);
  });
}

test('hydration and a walk through every page break no policy and change no text', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  for (const id of pages) {
    const before = await (await page.request.get(PAGES[id].path)).text();
    await openHydrated(page, PAGES[id].path);
    const main = await page.locator('main').innerText();
    const text = before.replace(/<script[\s\S]*?<\/script>|<[^>]*>/g, '');
    for (const line of main.split('\n').filter(Boolean)) {
      // What can be done with the frame is said when it can be done.
      if (line === en.visionFrame.hint) continue;
      const escaped = line
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll("'", '&#x27;')
        .replaceAll('"', '&quot;');
      expect(text).toContain(escaped);
    }
  }
});

test.describe('in the visitor’s own time', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('the year is that of their clock, also when the build is older', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2031-12-31T12:00:00Z'));
    await openHydrated(page, '/');
    await expect(page.getByRole('contentinfo')).toContainText('2032');
  });
});

test.describe('a locale file dropped in', () => {
  test.use({ siteName: 'dutch' });

  test('yields a whole site under its prefix', async ({ page, request }) => {
    for (const id of pages) {
      const address = `/nl${PAGES[id].path}`.replace(/\/$/, '');
      const html = await (await request.get(address)).text();
      expect(html).toContain('<html lang="nl" dir="ltr">');
      expect(html).toContain(`href="https://iris.example${address}"`);
      expect(html).toContain(`hreflang="nl"`);
    }
    await openHydrated(page, '/nl/about');
    await page.getByRole('banner').getByRole('link', { name: en.header.faq }).click();
    await expect(page).toHaveURL('/nl/faq');
    await expect(page.getByRole('heading', { level: 1, name: en.faq.title })).toBeFocused();
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/faq');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Nederlands' }).click();
    await expect(page).toHaveURL('/nl/faq');
    await page.getByRole('banner').getByRole('link', { name: en.common.joinWaitlist }).click();
    await expect(page).toHaveURL('/nl#waitlist');
  });

  test('is built in English while it has no text, says so, and nothing leads there', async ({
    page,
    request,
  }) => {
    expect(await (await request.get('/')).text()).not.toContain('hreflang="sv"');
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/sv');
    await openHydrated(page, '/sv/faq');
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await page.getByRole('searchbox', { name: en.faq.search.label }).fill('mac');
    const found = page.getByText(en.faq.search.matches_other.replace('{{count}}', '4'));
    for (const text of [
      page.getByRole('heading', { level: 1 }).getByText(en.faq.title),
      page.locator('label').getByText(en.faq.search.label),
      found,
    ]) {
      await expect(text).toHaveAttribute('lang', 'en');
    }
  });

  test.use({ expectedComplaints: /status of 404/ });

  test('has a not-found page of its own', async ({ page }) => {
    const response = await page.goto('/nl/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    await page.getByRole('main').getByRole('link', { name: en.common.returnToHome }).click();
    await expect(page).toHaveURL('/nl');
  });
});
