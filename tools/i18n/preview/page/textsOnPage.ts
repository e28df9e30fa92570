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
    return { element, keys: [...new Set(all)] };
  }
  return undefined;
}

/**
 * Lists the elements with texts in document order, frames included: the page's title, then what it
 * shows, now or in another state. Each text is listed where it comes first.
 */
export function textsOnPage(page: Document = document): Marked[] {
  const listed = new Set<string>();
  return allTexts(page).flatMap(({ element, keys }) => {
    const found = [...new Set(keys)];
    if (found.every((key) => listed.has(key))) return [];
    for (const key of found) listed.add(key);
    return [{ element, keys: found }];
  });
}

/** Lists the elements with a text. */
export function elementsWith(key: string): Element[] {
  return allTexts().flatMap(({ element, keys }) => (keys.includes(key) ? [element] : []));
}

/** Lists the elements with texts, also those that another element has before. */
export function allTexts(page: Document = document): Marked[] {
  const elements = [...page.querySelectorAll('title, meta[name="description"], body *')];
  return elements.flatMap((element) => {
    if (element instanceof HTMLIFrameElement) {
      return element.contentDocument ? allTexts(element.contentDocument) : [];
    }
    return [{ element, keys: [...ownTexts(element).flatMap(keysIn), ...attributeKeys(element)] }];
  });
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
