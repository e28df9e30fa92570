import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { SOURCE_LOCALE } from '../../../src/i18n/localePath.ts';
import { pageAt } from '../../../src/i18n/pageAt.ts';
import { languageName, tagProblem } from '../../../translations/check/tagProblem.ts';
import { readLocaleText } from '../../../translations/files/localeText.ts';
import { localeFile, SOURCE_FILE } from '../../../translations/files/paths.ts';
import { languageOf } from '../../../translations/read/languageOf.ts';
import { goTo, useAddress } from './page/address.ts';
import { withKey } from './page/invisibleCode.ts';
import { listenOnPage } from './page/listenOnPage.ts';
import { isVisible, type Outlined, Outlines, rectOf } from './page/Outlines.tsx';
import { Site, VIEWS } from './page/Site.tsx';
import { allTexts, type Marked, textsAt, textsOnPage } from './page/textsOnPage.ts';
import { Languages } from './panel/Languages.tsx';
import { TextEntry } from './panel/TextEntry.tsx';
import type { Place } from './places/place.ts';
import { statesOfPage } from './states.ts';
import type { TextDescription } from './texts/describeTexts.ts';
import { localeOf } from './texts/localeOf.ts';
import { filesOf, tagsOf } from './texts/project.ts';
import { useTexts } from './useTexts.ts';

/** A name that most texts contain, so it is shown only by itself. */
const PRODUCT = 'brand.name';

const TASKS = [
  ['open', 'Open'],
  ['outdated', 'Outdated'],
  ['doubtful', 'Doubtful'],
] as const;

/** What the panel shows: texts, of an element if the page has them, or the languages. */
type Shown = { keys: string[]; element?: Element } | 'languages';

interface WorkbenchProps {
  place: Place;
  /** The element around the site. */
  host: HTMLElement;
}

/**
 * The site in any language, and the panel in which its texts are written. While *Translate* is
 * pressed, a click on a text opens that text instead of its usual action.
 */
