import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Locale } from '../src/i18n/locale.ts';
import { SOURCE_LOCALE } from '../src/i18n/localePath.ts';
import { problemLine } from '../translations/check/finding.ts';
import { languageName, tagProblem } from '../translations/check/tagProblem.ts';
import { type Project, tagsOf } from '../translations/edits/project.ts';
import { readLocaleText } from '../translations/files/localeText.ts';
import { localeFile, SOURCE_FILE } from '../translations/files/paths.ts';
import { completeTexts } from '../translations/read/completeTexts.ts';
import { languageOf } from '../translations/read/languageOf.ts';
import { filesOf } from '../translations/state/languageFiles.ts';
import { goTo, hrefOf, useAddress } from './page/address.ts';
import { withKey } from './page/invisibleCode.ts';
import { listenOnPage } from './page/listenOnPage.ts';
import { cleanMailLinks } from './page/mailLinks.ts';
import { outline } from './page/outlines.ts';
import { Site } from './page/Site.tsx';
import {
  elementsWith,
  isLow,
  isReachable,
  isVisible,
  textsAt,
  textsOnPage,
} from './page/textsOnPage.ts';
import { usePageChanges } from './page/usePageChanges.ts';
import { viewOf } from './page/viewOf.ts';
import { Languages } from './panel/Languages.tsx';
import { TextEntry } from './panel/TextEntry.tsx';
import { Toolbar } from './panel/Toolbar.tsx';
import { usePanelFocus } from './panel/usePanelFocus.ts';
import { lossWarning } from './texts/browserStorage.ts';
import { type Texts, useTexts } from './texts/useTexts.ts';

/** The bar's message until the first click. */
const INTRODUCTION = 'A workbench for translators: click a text to edit it, or add a language.';

/** The content of the panel: texts of a page, or the languages. */
type Shown = { keys: string[]; on: string } | 'languages';

/**
 * The site in any language, and the panel to write its texts in. A click opens a text; with Alt, it
 * acts as on the site, except on links, which lead nowhere here.
 *
 * @param host the element of the panel
 */
