import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type RootOptions } from 'react-dom/client';
import { copyLaterStyles } from './copyLaterStyles.ts';

/*
 * Takes over a page that an extension or a translator has changed. React discards the parts that
 * differ from what it expects, with all that the visitor has done there.
 */

/** The controls of a page before React took it over; some have been removed since. */
export interface EarlierControls {
  root: Element;
  controls: readonly Element[];
  /** The last one that had focus. */
  focused: Element | null;
  openMenu: Element | null;
}

/**
 * Waits until a page can be rendered anew, in place of its prerendered HTML, at once: until the code
 * of what only the HTML holds is there, and a press has ended. A button that is replaced before it is
 * released gets no click.
 */
export async function readyToRender(root: Element, code: Promise<void>): Promise<void> {
  const styles = copyLaterStyles('all');
  await Promise.all([
    // The page is complete without it.
    code.catch(() => {}),
    styles &&
      new Promise((resolve) => Object.assign(styles, { onload: resolve, onerror: resolve })),
  ]);
  while (root.querySelector(':active')) await new Promise(requestAnimationFrame);
}

/** Renders the application in place of a page's prerendered HTML. */
export function renderAnew(root: Element, application: ReactNode, options: RootOptions): void {
  for (const tag of document.head.querySelectorAll(PAGE_HEAD)) tag.remove();
  const { scrollY } = window;
  flushSync(() => createRoot(root, options).render(application));
  // Firefox scrolls when all that is on the screen is replaced.
  scrollTo({ top: scrollY, behavior: 'instant' });
}

/** The tags of `PageHead`, which precede those of `index.html`. */
const PAGE_HEAD =
  ":is(title, meta, link):has(~ [property='og:type']):not([charset], [http-equiv], [name='viewport'])";

/**
 * Returns the element in the place of a removed one: with its id, or with the same styles and as many
 * of them before it. What others insert has neither.
 */
export function successorOf(
  removed: Element,
  { root, controls }: EarlierControls,
): HTMLElement | undefined {
  const selector = selectorOf(removed);
  const alike = controls.filter((control) => selectorOf(control) === selector);
  return root.querySelectorAll<HTMLElement>(selector)[alike.indexOf(removed)];
}

/** Gives what was typed, its selection, focus, open questions and the open menu to successors. */
export function restoreControls(earlier: EarlierControls): void {
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

/** Renders a part of the page anew. What the visitor has done there stays, a press included. */
export function replacePart(part: Element, render: () => void, pressed?: Element): void {
  const earlier = {
    root: part.parentElement as Element,
    controls: [...part.querySelectorAll('button, [data-region]')],
    focused: document.activeElement,
    openMenu: null,
  };
  flushSync(render);
  restoreControls(earlier);
  if (pressed) successorOf(pressed, earlier)?.click();
}

function selectorOf({ id, localName, classList }: Element): string {
  const style = [...classList].find((name) => name.startsWith('css-'));
  if (id) return `#${CSS.escape(id)}`;
  return style ? `${localName}.${style}` : `${localName}:not([class])`;
}

function retype(from: HTMLInputElement, to: HTMLInputElement): void {
  if (!from.value || to.value) return;
  to.value = from.value;
  // Email fields tell no selection; the caret is then at the end.
  if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd);
  // React components that follow what is typed.
  to.dispatchEvent(new Event('input', { bubbles: true }));
}
