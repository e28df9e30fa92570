import { button } from './button.ts';
import { element } from './element.ts';
import { languageOf, pageLanguage } from './language.ts';
import { drawOutlines, isVisible, type Outlined, rectOf } from './outlines.ts';
import { pageLinks } from './pageLinks.ts';
import { panelStyles } from './panelStyles.ts';
import { keepPlace, takePlace } from './place.ts';
import { taskButton } from './taskButton.ts';
import { type TextPanel, textPanel } from './textPanel.ts';
import { allTexts, type Marked, textsAt } from './textsOnPage.ts';

/*
 * Runs on every page of `npm run i18n -- preview`. While its switch is on, a click on a text opens
 * that text in the panel instead of its usual action; with the switch off, links and buttons work.
 * The other buttons lead from text to text, for the keyboard, or from one that needs work to the
 * next.
 */
const host = element('div', { 'data-translation-preview': '' });
const root = host.attachShadow({ mode: 'open' });
const toggle = button('Translate', () => turn(!isOn()), { 'aria-pressed': 'true' });
const message = element('p', { role: 'status', class: 'message' });
const tasks = taskButton({
  language: pageLanguage(),
  show: showNext,
  say,
  redraw: () => outlines.redraw(),
});
const bar = element(
  'div',
  { role: 'toolbar', 'aria-label': 'Translation preview' },
  toggle,
  tasks.button,
  button('‹', () => step(-1), {
    'aria-label': 'Previous text',
    'aria-keyshortcuts': 'Alt+ArrowUp',
  }),
  button('Next text ›', () => step(1), { 'aria-keyshortcuts': 'Alt+ArrowDown' }),
  ...pageLinks(),
);
const aside = element('aside', { dir: 'ltr', lang: 'en' }, message, bar);
const outlines = drawOutlines(() => [...tasks.outlined(), ...chosenOutline()]);
let panel: TextPanel | undefined;
/** The element whose texts the panel shows, if they are on the page, visible or not. */
let chosen: Element | undefined;
let hovered: Element | undefined;
/** The element that had the focus before the panel. */
let before: Element | null = null;
let saved: string | undefined;

root.adoptedStyleSheets = [panelStyles()];
root.append(outlines.layer, aside);
document.body.append(host);
listenIn(window);
document.addEventListener('load', ({ target }) => listenInFrame(target), { capture: true });
for (const frame of document.querySelectorAll('iframe')) listenInFrame(frame);
addEventListener('pagehide', rememberPlace);
import.meta.hot?.on('vite:beforeFullReload', untilSaved);
void restore();

function listenInFrame(target: EventTarget | null): void {
  if (target instanceof HTMLIFrameElement && target.contentWindow) listenIn(target.contentWindow);
}

/** Listens ahead of the page's own listeners. */
function listenIn(view: Window): void {
  view.addEventListener('click', onClick, { capture: true });
  view.addEventListener('pointerover', onPointer, { capture: true });
  view.addEventListener('keydown', onKey, { capture: true });
}

function isOn(): boolean {
  return toggle.getAttribute('aria-pressed') === 'true';
}

function turn(on: boolean): void {
  toggle.setAttribute('aria-pressed', String(on));
  close();
}

function onClick(event: MouseEvent): void {
  if (!isOn() || event.target === host) return;
  const marked = found(event.target);
  if (marked) {
    event.preventDefault();
    event.stopImmediatePropagation();
    void show(marked, languageOf(marked.element));
  } else close();
}

function onPointer({ target }: PointerEvent): void {
  hovered = isOn() && !chosen ? found(target)?.element : undefined;
  outlines.redraw();
}

