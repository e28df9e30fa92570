import { readFileSync } from 'node:fs';
import path from 'node:path';
import { OBJECTION_KEY } from '../../../analytics/objection.ts';
import { createLinkTokens } from '../../../server/mail/linkTokens.ts';
import { banner, emailField, heroForm, join } from '../../support/browser/forms.ts';
import { openHydrated } from '../../support/browser/openHydrated.ts';
import { linksOfMail } from '../../support/linksOfMail.ts';
import { postJoin } from '../../support/postJoin.ts';
import { siteTexts, t } from '../../support/siteTexts.ts';
import { expect, type Page, test } from '../../support/test.ts';

// The page that answers a link that is too old, or no longer known, has the status of an error.
test.use({ expectedErrors: /status of (404|410)/, ownServer: {} });

const german = siteTexts('de-AT');

/** Joins by the form on the German home page, and waits for its banner. */
async function joinInGerman(page: Page): Promise<void> {
  await openHydrated(page, '/de-AT');
  await join(heroForm(page), 'ada@example.com', german);
  await expect(banner(page, german)).toBeVisible();
}

/** Returns an expired copy of a link, signed with the server's own secret. */
function expiredLink(link: string, dataDir: string): string {
  const secrets = readFileSync(path.join(dataDir, 'mail-secrets'), 'utf8').trim().split('\n');
  const tokens = createLinkTokens(secrets);
  const url = new URL(link);
  const content = tokens.read('confirm', url.searchParams.get('token') ?? '');
  if (!content) throw new Error('The link has no valid token.');
  const { linkId, language } = content;
  const token = tokens.sign({ purpose: 'confirm', linkId, language, expiresAt: new Date(0) });
  url.searchParams.set('token', token);
  return url.href;
}

test('a visitor joins and confirms in the language of the page', async ({ page, site }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await joinInGerman(page);
  const { language, confirm, unsubscribe } = await linksOfMail(site);
  expect(language).toBe('de-AT');

  // Programs that check mails open all links, which changes nothing.
  for (const link of [confirm, unsubscribe, confirm]) await fetch(link);
  await page.goto(confirm);
  await page.getByRole('button', { name: german('messages.confirm.button') }).click();
  await expect(heading).toHaveText(german('messages.confirmed.title'));
  await page.goto(confirm);
  await expect(heading).toHaveText(german('messages.confirmed.title'));
  await page.getByRole('link', { name: german('common.returnToHome') }).click();
  await expect(page).toHaveURL('/de-AT?ref=confirmation');
});

test('a visitor leaves, and the browser forgets the address', async ({ page, site }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await joinInGerman(page);
  const { confirm, unsubscribe } = await linksOfMail(site);
  // The browser forgets the address with the second step, not with the first, and nothing else.
  await page.evaluate((key) => localStorage.setItem(key, '1'), OBJECTION_KEY);
  await page.goto(unsubscribe);
  await openHydrated(page, '/de-AT');
  await expect(banner(page, german)).toBeVisible();
  await page.goto(unsubscribe);
  await page.getByRole('button', { name: german('messages.unsubscribe.button') }).click();
  await expect(heading).toHaveText(german('messages.unsubscribed.title'));
  await page.goto(confirm);
  await expect(heading).toHaveText(german('messages.unknown.title'));
  await page.getByRole('link', { name: german('common.joinWaitlist') }).click();
  await expect(page).toHaveURL('/de-AT#waitlist');
  await expect(emailField(heroForm(page), german)).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([OBJECTION_KEY]);
});

test('a link that has expired requests a new one', async ({ page, site }) => {
  await joinInGerman(page);
  const { confirm } = await linksOfMail(site);
  await page.goto(expiredLink(confirm, site.dataDir));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(german('messages.expired.title'));
  await page.getByRole('button', { name: german('messages.expired.button') }).click();
  await expect(heading).toHaveText(german('messages.sentAgain.title'));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a link works by the keyboard', async ({ page, site }) => {
    await postJoin(site.url);
    const { confirm } = await linksOfMail(site);
    await page.goto(confirm);
    await page.getByRole('button').press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('messages.confirmed.title'));
  });
});
