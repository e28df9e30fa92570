import type { Page } from '@playwright/test';
import { openHydrated } from '../../harness/browser/openHydrated.ts';
import {
  closingForm,
  emailField as field,
  heroForm,
  hold,
  joinButton as submit,
} from '../../harness/browser/waitlistForms.ts';
import en from '../../locales/en.json' with { type: 'json' };
import { expect, test } from '../support/fixtures/test.ts';

const { waitlist } = en;
const JOIN = '/api/join-waitlist';

// Chromium reports every 4xx answer to the console, this expected one too.
const CONFLICT = /status of 409/;

test.describe('a known address', () => {
  test.use({ expectedComplaints: CONFLICT });

  test('a visitor joins, sees the banner, joins again below and is known, also after a restart', async ({
    page,
    site,
  }) => {
    await openHydrated(page, '/');
    await field(heroForm(page)).fill(' Ada@Example.com ');
    await submit(heroForm(page)).click();
    await expect(heroForm(page).getByText(waitlist.banner, { exact: true })).toBeVisible();

    const known = closingForm(page).getByText(waitlist.alreadyRegistered.title, { exact: true });
    await field(closingForm(page)).fill('ada@example.com');
    await field(closingForm(page)).press('Enter');
    await expect(known).toBeVisible();

    await site.stop();
    await site.start();
    await openHydrated(page, '/');
    await expect(heroForm(page).getByText(waitlist.banner)).toBeVisible();
    await field(closingForm(page)).fill('ada@example.com');
    await submit(closingForm(page)).click();
    await expect(known).toBeVisible();
  });
});

test('a visitor joins in the closing form: green card there, banner in the hero', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await field(closingForm(page)).fill('bob@example.com');
  await submit(closingForm(page)).click();
  await expect(closingForm(page).getByText('Welcome to Iris!')).toBeVisible();
  await expect(heroForm(page).getByText(waitlist.banner)).toBeVisible();
});

test('nothing is sent for an address that is refused, and what was typed stays', async ({
  page,
}) => {
  await openHydrated(page, '/');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await submit(heroForm(page)).click();
  await expect(heroForm(page).getByRole('alert')).toHaveText(waitlist.errors.emptyEmail);
  await field(heroForm(page)).fill('ada@example');
  await field(heroForm(page)).press('Enter');
  await expect(heroForm(page).getByRole('alert')).toHaveText(waitlist.errors.invalidEmail);
  await expect(field(heroForm(page))).toHaveValue('ada@example');
  await expect(field(heroForm(page))).toBeFocused();
  expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);
});

test.describe('every class of answer shows its message', () => {
  test.use({ expectedComplaints: /status of [45]\d\d|failed:.*join-waitlist|ERR_/ });

  const server = en.waitlist.errors.serverError;
  const api = en.waitlist.errors.apiError;
  const answers: [
    name: string,
    answer: { status: number; body: string; contentType?: string },
    shown: string,
  ][] = [
    ['500 without a body', { status: 500, body: '' }, server],
    ['502 with a page', { status: 502, body: '<h1>Bad gateway</h1>' }, server],
    ['500 with a message that is no string', { status: 500, body: '{"message":[1]}' }, server],
    [
      '500 with a message',
      { status: 500, body: '{"message":"Down for an hour"}' },
      'Down for an hour',
    ],
    ['404', { status: 404, body: '{"success":true}' }, server],
    [
      '200 with success false and a message',
      { status: 200, body: '{"success":false,"message":"Paused"}' },
      'Paused',
    ],
    ['200 with success false', { status: 200, body: '{"success":false}' }, api],
    ['200 with a page', { status: 200, body: '<!doctype html>' }, api],
    ['200 with null', { status: 200, body: 'null' }, api],
    ['204', { status: 204, body: '' }, api],
    [
      'a hostile message',
      {
        status: 500,
        body: JSON.stringify({ message: `<img src=x onerror=alert(1)>\u202e${'x'.repeat(5000)}` }),
      },
      `<img src=x onerror=alert(1)>\u202e${'x'.repeat(5000)}`,
    ],
  ];
  for (const [name, answer, shown] of answers) {
    test(name, async ({ page }) => {
      await page.route('**/api/join-waitlist', (route) =>
        route.fulfill({ contentType: 'application/json', ...answer }),
      );
      await openHydrated(page, '/');
      await field(heroForm(page)).fill('ada@example.com');
      await submit(heroForm(page)).click();
      await expect(heroForm(page).getByRole('alert')).toHaveText(shown);
      await expect(field(heroForm(page))).toHaveValue('ada@example.com');
      await expect(submit(heroForm(page))).toBeFocused();
      expect(await overflow(page)).toBe(0);
    });
  }

  test('409 from a server that shouts', async ({ page }) => {
    await page.route('**/api/join-waitlist', (route) =>
      route.fulfill({ status: 409, body: '{"message":"EMAIL ALREADY REGISTERED!"}' }),
    );
    await openHydrated(page, '/');
    await field(heroForm(page)).fill('ada@example.com');
    await submit(heroForm(page)).click();
    await expect(page.getByText(waitlist.alreadyRegistered.title)).toBeVisible();
  });

  test('no server at all', async ({ page, site }) => {
    await openHydrated(page, '/');
    await site.stop();
    await field(heroForm(page)).fill('ada@example.com');
    await submit(heroForm(page)).click();
    await expect(heroForm(page).getByRole('alert')).toHaveText(waitlist.errors.networkError);
    await site.start();
    await submit(heroForm(page)).click();
    await expect(heroForm(page).getByText(waitlist.banner)).toBeVisible();
  });

  test.describe('past the rate', () => {
    test.use({ joinRate: 1 });
    test('429 from the real API shows its words', async ({ page }) => {
      await openHydrated(page, '/');
      await field(closingForm(page)).fill('ada@example.com');
      await submit(closingForm(page)).click();
      await expect(closingForm(page).getByText('Welcome to Iris!')).toBeVisible();
      await page.getByRole('button', { name: waitlist.useDifferentEmail }).click();
      await field(heroForm(page)).fill('bob@example.com');
      const [response] = await Promise.all([
        page.waitForResponse('**/api/join-waitlist'),
        submit(heroForm(page)).click(),
      ]);
      expect(response.status()).toBe(429);
      await expect(heroForm(page).getByRole('alert')).toHaveText((await response.json()).message);
    });
  });
});