function onKey(event: KeyboardEvent): void {
  const by = event.altKey && { ArrowDown: 1 as const, ArrowUp: -1 as const }[event.key];
  if (by) step(by);
  else if (event.key === 'Escape' && panel && !event.isComposing) close();
  else return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function found(target: EventTarget | null): Marked | undefined {
  // Elements of frames are instances of the frame's own classes.
  return target && target !== host && 'closest' in target ? textsAt(target as Element) : undefined;
}

function step(by: 1 | -1): void {
  say('');
  void tasks.step(by, chosen);
}

/** Shows texts that are on the page, in any state of it, or on none. */
async function showNext(codes: readonly number[], marked?: Marked): Promise<void> {
  if (!marked) return show({ codes: [...codes] }, pageLanguage());
  for (
    let one = marked.element.closest('details');
    one;
    one = one.parentElement?.closest('details') ?? null
  ) {
    one.open = true;
  }
  marked.element.scrollIntoView({ block: 'center', behavior: 'instant' });
  await show(marked, languageOf(marked.element));
}

/** Shows the descriptions of texts, and puts the caret into the first field. */
async function show(
  { element: at, codes }: { element?: Element; codes: number[] },
  language: string,
  takesFocus = true,
): Promise<void> {
  const active = root.activeElement;
  await saveAll();
  const next = await textPanel(codes, language, { close, onSaved: (key) => (saved = key) });
  if (!panel) before = document.activeElement;
  panel?.section.remove();
  panel = next;
  chosen = at;
  hovered = undefined;
  aside.prepend(panel.section);
  if (at && isVisible(at)) {
    const { top, bottom } = rectOf(at);
    aside.dataset.at = (top + bottom) / 2 > innerHeight / 2 ? 'top' : 'bottom';
  }
  outlines.redraw();
  const [field] = panel.fields;
  if (!takesFocus) return;
  if (field) field.input.focus();
  // Who steps with a button goes on with it.
  else if (!active?.matches('[role="toolbar"] *')) panel.section.focus();
}

function close(): void {
  const hadFocus = panel?.section.contains(root.activeElement);
  // Removing a field does not tell it that the focus has left.
  void saveAll();
  panel?.section.remove();
  panel = undefined;
  chosen = undefined;
  outlines.redraw();
  aside.dataset.at = 'bottom';
  if (hadFocus && before instanceof HTMLElement) before.focus();
}

/** Saves what was typed. A text with an error stays in this browser, to be opened again. */
async function saveAll(): Promise<void> {
  const fields = panel?.fields ?? [];
  await Promise.all(fields.map((field) => field.save()));
  const unsaved = fields.filter((field) => field.isChanged()).map(({ key }) => key);
  if (unsaved.length === 0) return;
  say(`Not saved, but kept here: ${unsaved.join(', ')}. Open it again to mend it.`);
  await tasks.load();
}

function say(text: string): void {
  message.replaceChildren(text);
}

function chosenOutline(): Outlined[] {
  const at = chosen ?? hovered;
  return at ? [{ element: at, kind: 'chosen' }] : [];
}

/** Resolves once nothing is typed that is not saved, so that a reload takes no key press. */
async function untilSaved(): Promise<void> {
  while (panel?.fields.some((field) => field.isChanged() && root.activeElement === field.input)) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function rememberPlace(): void {
  const focused = panel?.fields.find(({ input }) => input === root.activeElement);
  keepPlace({
    path: location.pathname,
    scroll: scrollY,
    panelScroll: panel?.section.scrollTop ?? 0,
    codes: [...(panel?.codes ?? [])],
    ...(focused
      ? {
          field: {
            key: focused.key,
            start: focused.input.selectionStart,
            end: focused.input.selectionEnd,
          },
        }
      : {}),
    ...(saved ? { saved } : {}),
  });
}

/** Opens what was open before a reload. */
async function restore(): Promise<void> {
  const place = takePlace();
  await tasks.load();
  if (!place || place.codes.length === 0) return tasks.arrive();
  scrollTo({ top: place.scroll, behavior: 'instant' });
  const element = elementWith(place.codes);
  const language = element ? languageOf(element) : pageLanguage();
  await show({ codes: place.codes, ...(element ? { element } : {}) }, language, false);
  if (panel) panel.section.scrollTop = place.panelScroll;
  const focused = panel?.fields.find(({ key }) => key === place.field?.key);
  focused?.input.focus({ preventScroll: true });
  focused?.input.setSelectionRange(place.field?.start ?? 0, place.field?.end ?? 0);
  panel?.fields.find(({ key }) => key === place.saved)?.say('Saved.');
}

/** Finds the element that a click opens with these texts; of several, one in the window. */
function elementWith(codes: readonly number[]): Element | undefined {
  const elements = allTexts()
    .map(({ element }) => element)
    .filter((element) => textsAt(element)?.codes.join() === codes.join());
  const isInWindow = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight;
  return (
    elements.find((element) => isVisible(element) && isInWindow(rectOf(element))) ?? elements[0]
  );
}