export function Workbench({ host }: { host: HTMLElement }) {
  const address = useAddress();
  const tag = tagProblem(address.language) ? SOURCE_LOCALE : address.language;
  const [message, say] = useState('');
  const texts = useTexts(tag, say);
  const [selected, setSelected] = useState<Shown>();
  const [isUsed, setUsed] = useState(false);
  const [isAtTop, setAtTop] = useState(false);
  const section = useRef<HTMLElement>(null);
  const arrived = useRef<Shown>(undefined);
  const project = texts?.project;

  const locale = useMemo(() => project && localeOf(project, tag), [project, tag]);
  const languages = useMemo(
    () => [SOURCE_LOCALE, ...(project ? tagsOf(project) : [])].map(languageOf),
    [project],
  );
  usePageChanges();
  const { page, state } = address;
  const site = useMemo(
    () =>
      locale && (
        <Site address={{ language: tag, page, state }} locale={locale} languages={languages} />
      ),
    [tag, page, state, locale, languages],
  );
  // Another page has other texts.
  const shown = selected === 'languages' || selected?.on === hrefOf(address) ? selected : undefined;
  const keys = shown && shown !== 'languages' ? shown.keys : [];
  const opened = keys.flatMap((key) => texts?.known.get(key) ?? []);
  const [first = ''] = keys;
  useEffect(() => listenOnPage({ click: onClick, keydown: onKey }));
  useEffect(cleanMailLinks);
  useEffect(showOnPage);
  usePanelFocus(section, shown);

  if (!texts || !locale) return createPortal(<p role="alert">{message}</p>, host);
  const title = shown === 'languages' ? 'Languages' : 'Texts';
  return (
    <>
      {site}
      {createPortal(
        <aside
          dir="ltr"
          lang="en"
          data-at={isAtTop ? 'top' : 'bottom'}
          data-page={locale.language.dir}
        >
          {shown && (
            <section ref={section} role="dialog" aria-label={title} tabIndex={-1}>
              <header>
                <h2>{title}</h2>
                <button type="button" onClick={close}>
                  Close
                </button>
              </header>
              {shown === 'languages' && <Languages key={tag} texts={texts} show={showLanguage} />}
              {opened.map((text) => (
                <TextEntry key={`${tag} ${text.key}`} text={text} texts={texts} />
              ))}
            </section>
          )}
          <p role="status" className="message">
            {faultOf(texts.project, address.language) ||
              message ||
              lossWarning() ||
              (!isUsed && INTRODUCTION)}
          </p>
          <Toolbar
            address={address}
            tag={tag}
            areLanguagesShown={shown === 'languages'}
            tasks={countTasks(texts)}
            onTask={() => step(true)}
            onLanguages={() => (shown === 'languages' ? close() : select('languages'))}
            onNext={() => step(false)}
          />
        </aside>,
        host,
      )}
    </>
  );

  function showLanguage(language: string, done: string): void {
    goTo({ language });
    setSelected(undefined);
    say(done);
  }

  function open(found: string[], view = address): void {
    void saveOpened();
    select({ keys: found, on: hrefOf(view) });
  }

  function select(now: Shown): void {
    setSelected(now);
    setUsed(true);
  }

  function close(): void {
    void saveOpened();
    setSelected(undefined);
    setAtTop(false);
  }

  /** Saves the typed texts of the open entries, and names those that cannot be saved. */
  async function saveOpened(): Promise<void> {
    const areSaved = await Promise.all(keys.map((key) => texts?.save(key)));
    const left = keys.filter((_, index) => !areSaved[index]).join(', ');
    say(left && `Not saved, but kept here: ${left}. Open it again to fix it.`);
  }

  function onClick(event: MouseEvent): void {
    // Ignores the synthetic presses that bring about a page's state.
    if (isPanel(event) || !event.isTrusted) return;
    // Elements of frames are instances of the frame's own classes.
    const target = event.target as Element;
    const marked = event.altKey ? undefined : textsAt(target, event);
    if (marked || target.closest('a')) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (marked) open(marked.keys);
    else if (shown) close();
  }

  function onKey(event: KeyboardEvent): void {
    if (event.altKey && event.key === 'ArrowDown') step(event.shiftKey);
    // Escape also closes the suggestions of an input method.
    else if (event.key === 'Escape' && shown && !event.isComposing) close();
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  function isPanel(event: Event): boolean {
    return event.composedPath().includes(host);
  }

  /** Outlines the texts that the panel shows, and scrolls to the first. */
  function showOnPage(): void {
    outline(keys.flatMap(elementsWith));
    // Only once: later renders must not move a page that the translator has scrolled.
    if (arrived.current === shown) return;
    const elements = elementsWith(first);
    const element = elements.find(isVisible) ?? elements[0];
    for (let one = element?.closest('details'); one; one = one.parentElement?.closest('details')) {
      one.open = true;
    }
    if (!element || !isVisible(element)) return;
    arrived.current = shown;
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    setAtTop(isLow(element));
  }

  /**
   * Opens the next text of the page, or the next text that needs work, in the file's order, on
   * whichever page it is shown.
   */
  function step(isOfTasks: boolean): void {
    if (!texts) return;
    const onPage = [...new Set(textsOnPage().flatMap((one) => one.keys))];
    const all = isOfTasks ? [...texts.known.keys()] : onPage;
    const listed = isOfTasks ? all.filter((key) => taskOf(texts, key)) : all;
    const at = all.indexOf(first);
    const next =
      listed.find((key) => (at === -1 ? onPage.includes(key) : all.indexOf(key) > at)) ?? listed[0];
    if (!next) {
      return void say(`${languageName(tag)} is done: no text is open, outdated or has a hint.`);
    }
    const view = elementsWith(next).some(isReachable) ? undefined : viewOf(next);
    if (view) goTo(view);
    open([next], { ...address, ...view });
  }
}

/** Returns what a text needs, if anything. */
function taskOf({ known, drafts }: Texts, key: string): string | undefined {
  return drafts[key] ? 'unsaved' : known.get(key)?.task;
}

/** Counts what is left to do: `Open 12 · Outdated 3`; empty if nothing is. */
function countTasks(texts: Texts): string {
  const keys = [...texts.known.keys()];
  return ['Unsaved', 'Open', 'Outdated', 'Doubtful']
    .map((label) => {
      const count = keys.filter((key) => taskOf(texts, key) === label.toLowerCase()).length;
      return count > 0 ? `${label} ${count}` : '';
    })
    .filter(Boolean)
    .join(' · ');
}

/** Explains why the language, or English, is not shown as in its file. */
function faultOf(project: Project, language: string): string {
  const problem = tagProblem(language, tagsOf(project));
  if (problem) return `${problem}.`;
  for (const file of [localeFile(language), SOURCE_FILE]) {
    const { isBroken, problems } = readLocaleText(project.files[file] ?? '{}');
    const [first] = problems;
    if (isBroken && first) return problemLine({ file, ...first });
  }
  return '';
}

/** Returns the locale that pages are rendered from, each text marked with its key. */
function localeOf(project: Project, tag: string): Locale {
  return { ...completeTexts(filesOf(project, tag), withKey), isOffered: true };
}
