import { keysIn } from './invisibleCode.ts';

/** An element with texts as content or attributes, by the texts' keys. */
export interface Marked {
  element: Element;
  keys: string[];
}

/** Controls, which can have texts in labels and titles beside their content. */
const CONTROL = 'a, button, summary, label, input, [role]';

/**
 * Finds the nearest element with a text, and the texts of the control it belongs to.
 *
 * @param point of a click, which may have gone through the text to what is around it
 */
export function textsAt(target: Element, point: Point): Marked | undefined {
  const { body } = target.ownerDocument;
  for (let around: Element | null = target; around; around = around.parentElement) {
    if (around === body) return undefined;
    if (textKeys(around).length === 0 && attributeKeys(around).length === 0) continue;
    const element = textUnder(point, around) ?? around;
    const control = target.closest(CONTROL);
    const owners = new Set([element, ...(control ? [control] : []), ...labelsOf(control)]);
    const all = [...owners].flatMap((owner) => [
      ...(owner === control && owner !== element ? [] : textKeys(owner)),
      ...attributeKeys(owner),
    ]);
    return { element, keys: distinct(all) };
  }
  return undefined;
}

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

/** Whether a text is in the lower half of the window, where the panel would cover it. */
export function isLow(target: Element): boolean {
  const { top, bottom } = target.getBoundingClientRect();
  const frame = target.ownerDocument.defaultView?.frameElement?.getBoundingClientRect();
  return (frame?.top ?? 0) + (top + bottom) / 2 > innerHeight / 2;
}

/** The product's name, which most texts contain: it counts only by itself. */
const PRODUCT = 'brand.name';

function distinct(keys: string[]): string[] {
  const others = keys.filter((key) => key !== PRODUCT);
  return [...new Set(others.length > 0 ? others : keys)];
}

type Point = Pick<MouseEvent, 'clientX' | 'clientY'>;

/** Finds the text that lies at a point, in pictures whose parts take no clicks. */
function textUnder({ clientX, clientY }: Point, around: Element): Element | undefined {
  return [...around.querySelectorAll('*')].findLast((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isThere = left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
    return isThere && ownTexts(element).flatMap(keysIn).length > 0 && element.checkVisibility();
  });
}

function textKeys(element: Element): string[] {
  const keys: string[] = [];
  const nodes = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) keys.push(...keysIn(nodes.currentNode.nodeValue ?? ''));
  return keys;
}

function ownTexts(element: Element): string[] {
  return [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.nodeValue ?? '');
}

function attributeKeys(element: Element): string[] {
  return [...element.attributes].flatMap(keysInAttribute);
}

function keysInAttribute({ name, value }: Attr): string[] {
  // The link of an email contains its subject.
  const isMail = name === 'href' && value.startsWith('mailto:');
  return keysIn(isMail ? decodeURIComponent(value) : value);
}

function labelsOf(control: Element | null): Element[] {
  return control?.matches('input') ? [...((control as HTMLInputElement).labels ?? [])] : [];
}
