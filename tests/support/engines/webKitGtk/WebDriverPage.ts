import { setTimeout as wait } from 'node:timers/promises';
import { Key, Origin, type WebDriver } from 'selenium-webdriver';
import { type LocatedPage, PATIENCE, WebDriverLocator } from './WebDriverLocator.ts';

const KEYS: Record<string, string> = {
  ' ': Key.SPACE,
  ArrowRight: Key.ARROW_RIGHT,
  Backspace: Key.BACK_SPACE,
  ControlOrMeta: Key.CONTROL,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Shift: Key.SHIFT,
  Tab: Key.TAB,
};

/**
 * The part of Playwright's `Page` that the journeys use, by WebDriver: Playwright cannot drive
 * WebKitGTK. Where a method is missing, add it here under Playwright's name and with its meaning.
 */
export class WebDriverPage implements LocatedPage {
  readonly #driver: WebDriver;
  readonly #elements: string;
  readonly #baseURL: string | undefined;
  readonly #root = new WebDriverLocator(this);

  /** @param elements the code of `elements.ts` */
  constructor(driver: WebDriver, elements: string, baseURL?: string) {
    this.#driver = driver;
    this.#elements = elements;
    this.#baseURL = baseURL;
  }

  getByRole = this.#root.getByRole.bind(this.#root);
  getByText = this.#root.getByText.bind(this.#root);
  locator = this.#root.locator.bind(this.#root);

  async run<Result>(script: string, ...args: unknown[]): Promise<Result> {
    return this.#driver.executeScript(`${this.#elements};\n${script}`, ...args);
  }
  async evaluate<Result, Arg>(
    fn: (arg: Arg) => Result | Promise<Result>,
    arg?: Arg,
  ): Promise<Result> {
    return this.run(`return (${fn})(...arguments)`, arg);
  }

  async goto(address: string): Promise<void> {
    const from = await this.#driver.getCurrentUrl();
    const to = new URL(address, this.#baseURL);
    // As in Playwright, and unlike in WebDriver, another fragment of the same document counts too.
    if (to.hash && from.split('#')[0] === to.href.split('#')[0]) {
      await this.evaluate((hash) => location.assign(hash), to.hash);
    } else {
      await this.#load(() => this.#driver.get(to.href));
    }
  }
  async reload(): Promise<void> {
    await this.#load(() => this.#driver.navigate().refresh());
  }
  /** Waits for the new document: the driver sometimes returns before the earlier one is gone. */
  async #load(navigate: () => Promise<void>): Promise<void> {
    const earlier = await this.evaluate(() => performance.timeOrigin);
    await navigate();
    await this.#driver.wait(
      () =>
        this.evaluate(
          (earlier) => performance.timeOrigin !== earlier && document.readyState === 'complete',
          earlier,
        ),
      PATIENCE,
      'The document does not load.',
    );
  }
  async goBack(): Promise<void> {
    await this.#driver.navigate().back();
  }
  async goForward(): Promise<void> {
    await this.#driver.navigate().forward();
  }
  async url(): Promise<string> {
    return this.#driver.getCurrentUrl();
  }
  async title(): Promise<string> {
    return this.#driver.getTitle();
  }

  async setViewportSize({ width, height }: { width: number; height: number }): Promise<void> {
    const window = this.#driver.manage().window();
    const inner = () => this.evaluate(() => [innerWidth, innerHeight] as const);
    const outer = await window.getRect();
    const [w, h] = await inner();
    const wanted = { width: width + outer.width - w, height: height + outer.height - h };
    await window.setRect({ x: 0, y: 0, ...wanted });
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const [w, h] = await inner();
      if (w === width && h === height) return;
      await wait(20);
    }
    throw new Error(`The page is ${await inner()} px, not ${[width, height]}`);
  }

  /** Takes a picture of the window, or of the whole page in a window as high as the page. */
  async screenshot({ fullPage = false } = {}): Promise<Buffer> {
    if (fullPage) {
      const size = await this.evaluate(() => ({
        width: innerWidth,
        height: document.documentElement.scrollHeight,
      }));
      await this.setViewportSize(size);
      // What the window has gained is black until the page is drawn.
      await this.evaluate(
        () =>
          new Promise<void>((resolve) => {
            requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
          }),
      );
    }
    return Buffer.from(await this.#driver.takeScreenshot(), 'base64');
  }

  keyboard = {
    /** Presses a key, or several as in `ControlOrMeta+a`. */
    press: async (keys: string): Promise<void> => {
      const names = keys.split(/(?<=.)\+/);
      const codes = names.map((name) => KEYS[name] ?? name);
      const actions = this.#driver.actions({ async: true });
      for (const code of codes) actions.keyDown(code);
      for (const code of codes.reverse()) actions.keyUp(code);
      await actions.perform();
    },
    type: async (text: string): Promise<void> => {
      await this.#driver.actions({ async: true }).sendKeys(text).perform();
    },
  };

  mouse = {
    click: async (x: number, y: number): Promise<void> => {
      const origin = Origin.VIEWPORT;
      const actions = this.#driver.actions({ async: true });
      await actions.move({ x, y, duration: 0, origin }).press().release().perform();
    },
  };
}
