import { type ReactNode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { checksumOf } from '../checksum.ts';
import { applyLaterStyles, copyLaterStyles } from '../laterStyles.ts';

/** The contents of the page before React took it over. */
interface EarlierPage {
  root: HTMLElement;
  main: Element | null;
  /** The tags of `PageHead`, which precede those of `index.html`. */
  headTags: readonly Element[];
  controls: readonly Element[];
  /** The last one that had focus. */
  focused: Element | null;
  openMenu: Element | null;
}

/** Selects what can be clicked, except links: browsers follow even a link that React removed. */
const PRESSED = 'button, [data-region]';

/** Selects what a visitor types into, presses or opens. */
const CONTROLS = `input:not([type=hidden], [hidden]), details, summary, a, [popover], ${PRESSED}`;

/**
 * Has React take over a prerendered page. A page that is still as built is hydrated. If another
 * program has changed it, React would discard one part after another, so the whole page is rendered
 * again at once. If a part is changed later, before it is hydrated, React renders that part again.
 * Typed text, focus, open questions and presses survive in every case.
 *
 * @param application returns what to render; it calls `onReady` once the page responds.
 * @param loadDecorations fetches the code of what only the prerendered HTML holds.
 * @returns a function that clicks a button, or the one that has replaced it. Parts of the page may
 *   still be hydrating, but React hydrates the one that gets an event before it handles the event.
 * @throws when the decorations of a changed page cannot be loaded, or its root is gone.
 */
export async function takeOverPage(
  root: HTMLElement,
  application: (onReady: () => void) => ReactNode,
  loadDecorations: () => Promise<void>,
): Promise<(button: HTMLElement) => void> {
  const isAsBuilt = root.dataset.checksum === checksumOf(root);
  const styles = copyLaterStyles();
  if (!isAsBuilt) {
    // A page rendered without its decorations would lose the ones that it shows.
    await Promise.all([styles, loadDecorations()]);
    // A button that is replaced before it is released gets no click.
    while (root.querySelector(':active')) await new Promise(requestAnimationFrame);
  }
  if (!root.isConnected) throw new Error('somebody has replaced the page');

  const earlier: EarlierPage = {
    root,
    main: root.querySelector('main'),
    headTags: [...document.head.querySelectorAll(PAGE_HEAD)],
    controls: [...root.querySelectorAll(CONTROLS)],
    focused: document.activeElement,
    openMenu: 'popover' in root ? root.querySelector(':popover-open') : null,
  };
  const noteFocus = ({ target }: FocusEvent) => {
    earlier.focused = target as Element;
  };
  addEventListener('focusin', noteFocus, true);
  const options = { onRecoverableError: () => restore(earlier) };
  await new Promise<void>((resolve) => {
    const content = application(resolve);
    // A transition hydrates in short tasks; without one, the whole page would be a single task.
    if (isAsBuilt) startTransition(() => void hydrateRoot(root, content, options));
    else {
      const { scrollY } = window;
      flushSync(() => createRoot(root, options).render(content));
      restore(earlier);
      // Firefox scrolls when everything on screen is replaced.
      scrollTo({ top: scrollY, behavior: 'instant' });
    }
  });

  const replayLostClick = (pressed: HTMLElement) => {
    // React has removed the element, and the click was lost.
    if (!pressed.isConnected) successorOf(pressed, earlier)?.click();
  };
  const handleClick = ({ target }: Event) => {
    const pressed = target instanceof Element && target.closest<HTMLElement>(PRESSED);
    if (pressed) setTimeout(replayLostClick, 0, pressed);
  };
  addEventListener('click', handleClick, true);
  return (button) => (button.isConnected ? button.click() : replayLostClick(button));
}

const PAGE_HEAD =
  ":is(title, meta, link):has(~ [property='og:type']):not([charset], [http-equiv], [name='viewport'])";

/**
 * Gives what was typed, its selection, focus, open questions and the open menu to successors. Where
 * the whole page is new, so are its head tags, and the link to its styles is gone.
 */
function restore(earlier: EarlierPage): void {
  if (!earlier.main?.isConnected) {
    for (const tag of earlier.headTags) tag.remove();
    applyLaterStyles();
  }
  for (const control of earlier.controls) {
    const successor = control.isConnected ? undefined : successorOf(control, earlier);
    if (!successor) continue;
    if (control instanceof HTMLInputElement) retype(control, successor as HTMLInputElement);
    if (control instanceof HTMLDetailsElement) {
      (successor as HTMLDetailsElement).open ||= control.open;
    }
    if (control === earlier.openMenu) successor.showPopover();
    if (control === earlier.focused && document.activeElement === document.body) {
      successor.focus({ preventScroll: true });
    }
  }
}

/**
 * Returns the element in the place of a removed one: the one with its id, or with the same class and
 * index. Returns nothing if an extension has added similar elements: the match could be wrong.
 */
function successorOf(removed: Element, { root, controls }: EarlierPage): HTMLElement | undefined {
  const selector = selectorOf(removed);
  const successors = root.querySelectorAll<HTMLElement>(selector);
  if (removed.id) return successors[0];
  const alike = controls.filter((control) => selectorOf(control) === selector);
  return alike.length === successors.length ? successors[alike.indexOf(removed)] : undefined;
}

function selectorOf({ id, localName, classList }: Element): string {
  const style = [...classList].find((name) => name.startsWith('css-'));
  if (id) return `#${CSS.escape(id)}`;
  return style ? `${localName}.${style}` : `${localName}:not([class])`;
}

function retype(from: HTMLInputElement, to: HTMLInputElement): void {
  if (!from.value || to.value) return;
  to.value = from.value;
  // Email fields do not expose a selection; the caret is then at the end.
  if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd);
  // Notifies React components that track the value.
  to.dispatchEvent(new Event('input', { bubbles: true }));
}
