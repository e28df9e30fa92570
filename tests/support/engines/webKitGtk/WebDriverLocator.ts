import { setTimeout as wait } from 'node:timers/promises';
import type { WebElement } from 'selenium-webdriver';
import type { ElementState, Step, Text } from './elements.ts';

/** What a locator needs of its page. */
export interface LocatedPage {
  /** Runs a script in the page, in which `elements` is what `elements.ts` exports. */
  run<Result>(script: string, ...args: unknown[]): Promise<Result>;
  keyboard: { press(keys: string): Promise<void>; type(text: string): Promise<void> };
}

interface RoleOptions {
  name?: string | RegExp;
  exact?: boolean;
  level?: number;
  pressed?: boolean;
}

const SCROLL_INTO_VIEW = "scrollIntoView({ block: 'nearest', behavior: 'instant' })";

/** Milliseconds for which an action waits for its element, or a navigation for its document. */
export const PATIENCE = 20_000;

/** The part of Playwright's `Locator` that the journeys use, by WebDriver. */
export class WebDriverLocator {
  readonly page: LocatedPage;
  readonly #steps: Step[];

  constructor(page: LocatedPage, steps: Step[] = []) {
    this.page = page;
    this.#steps = steps;
  }

  #then(...steps: Step[]): WebDriverLocator {
    return new WebDriverLocator(this.page, [...this.#steps, ...steps]);
  }
  getByRole(role: string, { name, exact, level, pressed }: RoleOptions = {}): WebDriverLocator {
    return this.#then({
      role,
      ...(name === undefined ? {} : { name: textOf(name, exact) }),
      ...(level === undefined ? {} : { level }),
      ...(pressed === undefined ? {} : { pressed }),
    });
  }
  getByText(text: string | RegExp, { exact }: { exact?: boolean } = {}): WebDriverLocator {
    return this.#then({ text: textOf(text, exact) });
  }
  locator(css: string, { hasText }: { hasText?: string | RegExp } = {}): WebDriverLocator {
    return this.#then({ css }).filter(hasText === undefined ? {} : { hasText });
  }
  filter(options: {
    has?: WebDriverLocator;
    hasText?: string | RegExp;
    visible?: true;
  }): WebDriverLocator {
    const { has, hasText, visible } = options;
    return this.#then(
      ...(has ? [{ having: has.#steps }] : []),
      ...(hasText === undefined ? [] : [{ containing: textOf(hasText) }]),
      ...(visible ? [{ isVisible: true } as const] : []),
    );
  }
  first(): WebDriverLocator {
    return this.#then({ isFirst: true });
  }

  /** Returns what there is now, without waiting. */
  states(): Promise<ElementState[]> {
    return this.page.run('return elements.statesOf(arguments[0])', this.#steps);
  }
  async count(): Promise<number> {
    return (await this.states()).length;
  }
  async textContent(): Promise<string> {
    return this.evaluate((element) => element.textContent ?? '');
  }
  async boundingBox(): Promise<{ x: number; y: number; width: number; height: number }> {
    return this.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    });
  }
  async evaluate<Result, Arg>(
    fn: (element: HTMLElement, arg: Arg) => Result | Promise<Result>,
    arg?: Arg,
  ): Promise<Result> {
    return this.page.run(`return (${fn})(...arguments)`, await this.#element('attached'), arg);
  }
  async evaluateAll<Result, Arg>(
    fn: (elements: HTMLElement[], arg: Arg) => Result | Promise<Result>,
    arg?: Arg,
  ): Promise<Result> {
    const found = 'elements.findElements(arguments[0])';
    return this.page.run(`return (${fn})(${found}, arguments[1])`, this.#steps, arg);
  }

  async waitFor({ state = 'visible' }: { state?: 'attached' | 'visible' } = {}): Promise<void> {
    await this.#element(state);
  }
  async click(): Promise<void> {
    await this.#act(async (element) => {
      // The driver's own scrolling does nothing for some elements below the window's edge.
      await this.page.run(
        `arguments[0].${SCROLL_INTO_VIEW}; elements.expectClick(arguments[0])`,
        element,
      );
      await element.click();
      // An element that is gone was clicked.
      const isMissed = await this.page
        .run<boolean>('return arguments[0].isMissed', element)
        .catch(() => false);
      if (isMissed) throw new Error(`The click has missed ${this}`);
    });
  }
  async focus(): Promise<void> {
    await this.evaluate((element) => element.focus());
  }
  async fill(text: string): Promise<void> {
    await this.#element('visible');
    await this.evaluate((element) => {
      element.focus();
      (element as HTMLInputElement).select();
    });
    await (text ? this.page.keyboard.type(text) : this.page.keyboard.press('Backspace'));
  }
  async press(keys: string): Promise<void> {
    await this.focus();
    await this.page.keyboard.press(keys);
  }
  async pressSequentially(text: string): Promise<void> {
    await this.focus();
    await this.page.keyboard.type(text);
  }
  async scrollIntoViewIfNeeded(): Promise<void> {
    const element = await this.#element('attached');
    await this.page.run(`arguments[0].${SCROLL_INTO_VIEW}`, element);
  }

  /** Waits for exactly one element. */
  async #element(state: 'attached' | 'visible'): Promise<WebElement> {
    const end = performance.now() + PATIENCE;
    for (;;) {
      const found = await this.page.run<WebElement[]>(
        'return elements.findElements(arguments[0])',
        this.#steps,
      );
      const [first] = found;
      if (found.length > 1) throw new Error(`${this} finds ${found.length} elements`);
      if (first && (state === 'attached' || (await this.states())[0]?.isVisible)) return first;
      if (performance.now() > end) throw new Error(`${this} finds no ${state} element`);
      await wait(50);
    }
  }

  /** Repeats an action until nothing covers or replaces the element. */
  async #act(action: (element: WebElement) => Promise<void>): Promise<void> {
    const end = performance.now() + PATIENCE;
    for (;;) {
      const element = await this.#element('visible');
      try {
        return await action(element);
      } catch (error) {
        if (performance.now() > end) throw error;
        await wait(50);
      }
    }
  }

  toString(): string {
    return JSON.stringify(this.#steps);
  }
}

function textOf(text: string | RegExp, isWhole = false): Text {
  if (typeof text !== 'string') return { pattern: text.source, flags: text.flags };
  return isWhole ? { whole: text } : { part: text };
}
