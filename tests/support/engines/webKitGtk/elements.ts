/*
 * Bundled, and run in the page: finds the elements of a locator, and describes what people and
 * assistive technology get of them.
 */

import {
  computeAccessibleDescription,
  computeAccessibleName,
  getRole,
  isInaccessible,
} from 'dom-accessibility-api';

/** A text to look for: as a whole, as a part in any case, or a pattern. */
export type Text = { whole: string } | { part: string } | { pattern: string; flags: string };

/** One step of a locator. Each narrows what the steps before have found. */
export type Step =
  | { css: string }
  | { role: string; name?: Text; level?: number; pressed?: boolean }
  | { text: Text }
  | { containing: Text }
  | { having: Step[] }
  | { isVisible: true }
  | { isFirst: true };

export interface ElementState {
  attributes: Record<string, string>;
  /** The whole text, hidden parts included. */
  text: string;
  value: string | undefined;
  description: string;
  isDisabled: boolean;
  isFocused: boolean;
  isInViewport: boolean;
  isVisible: boolean;
}

export function findElements(steps: Step[], root: ParentNode = document): Element[] {
  let found: Element[] | undefined;
  for (const step of steps) {
    const parents: ParentNode[] = found ?? [root];
    const search = (matches: (element: Element) => boolean, css = '*') =>
      inOrder(parents.flatMap((parent) => [...parent.querySelectorAll(css)].filter(matches)));
    const keep = (matches: (element: Element) => boolean) => (found ?? []).filter(matches);
    // The window has no focus, because no window manager runs.
    if ('css' in step && step.css === ':focus')
      found = search((element) => element === document.activeElement);
    else if ('css' in step) found = search(() => true, step.css);
    else if ('role' in step) found = search((element) => hasRole(element, step));
    else if ('text' in step)
      found = search((element) => isTextItself(element, step.text), 'body *');
    else if ('containing' in step)
      found = keep(({ textContent }) => fits(textContent, step.containing));
    else if ('having' in step)
      found = keep((element) => findElements(step.having, element).length > 0);
    else if ('isVisible' in step) found = keep(isVisible);
    else found = found?.slice(0, 1);
  }
  return found ?? [];
}

export function statesOf(steps: Step[]): ElementState[] {
  return findElements(steps).map((element) => ({
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    text: normalized(element.textContent),
    value: 'value' in element ? String(element.value) : undefined,
    description: computeAccessibleDescription(element),
    isDisabled: element.matches(':disabled'),
    isFocused: document.activeElement === element,
    isInViewport: isInViewport(element),
    isVisible: isVisible(element),
  }));
}

const PRESS_EVENTS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];

/**
 * Lets the next click reach only this element and what is in it, as Playwright does: the page may
 * move between the driver's look at the element and its click.
 */
export function expectClick(element: Element & { isMissed?: boolean }): void {
  element.isMissed = false;
  const keep = (event: Event) => {
    if (!event.composedPath().includes(element)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      element.isMissed = true;
    }
    // Not at the click, which the page may hold back. It comes in the same task.
    if (event.type === 'pointerup') setTimeout(stop);
  };
  const stop = () => {
    for (const type of PRESS_EVENTS) removeEventListener(type, keep, true);
  };
  for (const type of PRESS_EVENTS) addEventListener(type, keep, true);
}

interface RoleStep {
  role: string;
  name?: Text;
  level?: number;
  pressed?: boolean;
}

function hasRole(element: Element, { role, name, level, pressed }: RoleStep): boolean {
  if (getRole(element) !== role || isInaccessible(element)) return false;
  if (level !== undefined && element.localName !== `h${level}`) return false;
  if (pressed !== undefined && element.getAttribute('aria-pressed') !== String(pressed))
    return false;
  return name === undefined || fits(computeAccessibleName(element), name);
}

/** Whether no element inside this one has the text. */
function isTextItself(element: Element, text: Text): boolean {
  if (element.matches('script, style, noscript')) return false;
  return (
    fits(element.textContent, text) &&
    ![...element.children].some((child) => fits(child.textContent, text))
  );
}

function fits(found: string | null, text: Text): boolean {
  const whole = normalized(found);
  if ('whole' in text) return whole === normalized(text.whole);
  if ('part' in text) return whole.toLowerCase().includes(normalized(text.part).toLowerCase());
  return new RegExp(text.pattern, text.flags).test(whole);
}

function normalized(text: string | null): string {
  return (text ?? '')
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  // WebKitGTK gives some `<font>` elements around a visible text no height.
  const hasHeight = height > 0 || getComputedStyle(element).display === 'inline';
  return width > 0 && hasHeight && element.checkVisibility({ visibilityProperty: true });
}

function isInViewport(element: Element): boolean {
  const { top, right, bottom, left } = element.getBoundingClientRect();
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}

function inOrder(elements: Element[]): Element[] {
  return [...new Set(elements)].sort((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
}
