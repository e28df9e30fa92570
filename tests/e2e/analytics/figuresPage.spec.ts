import { adminToken } from '../../support/figures.ts';
import { axeFindings } from '../../support/measure/axeFindings.ts';
import { postJoin } from '../../support/postJoin.ts';
import type { Site } from '../../support/sites/startSite.ts';
import { expect, type Page, test } from '../../support/test.ts';

test.use({ ownServer: {} });

/** Joins as a visit by this link would. */
async function joinFrom(site: Site, email: string, link: string): Promise<void> {
  const Referer = `${site.url}${link}`;
  expect((await postJoin(site.url, { email }, { Referer })).status).toBe(201);
}

/** Opens the page with the token as the password, as a browser asks for it. */
async function openFigures(page: Page, site: Site, query = ''): Promise<void> {
  const credentials = Buffer.from(`team:${adminToken(site)}`).toString('base64');
  await page.setExtraHTTPHeaders({ Authorization: `Basic ${credentials}` });
  await page.goto(`/growth${query}`);
}

test('the team sees who joined by source, and that all of it adds up', async ({ page, site }) => {
  for (const name of ['a', 'b']) {
    await joinFrom(site, `${name}@example.com`, '/?referrer=&utm_source=hn&utm_campaign=launch');
  }
  await joinFrom(site, 'c@example.com', '/de-AT/faq?referrer=news.example');
  await openFigures(page, site);
  await expect(page.getByText('3 joined = 3 on the list + 0 left + 0 removed')).toBeVisible();
  const table = page.getByRole('table', { name: 'By source' });
  await expect(table.getByRole('rowheader').first()).toHaveText('hn · (none) · launch');
  await expect(table.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('2');
  const landing = page.getByRole('table', { name: 'By landing page' });
  await expect(landing.getByRole('rowheader')).toHaveText(['/', '/de-AT/faq']);
  await page.getByRole('link', { name: '7 days' }).click();
  await expect(page.getByRole('link', { name: '7 days' })).toHaveAttribute('aria-current', 'page');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme });

    for (const width of [320, 390, 1440]) {
      test(`at ${width} px the page is accessible and scrolls only down`, async ({
        page,
        site,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        const long = `${'long-source-name-'.repeat(6)}&utm_campaign=${'x'.repeat(100)}`;
        await joinFrom(site, 'a@example.com', `/?referrer=&utm_source=${long}`);
        await openFigures(page, site);
        await expect(page.getByRole('table', { name: 'By source' })).toBeVisible();
        expect(await axeFindings(page)).toEqual([]);
        const root = page.locator('html');
        expect(await root.evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0);
      });
    }
  });
}

test('without anybody the page says so', async ({ page, site }) => {
  await openFigures(page, site);
  await expect(page.getByText('Nobody joined in this period.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('on paper every column has its name, and all of them fit', async ({ page, site }) => {
  await joinFrom(site, 'a@example.com', '/?referrer=&utm_source=hn&utm_campaign=launch');
  // A4 at 96 dots per inch.
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  await openFigures(page, site);
  const table = page.getByRole('table', { name: 'By source' });
  const names = table.getByRole('columnheader');
  for (const name of await names.all()) await expect(name).toBeInViewport();
  const root = page.locator('html');
  expect(await root.evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0);
});
