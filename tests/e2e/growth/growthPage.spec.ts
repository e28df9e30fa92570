import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as texts from '../../../src/growth/texts.ts';
import { MESSAGES_FILE } from '../../../src/mail/messages.ts';
import { ENDPOINTS, REPORT_ENDPOINT } from '../../../src/rules/contract.ts';
import { USER_AGENT } from '../../support/browser/chromium.ts';
import { adminToken } from '../../support/counting.ts';
import { axeFindings } from '../../support/measure/axeFindings.ts';
import { sidewaysScrollers } from '../../support/measure/sidewaysScrollers.ts';
import { siteFolder } from '../../support/sites/sites.ts';
import type { Site } from '../../support/sites/startSite.ts';
import { expect, type Page, test } from '../../support/test.ts';

const { BREAKDOWN, DAYS, FILTERS, FUNNEL, RANGE, STATUS, TITLE, TOKEN, WAITLIST } = texts;

test.use({ ownServer: {} });

/** Reports some visits, the first of which join. */
async function count(page: Page, visits: number, joined: number, source: string) {
  for (let visit = 0; visit < visits; visit += 1) {
    const at = { at: 1_000, page: '/' };
    const success = { name: 'email_signup_success', ...at, form_location: 'hero' };
    await page.request.post(REPORT_ENDPOINT, {
      headers: { 'Content-Type': 'text/plain', 'User-Agent': USER_AGENT },
      data: JSON.stringify({
        ...{ visit: `visit-${source}-${visit}`.replace('=', ''), referrer: '', member: false },
        ...{ landing: `/?utm_source=${source}`, release: '' },
        events: [{ name: '$pageview', ...at }, ...(visit < joined ? [success] : [])],
      }),
    });
  }
}

/** Opens the page and gives it the server's token, by keyboard. */
async function open(page: Page, site: Site) {
  await page.goto('/growth');
  await expect(page.getByLabel(TOKEN.label)).toBeFocused();
  await page.keyboard.type(adminToken(site));
  await page.keyboard.press('Enter');
  await expect(region(page, FUNNEL.heading)).toBeVisible();
}

const region = (page: Page, name: string) => page.getByRole('region', { name });
const rows = (page: Page, name: string) => region(page, name).getByRole('row');

test('the team reads the figures, filters, saves, and chooses days', async ({ page, site }) => {
  await count(page, 5, 3, '=hn');
  await count(page, 2, 0, 'newsletter');
  await open(page, site);
  await expect(page).toHaveTitle(TITLE);
  await expect(rows(page, FUNNEL.heading).nth(5)).toHaveText(/^Joined3/);
  await expect(rows(page, BREAKDOWN.heading)).toHaveText([/^Source/, /^=hn5/, /^newsletter2/]);
  // Nobody has joined the waitlist.
  await expect(page.getByRole('alert')).toHaveText(WAITLIST.contradiction('3', '0'));

  await page.getByRole('link', { name: '=hn' }).focus();
  await page.keyboard.press('Enter');
  await expect(rows(page, BREAKDOWN.heading)).toHaveText([/^Source/, /^=hn5/]);
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: BREAKDOWN.csv }).click();
  const [head, row] = readFileSync(await (await file).path(), 'utf8').split('\r\n');
  expect(head).toMatch(/^\ufeff"Source","Visits","Visits, before","Saw a form",/);
  expect(row).toMatch(/^"'=hn","5","0","3","0","3","0",.*,"0\.6","","0","","",""$/);

  await page.getByRole('link', { name: texts.DIMENSION_NAMES.language }).click();
  await expect(rows(page, BREAKDOWN.heading)).toHaveText([/^Language/, /^en5/]);
  await page.getByRole('link', { name: FILTERS.remove('Source: =hn') }).click();
  await expect(rows(page, BREAKDOWN.heading)).toHaveText([/^Language/, /^en7/]);
  await page.goBack();
  await expect(rows(page, BREAKDOWN.heading)).toHaveText([/^Language/, /^en5/]);
  await page.getByRole('link', { name: '7 days' }).click();
  await region(page, DAYS.heading).getByText(DAYS.table).click();
  await expect(rows(page, DAYS.heading)).toHaveCount(8);

  const lastYear = new Date(Date.now() - 365 * 24 * 60 * 60_000).toISOString().slice(0, 10);
  await page.getByLabel(RANGE.from, { exact: true }).fill(lastYear);
  await page.getByLabel(RANGE.to, { exact: true }).fill(lastYear);
  await page.keyboard.press('Enter');
  await expect(page.getByText(STATUS.noMatch)).toBeVisible();
  expect(page.url()).toContain(`from=${lastYear}&to=${lastYear}&by=language&source=%3Dhn`);
});

test('axe finds nothing in either scheme, and nothing scrolls sideways', async ({ page, site }) => {
  await count(page, 5, 2, 'hn');
  await page.goto('/growth');
  await expect(page.getByLabel(TOKEN.label)).toBeVisible();
  expect.soft(await axeFindings(page)).toEqual([]);
  await open(page, site);
  for (const details of await page.locator('details').all()) await details.click();
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    expect.soft(await axeFindings(page), colorScheme).toEqual([]);
    for (const dir of ['ltr', 'rtl']) {
      await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), dir);
      // Two tables have more columns than a phone is wide, and scroll in their boxes.
      const boxes = (await sidewaysScrollers(page)).filter((box) => !/^DIV (Source|Day)/.test(box));
      expect.soft(boxes, `${dir} at ${width} px`).toEqual([]);
    }
  }
});

test('it is not for visitors: no file of the site names it, nor may search engines', async ({
  request,
}) => {
  const folder = siteFolder('plain');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const others = names.filter(
    (name) =>
      /\.(html|js|css|json|xml|txt|webmanifest)$/.test(name) &&
      !/^(assets\/)?growth/.test(name) &&
      name !== MESSAGES_FILE,
  );
  expect(others.length).toBeGreaterThan(20);
  for (const name of others) {
    const text = readFileSync(path.join(folder, name), 'utf8');
    // The API's own address of the figures is in the contract that scripts share.
    expect(text.replaceAll(ENDPOINTS.growth, '').includes('/growth'), name).toBe(false);
  }
  const answer = await request.get('/growth');
  expect(answer.headers()['x-robots-tag']).toBe('noindex');
  expect(await answer.text()).toContain('<meta name="robots" content="noindex">');
});