test('however often Enter and the button are pressed, one request is made', async ({ page }) => {
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(JOIN)) requests += 1;
  });
  const release = await hold(page, `**${JOIN}`);
  await openHydrated(page, '/');
  await field(heroForm(page)).fill('ada@example.com');
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('#waitlist form');
    for (let press = 0; press < 5; press += 1) form?.requestSubmit();
  });
  const waiting = heroForm(page).getByRole('button', { name: waitlist.submitting });
  await expect(waiting).toBeDisabled();
  await expect(field(heroForm(page))).toBeDisabled();
  release();
  await expect(heroForm(page).getByText(waitlist.banner)).toBeVisible();
  expect(requests).toBe(1);
});

test('the button keeps its width while it waits', async ({ page }) => {
  const release = await hold(page, `**${JOIN}`);
  await openHydrated(page, '/');
  const button = heroForm(page).getByRole('button');
  const before = await button.boundingBox();
  await field(heroForm(page)).fill('ada@example.com');
  await button.click();
  await expect(button).toHaveText(waitlist.submitting);
  expect(await button.boundingBox()).toEqual(before);
  release();
  await expect(heroForm(page).getByText(waitlist.banner)).toBeVisible();
});

test('storage that is blocked changes nothing but the memory of it', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await openHydrated(page, '/');
  await field(heroForm(page)).fill('ada@example.com');
  await submit(heroForm(page)).click();
  await expect(heroForm(page).getByText(waitlist.banner)).toBeVisible();
});

test.describe('colours', () => {
  test.use({ expectedComplaints: CONFLICT });

  test('outcomes are told apart by colour: red, green, blue', async ({ page }) => {
    await openHydrated(page, '/');
    await submit(heroForm(page)).click();
    const [red, green, blue] = await colour(
      heroForm(page).getByRole('alert').locator('p'),
      'color',
    );
    expect(red).toBeGreaterThan(Math.max(green, blue) + 60);

    await field(closingForm(page)).fill('ada@example.com');
    await submit(closingForm(page)).click();
    const card = closingForm(page).getByText('Welcome to Iris!').locator('xpath=../..');
    const [r, g, b] = await colour(card, 'background-color');
    expect(g).toBeGreaterThan(Math.max(r, b));

    await page.getByRole('button', { name: waitlist.useDifferentEmail }).click();
    await field(heroForm(page)).fill('ada@example.com');
    await submit(heroForm(page)).click();
    const known = heroForm(page).getByText(waitlist.alreadyRegistered.title).locator('xpath=../..');
    const [r2, g2, b2] = await colour(known, 'background-color');
    expect(b2).toBeGreaterThan(Math.max(r2, g2));
  });
});

/** A computed colour as sRGB bytes, whatever notation the browser keeps it in. */
function colour(locator: ReturnType<typeof heroForm>, property: string) {
  return locator.evaluate((element, name) => {
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    context.fillStyle = getComputedStyle(element).getPropertyValue(name);
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data] as [number, number, number, number];
  }, property);
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
