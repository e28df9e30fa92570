import { openHydrated } from '../../support/browser/openHydrated.ts';
import { expect, test } from '../../support/test.ts';

test('the structured data matches what the page shows', async ({ page }) => {
  await openHydrated(page, '/faq');
  const data = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
  );
  const visible = await page
    .locator('details')
    .evaluateAll((items) =>
      items.map((item) => [
        item.querySelector('summary')?.textContent,
        item.querySelector('p')?.textContent,
      ]),
    );
  expect(
    data.mainEntity.map((entity: { name: string; acceptedAnswer: { text: string } }) => [
      entity.name,
      entity.acceptedAnswer.text,
    ]),
  ).toEqual(visible);
});
