import type { Request } from '@playwright/test';
import { ENDPOINTS } from '../../../src/rules/contract.ts';
import { emailField, heroForm, joinButton, typeInto } from '../../support/browser/forms.ts';
import { JOIN_URL } from '../../support/browser/network.ts';
import { siteTexts, t } from '../../support/siteTexts.ts';
import { expect, type Page, test } from '../../support/test.ts';

// Chromium reports every answer of 400 or more, even an expected one.
test.use({ javaScriptEnabled: false, expectedErrors: JOIN_URL, ownServer: {} });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function send(page: Page, path: string, email: string, text = t): Promise<void> {
  await page.goto(path);
  await typeInto(emailField(heroForm(page), text), email);
  await emailField(heroForm(page), text).press('Enter');
}

test('a sign-up leads to a page in the language of the form, and from there back to it', async ({
  page,
}) => {
  const german = siteTexts('de-AT');
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await send(page, '/de-AT', 'ada@example.com', german);
  await expect(heading(page)).toHaveText(german('waitlist.success.title'));
  await page.reload();
  await expect(heading(page)).toHaveText(german('waitlist.success.title'));
  expect(requests.filter((request) => request.method() === 'POST')).toHaveLength(1);
  await page.getByRole('link', { name: german('messages.backToPage') }).press('Enter');
  await expect(page).toHaveURL('/de-AT');

  await send(page, '/', 'Ada@example.com');
  await expect(heading(page)).toHaveText(t('waitlist.alreadyRegistered.title'));
  await page.getByRole('link', { name: t('messages.backToPage') }).press('Enter');
  await expect(page).toHaveURL('/');
  expect(requests.filter((request) => /ada/i.test(request.url()))).toEqual([]);
});

test('a wrong address is shown again with what is wrong, and can be corrected there', async ({
  page,
}) => {
  await send(page, '/', 'ada@"example"');
  const main = page.getByRole('main');
  const problem = t('waitlist.errors.invalidEmail');
  // The home page has two alerts, the page that answers has one.
  await expect(heading(page)).toHaveText(t('messages.wrongAddress.title'));
  await expect(main.getByRole('alert')).toHaveText(problem);
  await expect(emailField(main)).toHaveValue('ada@"example"');
  await expect(emailField(main)).toHaveAttribute('aria-invalid', 'true');
  await expect(emailField(main)).toHaveAccessibleDescription(problem);
  const alert = await main.getByRole('alert').boundingBox();
  expect(alert?.y).toBeLessThan((await joinButton(main).boundingBox())?.y ?? 0);
  await typeInto(emailField(main), 'ada@example.com');
  await joinButton(main).press('Enter');
  await expect(heading(page)).toHaveText(t('waitlist.success.title'));
});

test('another website cannot make its visitors sign up', async ({ page, site }) => {
  const form = `<form method="post" action="${site.url}${ENDPOINTS.joinWaitlist}">
    <input name="email" value="ada@example.com"><button>Win</button></form>`;
  await page.route('http://evil.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: form }),
  );
  await page.goto('http://evil.example/');
  await page.getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('messages.otherSite.title'));
});
