import { openHydrated } from '../../harness/browser/openHydrated.ts';
import en from '../../locales/en.json' with { type: 'json' };
import { PAGE_IDS, PAGES } from '../../src/routes.ts';
import { expect, test } from '../support/fixtures/test.ts';

const pages = PAGE_IDS.filter((id) => id !== 'notFound');
const TEXT_OF = (text: string) => text.replaceAll('{{product}}', en.brand.name);

test('the roadmap has two phases of seven features, a date to come, and leads to the form', async ({
  page,
}) => {
  await openHydrated(page, '/roadmap');
  const phase = (number: number) => page.getByRole('article').nth(number - 1);
  for (const [article, status, title] of [
    [phase(1), en.roadmap.status.inDevelopment, en.roadmap.macos.title],
    [phase(2), en.roadmap.status.planned, en.roadmap.windows.title],
  ] as const) {
    await expect(article.getByRole('heading', { name: title })).toBeVisible();
    await expect(article.getByText(status, { exact: true })).toBeVisible();
    await expect(article.getByText(en.roadmap.dateTbd, { exact: true })).toBeVisible();
    await expect(article.getByRole('listitem')).toHaveCount(7);
  }
  await page.getByRole('main').getByRole('link', { name: en.common.joinWaitlist }).click();
  await expect(page).toHaveURL('/#waitlist');
  await expect(page.locator('#waitlist').getByRole('textbox')).toBeFocused();
});

for (const name of ['features', 'about'] as const) {
  test(`the ${name} placeholder leads home twice`, async ({ page }) => {
    await openHydrated(page, PAGES[name].path);
    await expect(page.getByRole('heading', { level: 1, name: en[name].title })).toBeVisible();
    for (const link of [en.common.backToHome, en.common.returnToHome]) {
      await expect(page.getByRole('main').getByRole('link', { name: link })).toHaveAttribute(
        'href',
        '/',
      );
    }
  });
}

for (const name of ['privacy', 'terms'] as const) {
  test.describe(`the ${name} page`, () => {
    test('has five titled lists, the visitor’s year and a card for questions', async ({ page }) => {
      await page.clock.setFixedTime(new Date('2033-06-01T12:00:00Z'));
      await openHydrated(page, PAGES[name].path);
      await expect(page.getByText('Last updated: 2033')).toBeVisible();
      const sections = page.getByRole('main').locator('section[id]');
      await expect(sections).toHaveCount(5);
      for (const section of await sections.all()) {
        await expect(section.getByRole('heading', { level: 2 })).toBeVisible();
        expect(await section.getByRole('listitem').count()).toBeGreaterThan(2);
      }
      await expect(page.getByRole('heading', { name: en[name].questions.title })).toBeVisible();
      const social = page.getByRole('main').getByRole('link', { name: /social media.*new tab/ });
      await expect(social).toHaveAttribute('target', '_blank');
      await expect(social).toHaveAttribute('rel', 'noopener');
    });

    test('goes back one step, or home for who entered here', async ({ page }) => {
      await openHydrated(page, PAGES[name].path);
      await page.getByRole('button', { name: en.common.backToHome }).click();
      await expect(page).toHaveURL('/');

      await openHydrated(page, '/faq');
      await page.getByRole('contentinfo').getByRole('link', { name: en.footer[name] }).click();
      await expect(page.getByRole('heading', { level: 1, name: en[name].title })).toBeFocused();
      await page.getByRole('button', { name: en.common.backToHome }).click();
      await expect(page).toHaveURL('/faq');
    });
  });
}

test('every page has its own title and description, short enough to be shown whole', async ({
  request,
}) => {
  const seen = new Set<string>();
  for (const id of pages) {
    const html = await (await request.get(PAGES[id].path)).text();
    const title = /<title>([^<]*)</.exec(html)?.[1] ?? '';
    const description = /name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(title.length).toBeGreaterThan(5);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThan(50);
    expect(description.length).toBeLessThanOrEqual(160);
    seen.add(title).add(description);
  }
  expect(seen.size).toBe(2 * pages.length);
});

test('every link inside the site leads somewhere, and every fragment to an element', async ({
  request,
  page,
}) => {
  const queue = ['/', '/404'];
  const visited = new Map<string, string>();
  const links: { from: string; to: string }[] = [];
  await page.goto('/');
  for (let address = queue.pop(); address !== undefined; address = queue.pop()) {
    if (visited.has(address)) continue;
    const response = await request.get(address);
    expect(response.status(), address).toBe(address === '/404' ? 404 : 200);
    const html = await response.text();
    visited.set(address, html);
    if (!response.headers()['content-type']?.includes('html')) continue;
    for (const [, target = ''] of html.matchAll(/(?:href|action|src)="([^"]*)"/g)) {
      const url = new URL(target.replaceAll('&amp;', '&'), `https://iris.example${address}`);
      if (url.origin !== 'https://iris.example') continue;
      links.push({ from: address, to: url.pathname + url.hash });
      queue.push(url.pathname);
    }
  }
  for (const { from, to } of links) {
    const [path = '', fragment] = to.split('#');
    if (!fragment) continue;
    expect(visited.get(path), `${from} → ${to}`).toContain(`id="${fragment}"`);
  }
  test.info().annotations.push({
    type: 'crawl',
    description: `${links.length} links, ${visited.size} addresses`,
  });
  console.log(`crawl: ${links.length} links to ${visited.size} addresses, all found`);
  for (const id of pages) expect([...visited.keys()]).toContain(PAGES[id].path);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page reads, answers open, links lead on', async ({ page }) => {
    for (const id of pages) {
      await page.goto(PAGES[id].path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.goto('/faq');
    await page.locator('summary', { hasText: en.faq.technical.requirements.question }).click();
    await expect(page.getByText(TEXT_OF(en.faq.technical.requirements.answer))).toBeVisible();
    await page.goto('/faq#mobile');
    await expect(page.getByText(en.faq.support.mobile.answer)).toBeVisible();
    await page.goto('/privacy');
    await page.getByRole('button', { name: en.common.backToHome }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.home.hero.title);
  });
});