export function Workbench({ place, host }: WorkbenchProps) {
  const address = useAddress();
  const tag = tagProblem(address.language) ? SOURCE_LOCALE : address.language;
  const [message, say] = useState('');
  const texts = useTexts(place, tag, say);
  const [isOn, setOn] = useState(true);
  const [isTasks, setTasks] = useState(false);
  const [shown, setShown] = useState<Shown>();
  const [isAtTop, setAtTop] = useState(false);
  const hovered = useRef<Element>(undefined);
  const redraw = useRef(() => {});
  /** The element that had the focus before the panel. */
  const before = useRef<Element>(null);
  const section = useRef<HTMLElement>(null);
  const visited = useRef(new Set<string>());
  /** Whether *Next* is on its way to another page. */
  const isLeaving = useRef(false);
  const project = texts?.project;

  const locale = useMemo(() => project && localeOf(filesOf(project, tag), withKey), [project, tag]);
  const languages = useMemo(
    () => [SOURCE_LOCALE, ...(project ? tagsOf(project) : [])].map((one) => languageOf(one, {})),
    [project],
  );
  const pageChanges = usePageChanges();
  const { page, state, at } = address;
  const site = useMemo(() => {
    const shownAddress = { language: tag, page, state, at };
    return locale && <Site address={shownAddress} locale={locale} languages={languages} />;
  }, [tag, page, state, at, locale, languages]);
  useEffect(() => listenOnPage({ click: onClick, pointerover: onPointer, keydown: onKey }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other texts
  useEffect(
    () => setShown((now) => (now === 'languages' ? now : undefined)),
    [address.language, address.page, address.state],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is opened gets the focus
  useEffect(() => {
    const field = section.current?.querySelector<HTMLElement>('textarea[lang]');
    (field ?? section.current)?.focus();
  }, [shown]);
  const keys = shown && shown !== 'languages' ? shown.keys : [];
  const opened = keys.flatMap((key) => texts?.known.get(key) ?? []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it finds depends on the page
  const find = useCallback(findOutlined, [shown, isTasks, texts, pageChanges]);
  if (!texts || !locale) return createPortal(<p role="alert">{message}</p>, host);
  const title = opened.length === 1 ? 'This text' : `These ${opened.length} texts`;
  return (
    <>
      {site}
      {createPortal(
        <>
          <Outlines find={find} redraw={redraw} />
          <aside dir="ltr" lang="en" data-at={isAtTop ? 'top' : 'bottom'}>
            {shown === 'languages' && (
              <section ref={section} role="dialog" aria-label="Languages" tabIndex={-1}>
                <Header title="Languages" close={close} />
                <Languages place={place} texts={texts} show={showLanguage} />
              </section>
            )}
            {opened.length > 0 && (
              <section ref={section} role="dialog" aria-label={title} tabIndex={-1}>
                <Header title={title} close={close} />
                {opened.map((text) => (
                  <TextEntry key={`${tag} ${text.key}`} text={text} texts={texts} />
                ))}
              </section>
            )}
            <p role="status" className="message">
              {faultOf() || message}
            </p>
            <div role="toolbar" aria-label="Translation preview">
              <button
                type="button"
                aria-pressed={isOn}
                onClick={() => {
                  setOn(!isOn);
                  close();
                }}
              >
                Translate
              </button>
              {tag !== SOURCE_LOCALE && (
                <button
                  type="button"
                  title="Texts of this page that need work"
                  aria-pressed={isTasks}
                  onClick={pressTasks}
                >
                  {countTasks() || 'All done here'}
                </button>
              )}
              <button
                type="button"
                aria-label="Previous text"
                aria-keyshortcuts="Alt+ArrowUp"
                onClick={() => void step(-1)}
              >
                ‹
              </button>
              <button type="button" aria-keyshortcuts="Alt+ArrowDown" onClick={() => void step(1)}>
                Next text ›
              </button>
              <select
                aria-label="Page and state"
                value={JSON.stringify([address.page, address.state])}
                onChange={({ target }) => {
                  const [page, state] = JSON.parse(target.value);
                  goTo({ language: tag, page, state });
                }}
              >
                {VIEWS.map((page) => (
                  <optgroup key={page} label={page}>
                    {['', ...Object.keys(statesOfPage(page))].map((state) => (
                      <option key={state} value={JSON.stringify([page, state])}>
                        {state || page}
                      </option>
                    ))}
                  </optgroup>
                ))}
              </select>
              <button
                type="button"
                aria-pressed={shown === 'languages'}
                onClick={() => setShown(shown === 'languages' ? undefined : 'languages')}
              >
                {languageName(tag)}
              </button>
            </div>
          </aside>
        </>,
        host,
      )}
    </>
  );

  function faultOf(): string {
    const { files = {} as Record<string, string> } = texts?.project ?? {};
    for (const file of [localeFile(tag), SOURCE_FILE]) {
      const { isBroken, problems } = readLocaleText(files[file] ?? '{}');
      if (isBroken) return `${file}:${problems[0]?.line}: ${problems[0]?.message}`;
    }
    return '';
  }

  function showLanguage(language: string, done: string): void {
    goTo({ language });
    void texts?.reload();
    setShown(undefined);
    say(done);
  }

  function open(next: Marked | { keys: string[] }): void {
    void saveOpened();
    if (!shown) before.current = document.activeElement;
    const others = next.keys.filter((key) => key !== PRODUCT);
    const element = 'element' in next ? next.element : undefined;
    if (element && isVisible(element)) {
      const { top, bottom } = rectOf(element);
      setAtTop((top + bottom) / 2 > innerHeight / 2);
    }
    hovered.current = undefined;
    setShown({ keys: others.length > 0 ? others : next.keys, ...(element && { element }) });
  }

  function close(): void {
    void saveOpened();
    setShown(undefined);
    setAtTop(false);
    if (before.current instanceof HTMLElement) before.current.focus();
  }

  /** Saves what was typed in the texts that are open, and names those that cannot be saved. */
  async function saveOpened(): Promise<void> {
    const problems = await Promise.all(keys.map((key) => texts?.save(key)));
    const unsaved = keys.filter((_, index) => problems[index]);
    say(
      unsaved.length === 0
        ? ''
        : `Not saved, but kept here: ${unsaved.join(', ')}. Open it again to fix it.`,
    );
  }

  function onClick(event: MouseEvent): void {
    if (isPanel(event)) return;
    const marked = isOn && found(event);
    if (marked) {
      event.preventDefault();
      event.stopImmediatePropagation();
      open(marked);
    } else {
      if (shown) close();
      followLink(event);
    }
  }

  /** Leads links of the site, which have addresses of their own there, to places of the preview. */
  function followLink(event: MouseEvent): void {
    const link = (event.target as Element).closest?.('a');
    const href = link?.getAttribute('href') ?? '';
    if (href.startsWith('#')) {
      event.preventDefault();
      document.getElementById(href.slice(1))?.focus();
    } else if (href.startsWith('/')) {
      const tags = languages.map((one) => one.tag);
      const { locale: language, page } = pageAt(href.replace(/[#?].*/, ''), tags);
      event.preventDefault();
      event.stopImmediatePropagation();
      goTo({ language: link?.hreflang || language, page, at: href.split('#')[1] ?? '' });
    }
  }

  function onPointer(event: PointerEvent): void {
    hovered.current = isOn && !shown && !isPanel(event) ? found(event)?.element : undefined;
    redraw.current();
  }

  function onKey(event: KeyboardEvent): void {
    const by = event.altKey && { ArrowDown: 1 as const, ArrowUp: -1 as const }[event.key];
    if (by) void step(by);
    // Escape also ends what an input method offers.
    else if (event.key === 'Escape' && shown && !event.isComposing) close();
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  function isPanel(event: Event): boolean {
    return event.composedPath().includes(host);
  }

  function found(event: MouseEvent): Marked | undefined {
    const { target } = event;
    // Elements of frames are instances of the frame's own classes.
    return target && 'closest' in target ? textsAt(target as Element, event) : undefined;
  }

  function findOutlined(): Outlined[] {
    const elements = [chosenElement(), hovered.current].filter((one) => one !== undefined);
    return [
      ...(isTasks ? tasksHere() : [])
        .filter(({ element }) => isVisible(element))
        .map(({ element, keys: [key = ''] }) => ({ element, kind: taskOf(key) ?? 'open' })),
      ...elements.map((element) => ({ element, kind: 'chosen' as const })),
    ];
  }

  /** The element of the texts that are shown. A text that has changed has another element. */
  function chosenElement(): Element | undefined {
    if (typeof shown !== 'object' || !shown.element) return undefined;
    if (shown.element.isConnected) return shown.element;
    return textsOnPage().find((marked) => marked.keys.some((key) => keys.includes(key)))?.element;
  }

  function taskOf(key: string): TextDescription['task'] {
    return texts?.known.get(key)?.task;
  }

  function isTask(key: string): boolean {
    return taskOf(key) !== undefined || texts?.drafts[key] !== undefined;
  }

  function tasksHere(): Marked[] {
    return textsOnPage().flatMap(({ element, keys: all }) => {
      // The product's name is no task within another text.
      const due = all.filter((key) => isTask(key) && (all.length === 1 || key !== PRODUCT));
      return due.length > 0 ? [{ element, keys: due }] : [];
    });
  }

  /** Counts what is left to do on the page: `Open 12 · Outdated 3`; empty if nothing is. */
  function countTasks(): string {
    const here = tasksHere().flatMap((marked) => marked.keys);
    const unsaved = here.filter((key) => texts?.drafts[key]).length;
    return [
      ['Unsaved', unsaved] as const,
      ...TASKS.map(
        ([task, label]) => [label, here.filter((key) => taskOf(key) === task).length] as const,
      ),
    ]
      .flatMap(([label, count]) => (count === 0 ? [] : [`${label} ${count}`]))
      .join(' · ');
  }

  function pressTasks(): void {
    setTasks(!isTasks);
    visited.current.clear();
    if (!isTasks) void step(1, true);
  }

  /** Opens the next or previous text: of those with a task alone, while they are outlined. */
  async function step(by: 1 | -1, isOfTasks = isTasks): Promise<void> {
    const all = allTexts().map(({ element }) => element);
    const from = chosenElement();
    const at = from ? all.indexOf(from) : -1;
    const listed = isOfTasks ? tasksHere() : textsOnPage();
    const isNew = (marked: Marked) =>
      !isOfTasks || by === -1 || marked.keys.some((key) => !visited.current.has(key));
    const candidates = listed.filter(isNew);
    const next =
      by === 1
        ? (candidates.find(({ element }) => all.indexOf(element) > at) ?? candidates[0])
        : (candidates.findLast(({ element }) => all.indexOf(element) < at) ?? candidates.at(-1));
    if (next) return visit(next);
    if (!isOfTasks || isLeaving.current) return;
    isLeaving.current = true;
    await leave();
    isLeaving.current = false;
  }

  /** Waits for a text with a task that was not visited yet. */
  async function taskWithin(time: number): Promise<Marked | undefined> {
    for (const until = performance.now() + time; performance.now() < until; ) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      const found = tasksHere().find((one) => one.keys.some((key) => !visited.current.has(key)));
      if (found) return found;
    }
    return undefined;
  }

  function visit(marked: Marked | { keys: string[] }): void {
    for (const key of marked.keys) visited.current.add(key);
    if ('element' in marked) {
      for (let one = marked.element.closest('details'); one; ) {
        one.open = true;
        one = one.parentElement?.closest('details') ?? null;
      }
      marked.element.scrollIntoView({ block: 'center', behavior: 'instant' });
    }
    open(marked);
  }

  /** Goes on to the next page or state with tasks, then to those that are nowhere. */
  async function leave(): Promise<void> {
    const places = VIEWS.flatMap((page) =>
      ['', ...Object.keys(statesOfPage(page))].map((state) => ({ page, state })),
    );
    const at = places.findIndex(
      ({ page, state }) => page === address.page && state === address.state,
    );
    for (const next of [...places.slice(at + 1), ...places.slice(0, Math.max(at, 0))]) {
      goTo({ language: tag, ...next });
      const marked = await taskWithin(next.state ? STATE_WITHIN : PAGE_WITHIN);
      if (marked) return visit(marked);
    }
    const tasks = [...(texts?.known.keys() ?? [])].filter(isTask);
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
}

/** Time in ms after a change of the page until its texts are counted again. */
const COUNT_AFTER = 150;

/** Counts changes of the page, such as another state of it. */
function usePageChanges(): number {
  const [changes, count] = useReducer((before: number) => before + 1, 0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(count, COUNT_AFTER);
    });
    const root = document.getElementById('root') as HTMLElement;
    observer.observe(root, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);
  return changes;
}

/** Times in ms within which a page or its state is there. */
const PAGE_WITHIN = 400;
const STATE_WITHIN = 1500;

function Header({ title, close }: { title: string; close: () => void }) {
  return (
    <header>
      <h2>{title}</h2>
      <button type="button" onClick={close}>
        Close
      </button>
    </header>
  );
}
