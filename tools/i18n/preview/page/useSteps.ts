import { useRef } from 'react';
import { languageName } from '../../../../translations/check/tagProblem.ts';
import { statesOfPage } from '../states.ts';
import type { Texts } from '../useTexts.ts';
import { type Address, goTo } from './address.ts';
import { VIEWS } from './Site.tsx';
import { isTask, tasksOnPage } from './tasksOnPage.ts';
import { allTexts, type Marked, textsOnPage } from './textsOnPage.ts';

interface Steps {
  /** The texts as they are now. */
  texts: Texts | undefined;
  address: Address;
  /** Opens texts; those that are on no page, without an element. */
  open(marked: Partial<Marked> & Pick<Marked, 'keys'>): void;
  say(message: string): void;
}

/** Times in ms within which a page or its state is there. */
const PAGE_WITHIN = 400;
const STATE_WITHIN = 1500;

/** Steps from text to text; through those that need work, also to the next page. */
export function useSteps({ texts, address, open, say }: Steps) {
  // Steps wait for other pages, while texts are drawn again.
  const latest = useRef(texts);
  latest.current = texts;
  const visited = useRef(new Set<string>());
  const isLeaving = useRef(false);

  return {
    /** Forgets which texts were visited. */
    restart: () => visited.current.clear(),

    /** Opens the next or previous text after an element: of those that need work alone, if so asked. */
    async step(by: 1 | -1, from: Element | undefined, isOfTasks: boolean): Promise<void> {
      if (!latest.current) return;
      const all = allTexts().map(({ element }) => element);
      const at = from ? all.indexOf(from) : -1;
      const listed = isOfTasks ? tasksOnPage(latest.current) : textsOnPage();
      const candidates = isOfTasks && by === 1 ? listed.filter(isNew) : listed;
      const next =
        by === 1
          ? (candidates.find(({ element }) => all.indexOf(element) > at) ?? candidates[0])
          : (candidates.findLast(({ element }) => all.indexOf(element) < at) ?? candidates.at(-1));
      if (next) return visit(next);
      if (!isOfTasks || isLeaving.current) return;
      isLeaving.current = true;
      await leave(latest.current);
      isLeaving.current = false;
    },
  };

  function isNew({ keys }: Marked): boolean {
    return keys.some((key) => !visited.current.has(key));
  }

  function visit(marked: Parameters<typeof open>[0]): void {
    for (const key of marked.keys) visited.current.add(key);
    for (let one = marked.element?.closest('details'); one; ) {
      one.open = true;
      one = one.parentElement?.closest('details');
    }
    marked.element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    open(marked);
  }

  /** Goes on to the next page or state with tasks, then to those that are nowhere. */
  async function leave({ known, tag }: Texts): Promise<void> {
    const places = VIEWS.flatMap((page) =>
      ['', ...Object.keys(statesOfPage(page))].map((state) => ({ page, state })),
    );
    const at = places.findIndex(
      ({ page, state }) => page === address.page && state === address.state,
    );
    const others = [...places.slice(at + 1), ...places.slice(0, Math.max(at, 0))];
    for (const [index, next] of others.entries()) {
      goTo({ language: tag, ...next }, index === 0 ? 'assign' : 'replace');
      const marked = await taskWithin(next.state ? STATE_WITHIN : PAGE_WITHIN);
      if (marked) return visit(marked);
    }
    const tasks = [...known.keys()].filter((key) => latest.current && isTask(latest.current, key));
    const left = tasks.find((key) => !visited.current.has(key));
    if (left) {
      visit({ keys: [left] });
      return say('This text is on no page.');
    }
    visited.current.clear();
    say(
      tasks.length === 0
        ? `${languageName(tag)} is done: every text is translated and up to date, without a hint.`
        : `That was the last one. ${tasks.length} are left; Next starts again.`,
    );
  }

  /** Waits for a text with a task that was not visited yet. */
  async function taskWithin(time: number): Promise<Marked | undefined> {
    for (const until = performance.now() + time; performance.now() < until; ) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      const found = latest.current && tasksOnPage(latest.current).find(isNew);
      if (found) return found;
    }
    return undefined;
  }
}
