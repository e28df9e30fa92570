import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, By, Key, type WebDriver } from 'selenium-webdriver';
import { localePath } from '../../src/i18n/localePath.ts';
import { PAGE_IDS, PAGES } from '../../src/routes.ts';
import { languageOf } from '../../translations/read/languageOf.ts';
import { newEmail } from '../support/browser/forms.ts';
import { findMiniBrowser } from '../support/engines/engines.ts';
import { onlyFonts } from '../support/fonts/onlyFonts.ts';
import { freePort } from '../support/freePort.ts';
import { siteTexts, t } from '../support/siteTexts.ts';
import { expect, test as siteTest } from '../support/test.ts';

/*
 * Whether the site works at all in Debian's WebKitGTK, where Playwright's WebKit, in which the journeys
 * run, cannot be downloaded.
 */

const test = siteTest.extend<{ driver: WebDriver }, { display: string }>({
  display: [
    // biome-ignore lint/correctness/noEmptyPattern: tells Playwright that no fixture is needed
    async ({}, use) => {
      const words = ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'];
      const screen = spawn('Xvfb', words, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
      const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
      await use(`:${String(number).trim()}`);
      screen.kill();
    },
    { scope: 'worker' },
  ],
  driver: async ({ display }, use) => {
    const { driver, close } = await startBrowser(display).catch(() => startBrowser(display));
    await use(driver);
    await close();
  },
  // Instead of those of Playwright's page.
  pageErrors: async ({ driver }, use) => {
    const errors: string[] = [];
    await use(errors);
    expect([...errors, ...(await errorsOf(driver))]).toEqual([]);
  },
});

/** Starts a browser by a driver of its own: one that waits for its browser starts no other. */
async function startBrowser(display: string) {
  const port = await freePort();
  const program = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: {
      ...onlyFonts('everyScript').env,
      DISPLAY: display,
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Without a graphics card, GPU rendering takes half as long again.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
      // Its sandbox does not run as root.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  });
  /** Also ends the browser. */
  const close = async () => {
    process.kill(-(program.pid as number));
    await once(program, 'exit');
  };
  try {
    const url = `http://127.0.0.1:${port}`;
    await expect.poll(() => fetch(`${url}/status`).catch(() => undefined)).toBeDefined();
    const driver = new Builder()
      .usingServer(url)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
      })
      .build();
    // The window's first page may still be loading, and would not answer. Sometimes the driver waits
    // for its browser forever.
    await expect(() => driver.get('about:blank')).toPass({ timeout: 12_000 });
    return { driver, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Opens a page, and waits until it responds. */
async function open(driver: WebDriver, url: string): Promise<void> {
  const errors = await errorsOf(driver);
  await driver.get(url);
  await driver.executeScript(watchErrors, errors);
  await expect
    .poll(() => driver.executeScript('return document.documentElement.dataset.scripts'))
    .toBe('ready');
}

/** Runs in a page, and adds its errors to those of the pages before. */
function watchErrors(errors: string[]): void {
  Object.assign(globalThis, { seenErrors: errors });
  addEventListener('error', ({ message }) => errors.push(message), true);
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ blockedURI }) => errors.push(blockedURI));
  for (const kind of ['error', 'warn'] as const) {
    console[kind] = (...words: unknown[]) => errors.push(words.join(' '));
  }
}

async function errorsOf(driver: WebDriver): Promise<string[]> {
  return (await driver.executeScript('return globalThis.seenErrors')) ?? [];
}

const pathOf = async (driver: WebDriver) => new URL(await driver.getCurrentUrl()).pathname;
/** Returns what an element says. The driver's own `getText` leaves out what grows into view. */
const textOf = (driver: WebDriver, css: string) =>
  driver.executeScript('return document.querySelector(arguments[0])?.textContent', css);

/** Presses the link or the button in a part of the page that has this text. */
async function press(driver: WebDriver, part: string, text: string): Promise<void> {
  const xpath = `//${part}//*[self::a or self::button][normalize-space() = "${text}"]`;
  const element = await driver.findElement(By.xpath(xpath));
  await driver.executeScript(
    'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
    element,
  );
  await element.click();
}

for (const tag of ['en', 'he']) {
  test(`every page opens in ${tag}, and shows its heading`, async ({ driver, baseURL }) => {
    const texts = siteTexts(tag);
    for (const id of PAGE_IDS) {
      await open(driver, `${baseURL}${localePath(tag, PAGES[id].path)}`);
      const title = id === 'home' ? texts('home.hero.title') : texts(`${id}.title`);
      expect(await textOf(driver, 'h1')).toBe(title);
    }
  });
}

test('a visitor joins, and finds the banner on return', async ({ driver, baseURL }) => {
  await open(driver, `${baseURL}/`);
  const shown = () => textOf(driver, '#waitlist');
  const field = await driver.findElement(By.css('#waitlist [type=email]'));
  await field.sendKeys('ada@x', Key.ENTER);
  await expect.poll(shown).toContain(t('waitlist.errors.invalidEmail'));
  await field.clear();
  await field.sendKeys(newEmail(), Key.ENTER);
  await expect.poll(shown).toContain(t('waitlist.banner'));
  await open(driver, `${baseURL}/`);
  await expect.poll(shown).toContain(t('waitlist.banner'));
});

test('a link leads to its page in the same document, and Back returns', async ({
  driver,
  baseURL,
}) => {
  await open(driver, `${baseURL}/`);
  await press(driver, 'header', t('header.faq'));
  await expect.poll(() => textOf(driver, 'h1')).toBe(t('faq.title'));
  expect(await pathOf(driver)).toBe('/faq');
  // The document is the one in which errors are watched.
  expect(await driver.executeScript('return "seenErrors" in globalThis')).toBe(true);
  await driver.navigate().back();
  await expect.poll(() => textOf(driver, 'h1')).toBe(t('home.hero.title'));
});

test('the language switch leads to the same page', async ({ driver, baseURL }) => {
  await open(driver, `${baseURL}/about`);
  await press(driver, 'footer', languageOf('de-AT').name);
  await expect.poll(() => textOf(driver, 'h1')).toBe(siteTexts('de-AT')('about.title'));
  expect(await pathOf(driver)).toBe('/de-AT/about');
});
