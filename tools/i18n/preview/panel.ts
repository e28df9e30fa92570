import { SOURCE_LOCALE } from '../../../src/i18n/localePath.ts';
import { describedText } from './describedText.ts';
import type { TextDescription } from './describeTexts.ts';
import { element } from './element.ts';
import panelStyles from './panel.css?inline';
import { type Marked, textsAt, textsOnPage } from './textsOnPage.ts';

/*
 * Runs on every page of `npm run i18n -- preview`. While its switch is on, a click on a text shows
 * which text it is instead of its usual action; with the switch off, links and buttons work. The
 * other two buttons step through the texts, for the keyboard.
 */
const host = element('div', {});
const root = host.attachShadow({ mode: 'open' });
const toggle = button('Translate', () => turn(toggle.getAttribute('aria-pressed') !== 'true'));
const bar = element(
  'div',
  { role: 'toolbar', 'aria-label': 'Translation preview' },
  toggle,
  button('‹ Previous text', () => step(-1)),
  button('Next text ›', () => step(1)),
);
const aside = element('aside', { dir: 'ltr', lang: 'en' }, bar);
const outline = element('div', { class: 'outline', hidden: '' });
let panel: HTMLElement | undefined;
let chosen: Element | undefined;
/** The element that had the focus before the panel. */
let before: Element | null = null;

const styles = new CSSStyleSheet();
styles.replaceSync(panelStyles);
root.adoptedStyleSheets = [styles];
root.append(outline, aside);
document.body.append(host);
turn(true);

// Captured on the window, ahead of the page's own listeners.
addEventListener('click', onClick, { capture: true });
addEventListener('pointerover', ({ target }) => isOn() && !chosen && drawOutline(found(target)), {
  capture: true,
});
addEventListener('keydown', onKey, { capture: true });

function isOn(): boolean {
  return toggle.getAttribute('aria-pressed') === 'true';
}

function turn(on: boolean): void {
  toggle.setAttribute('aria-pressed', String(on));
  close();
}

function onClick(event: MouseEvent): void {
  if (!isOn() || event.target === host) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const marked = found(event.target);
  if (marked) void show(marked);
  else close();
}

function onKey(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || !panel) return;
  event.stopImmediatePropagation();
  close();
}

function found(target: EventTarget | null): Marked | undefined {
  return target instanceof Element && target !== host ? textsAt(target) : undefined;
}

/** Goes to the next or previous text, starting from the chosen one. */
function step(by: 1 | -1): void {
  const texts = textsOnPage();
  const follows = (marked: Marked) =>
    chosen && chosen.compareDocumentPosition(marked.element) & Node.DOCUMENT_POSITION_FOLLOWING;
  const next =
    by === 1
      ? (texts.find(follows) ?? texts[0])
      : texts.findLast((marked) => marked.element !== chosen && !follows(marked));
  if (!next) return;
  next.element.scrollIntoView({ block: 'center', behavior: 'instant' });
  void show(next, false);
}

/**
 * Returns the language of an element's texts. English on a page in another language replaces a
 * missing text, except in the suggestion of a language.
 */
function languageOf(element: Element): string {
  const { lang } = document.documentElement;
  const owner = element.closest('[lang]');
  const own = owner?.getAttribute('lang') ?? lang;
  return own === SOURCE_LOCALE && !owner?.matches('[role="status"]') ? lang : own;
}

/** Shows the descriptions of an element's texts. */
async function show(marked: Marked, takesFocus = true): Promise<void> {
  const language = languageOf(marked.element);
  const response = await fetch(`/translation-preview/${language}.json`);
  const known: TextDescription[] = await response.json();
  const texts = marked.codes.flatMap((code) => known[code] ?? []);
  if (takesFocus && !panel) before = document.activeElement;
  panel?.remove();
  chosen = marked.element;
  const title = texts.length === 1 ? 'This text' : `These ${texts.length} texts`;
  panel = element(
    'section',
    { role: 'dialog', 'aria-label': title, tabindex: '-1' },
    element('header', {}, element('h2', {}, title), button('Close', close)),
    ...texts.map((text) => describedText(text, language)),
  );
  aside.prepend(panel);
  const { top, bottom } = marked.element.getBoundingClientRect();
  aside.dataset.at = (top + bottom) / 2 > innerHeight / 2 ? 'top' : 'bottom';
  drawOutline(marked);
  if (takesFocus) panel.focus();
}

function close(): void {
  const hadFocus = panel?.contains(root.activeElement);
  panel?.remove();
  panel = undefined;
  chosen = undefined;
  outline.hidden = true;
  aside.dataset.at = 'bottom';
  if (hadFocus && before instanceof HTMLElement) before.focus();
}

function drawOutline(marked: Marked | undefined): void {
  outline.hidden = !marked || marked.element.closest('head') !== null;
  const box = marked?.element.getBoundingClientRect();
  if (!box) return;
  // Positioned in the document, so that it scrolls with the page.
  outline.style.cssText = `left: ${box.left + scrollX - 4}px; top: ${box.top + scrollY - 4}px; width: ${box.width + 8}px; height: ${box.height + 8}px;`;
}

function button(label: string, onPress: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button' }, label);
  made.addEventListener('click', onPress);
  return made;
}
