import { ENDPOINTS } from '../../../src/waitlist/contract.ts';
import { JOIN_URL } from '../../support/browser/network.ts';
import { t } from '../../support/siteTexts.ts';
import { expect, type Page, test } from '../../support/test.ts';

// Chromium reports every answer of 400 or more, even an expected one.
test.use({ javaScriptEnabled: false, expectedErrors: JOIN_URL });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('another website cannot make its visitors sign up', async ({ page, site }) => {
  const form = `<form method="post" action="${site.url}${ENDPOINTS.joinWaitlist}">
    <input name="email" value="ada@example.com"><button>Win</button></form>`;
  await page.route('http://evil.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: form }),
  );
  await page.goto('http://evil.example/');
  await page.getByRole('button').click();
  await expect(heading(page)).toHaveText(t('messages.otherSite.title'));
});
