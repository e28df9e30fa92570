import { button } from './button.ts';
import { element } from './element.ts';
import { languageOf, pageLanguage } from './language.ts';
import { listenOnPage } from './listenOnPage.ts';
import { openTexts } from './openTexts.ts';
import { drawOutlines } from './outlines.ts';
import { pageLinks } from './pageLinks.ts';
import { pageStyles, panelStyles } from './panelStyles.ts';
import { keepPlace, takePlace } from './place.ts';
import { taskButton } from './taskButton.ts';
import { elementWith, type Marked, textsAt } from './textsOnPage.ts';

/*
 * Runs on every page of `npm run i18n -- preview`. While its switch is on, a click on a text opens
 * that text in the panel instead of its usual action; with the switch off, links and buttons work.
 * The other buttons lead from text to text, for the keyboard, or from one that needs work to the
 * next.
 */
const host = element('div', {});
const root = host.attachShadow({ mode: 'open' });
const message = element('p', { role: 'status', class: 'message' });
const aside = element('aside', { dir: 'ltr', lang: 'en' }, message);
let hovered: Element | undefined;
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
    say(`Not saved, but kept here: ${keys.join(', ')}. Open it again to mend it.`);
    void tasks.load();
  },
});
const tasks = taskButton({ language: pageLanguage(), show, say, redraw: outlines.redraw });
const toggle = button('Translate', () => turn(!isOn()), { 'aria-pressed': 'true' });
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
addEventListener('pagehide', () => keepPlace(texts.place()));
// Vite waits for this, so that a change of another file takes no key press.
import.meta.hot?.on('vite:beforeFullReload', async () => {
  while (texts.isTyping()) await new Promise((resolve) => setTimeout(resolve, 100));
});
void restore();

function isOn(): boolean {
  return toggle.getAttribute('aria-pressed') === 'true';
}

function turn(on: boolean): void {
  toggle.setAttribute('aria-pressed', String(on));
  texts.close();
}

function say(text: string): void {
  message.replaceChildren(text);
}

function onClick(event: MouseEvent): void {
  if (!isOn() || event.target === host) return;
  const marked = found(event.target);
  if (marked) {
    event.preventDefault();
    event.stopImmediatePropagation();
    say('');
    void texts.open(marked, languageOf(marked.element));
  } else texts.close();
}

function onPointer({ target }: PointerEvent): void {
  hovered = isOn() && !texts.isOpen() ? found(target)?.element : undefined;
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

function found(target: EventTarget | null): Marked | undefined {
  // Elements of frames are instances of the frame's own classes.
  return target && target !== host && 'closest' in target ? textsAt(target as Element) : undefined;
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
  await texts.open(marked, languageOf(marked.element));
}

/** Opens what was open before a reload. */
async function restore(): Promise<void> {
  const place = takePlace();
  await tasks.load();
  if (!place || place.codes.length === 0) return tasks.arrive();
  scrollTo({ top: place.scroll, behavior: 'instant' });
  const at = elementWith(place.codes);
  await texts.open(
    { codes: place.codes, element: at },
    at ? languageOf(at) : pageLanguage(),
    false,
  );
  texts.putCaret(place);
}
