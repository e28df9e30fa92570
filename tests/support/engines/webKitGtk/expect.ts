import { setTimeout as wait } from 'node:timers/promises';
import { expect as playwrightExpect } from '@playwright/test';
import type { ElementState } from './elements.ts';
import { WebDriverLocator } from './WebDriverLocator.ts';
import { WebDriverPage } from './WebDriverPage.ts';

type Texts = string | RegExp | readonly (string | RegExp)[];

/** Playwright's assertions about a locator, as far as the journeys use them. */
const LOCATOR_MATCHERS: Record<string, (found: ElementState[], ...expected: never[]) => boolean> = {
  toBeDisabled: ([element]) => element?.isDisabled === true,
  toBeFocused: ([element]) => element?.isFocused === true,
  toBeHidden: (found) => !found.some(({ isVisible }) => isVisible),
  toBeInViewport: ([element]) => element?.isInViewport === true,
  toBeVisible: ([element]) => element?.isVisible === true,
  toContainText: ([element], text: string) => element?.text.includes(spaced(text)) === true,
  toHaveAccessibleDescription: ([element], text: string) => element?.description === text,
  toHaveAttribute: ([element], name: string, value?: string) => {
    const found = element?.attributes[name];
    return value === undefined ? found !== undefined : found === value;
  },
  toHaveCount: (found, count: number) => found.length === count,
  toHaveText: (found, expected: Texts) => {
    const texts = [expected].flat();
    const isEach = texts.every((text, index) => isText(found[index]?.text, text));
    return isEach && (!Array.isArray(expected) || found.length === texts.length);
  },
  toHaveValue: ([element], value: string) => element?.value === value,
};

const PAGE_MATCHERS: Record<string, (page: WebDriverPage, expected: string) => Promise<boolean>> = {
  toHaveTitle: async (page, title) => (await page.title()) === title,
  toHaveURL: async (page, url) => {
    const shown = await page.url();
    return shown === new URL(url, shown).href;
  },
};

/** Assertions that may hold where no element is found. */
const OF_NONE = new Set(['toBeHidden', 'toBeVisible', 'toHaveCount', 'toHaveText']);

const MATCHERS = { ...LOCATOR_MATCHERS, ...PAGE_MATCHERS };

/** Asserts about WebDriver's locators and pages, which Playwright's own assertions refuse. */
const webDriverExpect = playwrightExpect.extend(
  Object.fromEntries(
    Object.keys(MATCHERS).map((name) => [
      name,
      async function (
        this: { isNot: boolean; timeout: number },
        subject: unknown,
        ...args: unknown[]
      ) {
        const options = args.at(-1) as { timeout?: number } | undefined;
        const end = performance.now() + (options?.timeout ?? this.timeout);
        let { pass, found } = await check(name, subject, args, this.isNot);
        while (pass === this.isNot && performance.now() < end) {
          await wait(100);
          ({ pass, found } = await check(name, subject, args, this.isNot));
        }
        const focused = pass === this.isNot ? await focusedIn(subject) : '';
        const message = () =>
          `${this.isNot ? 'not ' : ''}${name}(${args.map(String)}) of ${subject}: ${JSON.stringify(found)}, while ${focused} has focus`;
        return { pass, message };
      },
    ]),
  ),
);

async function check(name: string, subject: unknown, args: unknown[], isNot: boolean) {
  if (subject instanceof WebDriverPage) {
    const pass = await PAGE_MATCHERS[name]?.(subject, args[0] as string);
    return { pass: pass === true, found: await subject.url() };
  }
  const found = await (subject as WebDriverLocator).states();
  // An assertion about one element is neither true nor false without any.
  if (found.length === 0 && !OF_NONE.has(name)) return { pass: isNot, found };
  return { pass: LOCATOR_MATCHERS[name]?.(found, ...(args as never[])) === true, found };
}

/** For the message of a failure. */
async function focusedIn(subject: unknown): Promise<string> {
  const page = subject instanceof WebDriverPage ? subject : (subject as WebDriverLocator).page;
  return page.run("return document.activeElement?.cloneNode()?.outerHTML ?? 'nothing'");
}

const spaced = (text: string) => text.replace(/\s+/g, ' ').trim();
const isText = (found: string | undefined, text: string | RegExp) =>
  typeof text === 'string' ? found === spaced(text) : text.test(found ?? '');

/** Playwright's `expect`, for WebDriver's pages too. */
export const expect = new Proxy(playwrightExpect, {
  apply(target, _, args: Parameters<typeof playwrightExpect>) {
    const [subject] = args;
    const isWebDriver = subject instanceof WebDriverLocator || subject instanceof WebDriverPage;
    return (isWebDriver ? webDriverExpect : target)(...args);
  },
});
