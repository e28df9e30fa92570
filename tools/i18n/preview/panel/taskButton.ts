import { SOURCE_LOCALE } from '../../../../src/i18n/localePath.ts';
import type { TextDescription } from '../server/describeTexts.ts';
import { hasDraft } from './drafts.ts';
import { button } from './elements.ts';
import { describedLanguage, nameOf } from './language.ts';
import { PRODUCT } from './openTexts.ts';
import { isVisible, type Outlined } from './outlines.ts';
import { countTasks, forgetVisits, nextPage, visit, visitedCodes } from './tasks.ts';
import { allTexts, type Marked, textsOnPage } from './textsOnPage.ts';

interface Options {
  /** The language of the page. */
  language: string;
  /** Goes on to the next text from the one that is shown. */
  start: () => void;
  /** Saves what was typed, before another page is opened. */
  saveAll: () => Promise<void>;
  /** Shows texts of the page, or texts that are on no page. */
  show: (codes: readonly number[], marked?: Marked) => Promise<void>;
  say: (message: string) => void;
  redraw: () => void;
}

/** Set while the button is pressed, on all pages. */
const PRESSED = 'iris-translation-tasks';
/** Set while a page is opened for its first task. */
const ARRIVING = 'iris-translation-arriving';

/**
 * Creates the button with the number of the page's texts that need work: not translated, outdated,
 * or with a hint. While it is pressed, they are outlined, and steps lead from one to the next and on
 * to the next page that has some.
 */
export function taskButton({ language, start, saveAll, show, say, redraw }: Options) {
  const made = button('…', () => press(!isPressed()), {
    'aria-pressed': 'false',
    class: 'tasks',
    title: 'Texts of this page that need work',
  });
  let known: TextDescription[] = [];
  made.hidden = true;
  return { button: made, load, outlined, step, arrive };

  async function load(): Promise<void> {
    if (language !== SOURCE_LOCALE) known = (await describedLanguage(language)).texts;
    made.hidden = known.length === 0;
    made.replaceChildren(
      countTasks(
        tasksHere().flatMap(({ texts }) => texts),
        isUnsaved,
      ) || 'All done here',
    );
    made.setAttribute('aria-pressed', sessionStorage.getItem(PRESSED) ?? 'false');
    redraw();
  }

  function isPressed(): boolean {
    return made.getAttribute('aria-pressed') === 'true';
  }

  function press(on: boolean): void {
    made.setAttribute('aria-pressed', String(on));
    sessionStorage.setItem(PRESSED, String(on));
    forgetVisits();
    redraw();
    if (on) start();
  }

  function isUnsaved({ key }: TextDescription): boolean {
    return hasDraft(language, key);
  }

  function isTask(code: number): boolean {
    const text = known[code];
    return text !== undefined && (text.task !== undefined || isUnsaved(text));
  }

  /** The product's name is no task within another text. */
  function isTaskIn(code: number, codes: readonly number[]): boolean {
    return isTask(code) && (codes.length === 1 || known[code]?.key !== PRODUCT);
  }

  function tasksHere() {
    return textsOnPage()
      .map(({ element, codes }) => ({
        element,
        codes: codes.filter((code) => isTaskIn(code, codes)),
      }))
      .filter(({ codes }) => codes.length > 0)
      .map((marked) => ({ ...marked, texts: marked.codes.flatMap((code) => known[code] ?? []) }));
  }

  function outlined(): Outlined[] {
    if (!isPressed()) return [];
    return tasksHere()
      .filter(({ element }) => isVisible(element))
      .map(({ element, texts }) => ({ element, kind: texts[0]?.task ?? 'open' }));
  }

  /** Shows the next or previous text, starting from an element. */
  async function step(by: 1 | -1, from?: Element): Promise<void> {
    const all = allTexts().map(({ element }) => element);
    const at = from ? all.indexOf(from) : -1;
    const isAfter = ({ element }: Marked) => all.indexOf(element) > at;
    const isBefore = ({ element }: Marked) => all.indexOf(element) < at;
    if (!isPressed() || by === -1) {
      const texts = isPressed() ? tasksHere() : textsOnPage();
      const next =
        by === 1 ? (texts.find(isAfter) ?? texts[0]) : (texts.findLast(isBefore) ?? texts.at(-1));
      return next && show(next.codes, next);
    }
    const visited = visitedCodes(language);
    const unvisited = tasksHere().filter(({ codes }) => codes.some((code) => !visited.has(code)));
    const next = unvisited.find(isAfter) ?? unvisited[0];
    if (!next) return leave(visited);
    visit(language, next.codes);
    await show(next.codes, next);
  }

  /** Goes on to the next page with tasks, then to those that are on none. */
  async function leave(visited: ReadonlySet<number>): Promise<void> {
    await saveAll();
    const tasks = [...known.keys()].filter(isTask);
    const found = await nextPage(language, new Set(tasks.filter((code) => !visited.has(code))));
    if ('path' in found) {
      sessionStorage.setItem(ARRIVING, 'true');
      location.assign(found.path);
      return;
    }
    const [code] = found.elsewhere;
    if (code !== undefined) {
      visit(language, [code]);
      say('This text is on no page as it is now: it is a message, or for one state of a page.');
      return show([code]);
    }
    forgetVisits();
    say(
      tasks.length === 0
        ? `${nameOf(language)} is done: every text is translated and up to date, without a hint.`
        : `That was the last one. ${tasks.length} of ${nameOf(language)} are left; Next starts again.`,
    );
  }

  /** Shows the first task of a page that was opened for it. */
  async function arrive(): Promise<void> {
    if (sessionStorage.getItem(ARRIVING) === null) return;
    sessionStorage.removeItem(ARRIVING);
    await step(1);
  }
}
