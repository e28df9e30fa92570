import { PAGES } from '../../../src/routes.ts';
import { banner, heroForm, join } from '../../support/browser/forms.ts';
import { layoutShift, watchLayoutShift } from '../../support/measure/layoutShift.ts';
import { expect, idle, type Page, test } from '../../support/test.ts';
import { joinedEarlier, prefersLanguages } from '../../support/visitor.ts';

const ready = (page: Page) => page.locator('html[data-scripts="ready"]');
const linkedScripts = (page: Page) => page.locator('link[rel=modulepreload]');

/** The script that fetches the application and runs it. */
const START = /\/assets\/start-[^/]*\.js$/;
const TEXTS = /\/texts-en-[\w-]{8}\.json$/;
const APPLICATION = /\/assets\/(?!start-)[^/]*\.js$/;

/** Makes each script of the application report when it runs, not when it is fetched or compiled. */
async function watchScripts(page: Page): Promise<void> {
  await page.route(APPLICATION, async (route) => {
    const response = await route.fetch();
    const body = `${await response.text()}\n;document.documentElement.dataset.hasRun = '';`;
    await route.fulfill({ response, body });
  });
}

/** Lists the files that the page has fetched, and whether it did before its load event. */
function requests(page: Page) {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const { loadEventStart } = navigation as PerformanceNavigationTiming;
    return performance.getEntriesByType('resource').map(({ name, startTime }) => ({
      file: new URL(name).pathname,
      isEarly: startTime < loadEventStart,
    }));
  });
}

for (const id of ['home', 'faq', 'privacy'] as const) {
  test(`reading ${PAGES[id].path} fetches the application after load, and does not run it`, async ({
    page,
  }) => {
    await watchScripts(page);
    await page.goto(PAGES[id].path);
    await expect(linkedScripts(page).first()).toBeAttached();
    const scripts = await linkedScripts(page).evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLLinkElement).href).pathname),
    );
    const application = [...scripts, expect.stringMatching(TEXTS), expect.stringMatching(START)];
    // A file is listed once it has been fetched.
    const fetched = async () => (await requests(page)).map(({ file }) => file);
    await expect.poll(fetched).toEqual(expect.arrayContaining(application));
    await idle(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-has-run');
    await expect(page.locator('html')).not.toHaveAttribute('data-scripts');
    const files = async (isEarly: boolean, others: RegExp) =>
      (await requests(page))
        .filter((request) => request.isEarly === isEarly && !others.test(request.file))
        .map(({ file }) => file);
    expect(await files(true, /\.(?:woff2|svg|css)$/)).toEqual([]);
    const late = await files(false, /\.(?:woff2|svg|ico|webmanifest)$/);
    expect(late).toEqual(expect.arrayContaining(application));
    expect(late).toHaveLength(application.length);
  });
}

test('no script is fetched before the browser has reported the paint', async ({ page }) => {
  await page.addInitScript(() => {
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function (options) {
      const report = () => observe.call(this, options);
      if (options?.type === 'paint') addEventListener('test-paint', report, { once: true });
      else report();
    };
  });
  await page.goto('/faq');
  await page.waitForLoadState('networkidle');
  await idle(page);
  const scripts = (await requests(page)).filter(({ file }) => file.endsWith('.js'));
  expect(scripts).toEqual([]);
  await page.evaluate(() => dispatchEvent(new Event('test-paint')));
  await expect(linkedScripts(page).first()).toBeAttached();
});

const INTERACTIONS: [string, (page: Page) => Promise<unknown>][] = [
  ['moving the pointer', (page) => page.mouse.move(300, 300)],
  ['a press', (page) => page.locator('h1').dispatchEvent('pointerdown')],
  ['a touch', (page) => page.locator('h1').dispatchEvent('touchstart')],
  ['the wheel', (page) => page.locator('h1').dispatchEvent('wheel')],
  ['a key', (page) => page.keyboard.press('Shift')],
  ['focus', (page) => page.getByRole('link').first().focus()],
  ['input', (page) => page.locator('h1').dispatchEvent('input')],
  ['scrolling by keyboard', (page) => page.keyboard.press('PageDown')],
  ['scrolling by a script', (page) => page.evaluate(() => scrollTo(0, 500))],
];

test('every kind of interaction runs the application', async ({ page }) => {
  for (const [index, [what, interact]] of INTERACTIONS.entries()) {
    // Not the same address twice: the browser would restore its scroll position, which is a scroll too.
    await page.goto(`/about?${index}`);
    // The page listens for moves once the script is being fetched.
    await expect(linkedScripts(page).first(), what).toBeAttached();
    await expect(ready(page), what).not.toBeAttached();
    await interact(page);
    await expect(ready(page), what).toBeAttached();
  }
});

for (const [what, connection] of [
  ['a visitor who saves data', { saveData: true, effectiveType: '4g' }],
  ['a very slow connection', { saveData: false, effectiveType: 'slow-2g' }],
] as const) {
  test(`${what} waits with the application for an interaction, and then everything works`, async ({
    page,
  }) => {
    await page.addInitScript((connection) => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => connection });
    }, connection);
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await idle(page);
    expect(urls.filter((url) => /\.(?:js|json)$/.test(url) && !START.test(url))).toEqual([]);
    await expect(linkedScripts(page)).toHaveCount(0);
    await join(heroForm(page));
    await expect(banner(page)).toBeVisible();
  });
}

const REASONS: [string, string, (page: Page) => Promise<unknown>][] = [
  ['another preferred language than the page’s', '/', (page) => prefersLanguages(page, 'de')],
  [
    'another year than the build’s',
    '/',
    (page) => page.clock.setFixedTime(new Date('2031-06-01T12:00:00Z')),
  ],
  ['a link to the form', '/#waitlist', async () => {}],
];

for (const [what, address, prepare] of REASONS) {
  test(`${what} runs the application without an interaction, and nothing moves`, async ({
    page,
  }) => {
    await prepare(page);
    await watchLayoutShift(page);
    await page.goto(address);
    await expect(ready(page)).toBeAttached();
    expect(await layoutShift(page)).toBe(0);
  });
}

test('a remembered sign-up shows the banner without an interaction, and nothing moves', async ({
  page,
}) => {
  await joinedEarlier(page);
  await watchLayoutShift(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    expect(await layoutShift(page)).toBe(0);
  }
});

test('a link to a question runs the application without an interaction, which moves nothing', async ({
  page,
}) => {
  await watchLayoutShift(page);
  await page.goto('/faq#platforms');
  // The browser itself opens the question, seldom after the first paint.
  const byBrowser = await layoutShift(page);
  await expect(ready(page)).toBeAttached();
  expect(await layoutShift(page)).toBe(byBrowser);
});
