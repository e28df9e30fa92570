import { keysIn } from './invisibleCode.ts';

/** An element with texts as content or attributes, by the texts' keys. */
export interface Marked {
  element: Element;
  keys: string[];
}

/** Controls, which can have texts in labels and titles beside their content. */
const CONTROL = 'a, button, summary, label, input, [role]';

/**
 * Finds the innermost text at a point of the page, and what labels the control that it belongs to.
 *
 * @param target of a click at that point, which may have gone through the text to what is around it
 */
export function textsAt(target: Element, { clientX, clientY }: Point): Marked | undefined {
  const control = target.closest(CONTROL);
  const labels = control?.matches('input') ? [...((control as HTMLInputElement).labels ?? [])] : [];
  const all = textsOnPage(target.ownerDocument);
  const innermost = all.findLast(({ element }) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isThere = left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
    const isOfTarget = target.contains(element) || element.contains(target);
    return isThere && isOfTarget && element.checkVisibility();
  });
  // A text that appears word by word has its key in the last word.
  const element = target.closest('p');
  const ofWords = element ? distinct(keysIn(element.textContent)) : [];
  const isFound = innermost && element?.contains(innermost.element);
  if (element && !isFound && ofWords.length === 1) return { element, keys: ofWords };
  if (!innermost) return undefined;
  const owners = [control, ...labels, ...labels.flatMap((label) => [...label.children])];
  const others = all.filter(({ element }) => owners.includes(element));
  const keys = [innermost, ...others].flatMap((one) => one.keys);
  return { element: innermost.element, keys: [...new Set(keys)] };
}

type Point = Pick<MouseEvent, 'clientX' | 'clientY'>;

/**
 * Lists the elements with texts in document order, frames included: the page's title, then what it
 * shows, now or in another state.
 */
export function textsOnPage(page: Document = document): Marked[] {
  const elements = [...page.querySelectorAll('title, meta[name="description"], body *')];
  return elements.flatMap((element) => {
    if (element instanceof HTMLIFrameElement) {
      return element.contentDocument ? textsOnPage(element.contentDocument) : [];
    }
    const keys = [...ownTexts(element).flatMap(keysIn), ...attributeKeys(element)];
    return keys.length > 0 ? [{ element, keys: distinct(keys) }] : [];
  });
}

/** Lists the elements with a text. */
export function elementsWith(key: string): Element[] {
  return textsOnPage().flatMap(({ element, keys }) => (keys.includes(key) ? [element] : []));
}

/** Tells whether an element is rendered, in its frame or on the page. */
export function isVisible(target: Element): boolean {
  return target.closest('head') === null && target.checkVisibility();
}

/** Whether a text belongs to the page's state: visible, in closed details, or in the head. */
export function isReachable(target: Element): boolean {
  return isVisible(target) || target.closest('details, head') !== null;
}

/** Whether a text is in the lower half of the window, where the panel would cover it. */
export function isLow(target: Element): boolean {
  const { top, bottom } = target.getBoundingClientRect();
  const frame = target.ownerDocument.defaultView?.frameElement?.getBoundingClientRect();
  return (frame?.top ?? 0) + (top + bottom) / 2 > innerHeight / 2;
}

/** The product's name, which most texts contain: it counts only on its own. */
const PRODUCT = 'brand.name';

function distinct(keys: string[]): string[] {
  const others = keys.filter((key) => key !== PRODUCT);
  return [...new Set(others.length > 0 ? others : keys)];
}

function ownTexts(element: Element): string[] {
  return [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.nodeValue ?? '');
}

function attributeKeys(element: Element): string[] {
  return [...element.attributes].flatMap(({ value }) => keysIn(value));
}
