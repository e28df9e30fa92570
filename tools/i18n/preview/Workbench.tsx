import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { SOURCE_LOCALE } from '../../../src/i18n/localePath.ts';
import { tagProblem } from '../../../translations/check/tagProblem.ts';
import { readLocaleText } from '../../../translations/files/localeText.ts';
import { localeFile, SOURCE_FILE } from '../../../translations/files/paths.ts';
import { languageOf } from '../../../translations/read/languageOf.ts';
import { goTo, useAddress } from './page/address.ts';
import { followLink } from './page/followLink.ts';
import { withKey } from './page/invisibleCode.ts';
import { listenOnPage } from './page/listenOnPage.ts';
import { isVisible, type Outlined, Outlines, rectOf } from './page/Outlines.tsx';
import { Site } from './page/Site.tsx';
import { countTasks, PRODUCT, tasksOnPage } from './page/tasksOnPage.ts';
import { type Marked, textsAt, textsOnPage } from './page/textsOnPage.ts';
import { usePageChanges } from './page/usePageChanges.ts';
import { useSteps } from './page/useSteps.ts';
import { Languages } from './panel/Languages.tsx';
import { TextEntry } from './panel/TextEntry.tsx';
import { Toolbar } from './panel/Toolbar.tsx';
import { usePanelFocus } from './panel/usePanelFocus.ts';
import { lossWarning } from './places/kept.ts';
import type { Place } from './places/place.ts';
import { localeOf } from './texts/localeOf.ts';
import { filesOf, type Project, tagsOf } from './texts/project.ts';
import { useTexts } from './useTexts.ts';

/** What the panel shows: texts, of an element if the page has them, or the languages. */
type Shown = { keys: string[]; element?: Element | undefined } | 'languages';

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
  const section = useRef<HTMLElement>(null);
  const project = texts?.project;
  const { restart, step } = useSteps({ texts, address, open, say });

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
  usePanelFocus(section, shown);
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
              {faultOf(texts.project, address.language) || message || lossWarning()}
            </p>
            <Toolbar
              address={address}
              tag={tag}
              isOn={isOn}
              isTasks={isTasks}
              areLanguagesShown={shown === 'languages'}
              tasks={countTasks(texts)}
              onSwitch={() => {
                setOn(!isOn);
                close();
              }}
              onTasks={pressTasks}
              onLanguages={() => (shown === 'languages' ? close() : setShown('languages'))}
              onStep={go}
            />
          </aside>
        </>,
        host,
      )}
    </>
  );

  function showLanguage(language: string, done: string): void {
    goTo({ language });
    void texts?.reload();
    setShown(undefined);
    say(done);
  }

  function open({ keys: all, element }: Partial<Marked> & Pick<Marked, 'keys'>): void {
    void saveOpened();
    const others = all.filter((key) => key !== PRODUCT);
    if (element && isVisible(element)) {
      const { top, bottom } = rectOf(element);
      setAtTop((top + bottom) / 2 > innerHeight / 2);
    }
    hovered.current = undefined;
    setShown({ keys: others.length > 0 ? others : all, element });
  }

  function close(): void {
    void saveOpened();
    setShown(undefined);
    setAtTop(false);
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
      const tags = languages.map((one) => one.tag);
      followLink(event, tags);
    }
  }

  function onPointer(event: PointerEvent): void {
    hovered.current = isOn && !shown && !isPanel(event) ? found(event)?.element : undefined;
    redraw.current();
  }

  function onKey(event: KeyboardEvent): void {
    const by = event.altKey && { ArrowDown: 1 as const, ArrowUp: -1 as const }[event.key];
    if (by) go(by);
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
      ...(isTasks && texts ? tasksOnPage(texts) : [])
        .filter(({ element }) => isVisible(element))
        .map(({ element, keys: [key = ''] }) => ({
          element,
          kind: texts?.known.get(key)?.task ?? ('open' as const),
        })),
      ...elements.map((element) => ({ element, kind: 'chosen' as const })),
    ];
  }

  /** The element of the texts that are shown. A text that has changed has another element. */
  function chosenElement(): Element | undefined {
    if (typeof shown !== 'object' || !shown.element) return undefined;
    if (shown.element.isConnected) return shown.element;
    return textsOnPage().find((marked) => marked.keys.some((key) => keys.includes(key)))?.element;
  }

  function pressTasks(): void {
    setTasks(!isTasks);
    restart();
    if (!isTasks) void step(1, chosenElement(), true);
  }

  /** Opens the next or previous text: of those with a task alone, while they are outlined. */
  function go(by: 1 | -1): void {
    void step(by, chosenElement(), isTasks);
  }
}

/** Says why the language, or the English, is not shown as its file is. */
function faultOf(project: Project, language: string): string {
  const problem = tagProblem(language, tagsOf(project));
  if (problem) return `${problem}.`;
  for (const file of [localeFile(language), SOURCE_FILE]) {
    const { isBroken, problems } = readLocaleText(project.files[file] ?? '{}');
    if (isBroken) return `${file}:${problems[0]?.line}: ${problems[0]?.message}`;
  }
  return '';
}

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
