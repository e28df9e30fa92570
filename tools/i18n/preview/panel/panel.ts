import { TEXTS_CHANGED } from '../../../../prerender/dev/textsChanged.ts';
import { button, element } from './elements.ts';
import { pageLanguage, readAgain, textLanguage } from './language.ts';
import { listenOnPage } from './listenOnPage.ts';
import { openTexts } from './openTexts.ts';
import { drawOutlines } from './outlines.ts';
import { pageLinks } from './pageLinks.ts';
import { pageStyles, panelStyles } from './panelStyles.ts';
import { putTexts } from './putTexts.ts';
import { taskButton } from './taskButton.ts';
import { type Marked, textsAt } from './textsOnPage.ts';

/*
 * Runs on every page of `npm run i18n -- preview`. While its switch is on, a click on a text opens
 * that text in the panel instead of its usual action; with the switch off, links and buttons work.
 * The other buttons lead from text to text, for the keyboard, or from one that needs work to the
 * next.
 */
/** Whether the switch is on, in this window. */
const ON = 'iris-translation-on';

const host = element('div', {});
const root = host.attachShadow({ mode: 'open' });
const message = element('p', { role: 'status', class: 'message' });
const aside = element('aside', { dir: 'ltr', lang: 'en' }, message);
let hovered: Element | undefined;
let updated = Promise.resolve();
/** What is wrong with the language's file. */
let fault = '';
/** Whether the page has texts that its application does not know. */
let hasNewTexts = false;
const outlines = drawOutlines(() => [
  ...tasks.outlined(),
  ...texts.outlined(),
  ...(hovered ? [{ element: hovered, kind: 'chosen' as const }] : []),
]);
const texts = openTexts({
  aside,
  root,
  redraw: outlines.redraw,
  onUnsaved: (keys) => {
    say(`Not saved, but kept here: ${keys.join(', ')}. Open it again to fix it.`);
    void tasks.load();
  },
});
const tasks = taskButton({
  language: pageLanguage(),
  start: () => step(1),
  saveAll: texts.saveAll,
  show,
  say,
  redraw: outlines.redraw,
});
const toggle = button('Translate', () => turn(!isOn()), {
  'aria-pressed': sessionStorage.getItem(ON) ?? 'true',
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

root.adoptedStyleSheets = [panelStyles()];
document.adoptedStyleSheets.push(pageStyles());
aside.append(bar);
root.append(outlines.layer, aside);
document.body.append(host);
listenOnPage({ click: onClick, pointerover: onPointer, keydown: onKey });
import.meta.hot?.on(TEXTS_CHANGED, () => {
  updated = updated.then(update, update);
});
// The browser has closed the connection of a page that Back shows again.
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
void tasks.load().then(tasks.arrive);

function isOn(): boolean {
  return toggle.getAttribute('aria-pressed') === 'true';
}

function turn(on: boolean): void {
  toggle.setAttribute('aria-pressed', String(on));
  sessionStorage.setItem(ON, String(on));
  texts.close();
  // Its controls work now, and show texts.
  if (!on && hasNewTexts) location.reload();
}

function say(text: string): void {
  message.replaceChildren(text);
}

function onClick(event: MouseEvent): void {
  if (!isOn() || event.target === host) return;
  const marked = found(event);
  if (marked) {
    event.preventDefault();
    event.stopImmediatePropagation();
    say('');
    void texts.open(marked, textLanguage(marked.element));
  } else texts.close();
}

function onPointer(event: PointerEvent): void {
  hovered = isOn() && !texts.isOpen() ? found(event)?.element : undefined;
  outlines.redraw();
}

function onKey(event: KeyboardEvent): void {
  const by = event.altKey && { ArrowDown: 1 as const, ArrowUp: -1 as const }[event.key];
  if (by) step(by);
  // Escape also ends what an input method offers.
  else if (event.key === 'Escape' && texts.isOpen() && !event.isComposing) texts.close();
  else return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function found(event: MouseEvent): Marked | undefined {
  const { target } = event;
  // Elements of frames are instances of the frame's own classes.
  return target && target !== host && 'closest' in target
    ? textsAt(target as Element, event)
    : undefined;
}

function step(by: 1 | -1): void {
  say('');
  hovered = undefined;
  void tasks.step(by, texts.chosen());
}

/** Shows texts that are on the page, in any state of it, or on none. */
async function show(codes: readonly number[], marked?: Marked): Promise<void> {
  if (!marked) return texts.open({ codes: [...codes] }, pageLanguage());
  for (let one = marked.element.closest('details'); one; ) {
    one.open = true;
    one = one.parentElement?.closest('details') ?? null;
  }
  marked.element.scrollIntoView({ block: 'center', behavior: 'instant' });
  await texts.open(marked, textLanguage(marked.element));
}

/** Shows what the locale files have by now, while the page, its place and what is typed stay. */
async function update(): Promise<void> {
  // First, so that the page has all of these by then, and perhaps more.
  const changed = await readAgain(pageLanguage());
  const page = await fetch(location.href);
  const newer = new DOMParser().parseFromString(await page.text(), 'text/html');
  if (page.status === 500) {
    fault = newer.querySelector('pre')?.textContent ?? 'The server cannot render the page.';
    return say(fault);
  }
  if (message.textContent === fault) say('');
  putTexts(changed, newer);
  hasNewTexts ||= changed.length > 0;
  await texts.update();
  await tasks.load();
}
