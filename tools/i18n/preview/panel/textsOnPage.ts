import { codesIn } from '../invisibleCode.ts';

/** An element with texts as content or attributes, by the texts' numbers. */
export interface Marked {
  element: Element;
  codes: number[];
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
    if (textCodes(around).length === 0 && attributeCodes(around).length === 0) continue;
    const element = textUnder(point, around) ?? around;
    const control = target.closest(CONTROL);
    const owners = new Set([element, ...(control ? [control] : []), ...labelsOf(control)]);
    const all = [...owners].flatMap((owner) => [
      ...(owner === control && owner !== element ? [] : textCodes(owner)),
      ...attributeCodes(owner),
    ]);
    return { element, codes: [...new Set(all)] };
  }
  return undefined;
}

/**
 * Lists the elements with texts in document order, frames included: the page's title, then what it
 * shows, now or in another state. Each text is listed where it comes first.
 */
export function textsOnPage(page: Document = document): Marked[] {
  const listed = new Set<number>();
  return allTexts(page).flatMap(({ element, codes }) => {
    const found = [...new Set(codes)];
    if (found.every((code) => listed.has(code))) return [];
    for (const code of found) listed.add(code);
    return [{ element, codes: found }];
  });
}

/** Lists the elements with texts, also those that another element has before. */
export function allTexts(page: Document = document): Marked[] {
  const elements = [...page.querySelectorAll('title, meta[name="description"], body *')];
  return elements.flatMap((element) => {
    if (element.matches('iframe')) return allTexts(contentOf(element as HTMLIFrameElement));
    return [
      { element, codes: [...ownTexts(element).flatMap(codesIn), ...attributeCodes(element)] },
    ];
  });
}

type Point = Pick<MouseEvent, 'clientX' | 'clientY'>;

/** Finds the text that lies at a point, in pictures whose parts take no clicks. */
function textUnder({ clientX, clientY }: Point, around: Element): Element | undefined {
  return [...around.querySelectorAll('*')].findLast((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isThere = left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
    return isThere && ownTexts(element).flatMap(codesIn).length > 0 && element.checkVisibility();
  });
}

/** Returns a frame's document, also of a page that was fetched and is not shown. */
function contentOf(frame: HTMLIFrameElement): Document {
  return frame.contentDocument ?? new DOMParser().parseFromString(frame.srcdoc, 'text/html');
}

function textCodes(element: Element): number[] {
  const codes: number[] = [];
  const nodes = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) codes.push(...codesIn(nodes.currentNode.nodeValue ?? ''));
  return codes;
}

function ownTexts(element: Element): string[] {
  return [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.nodeValue ?? '');
}

function attributeCodes(element: Element): number[] {
  return [...element.attributes].flatMap(codesInAttribute);
}

export function codesInAttribute({ name, value }: Attr): number[] {
  // The link of an email contains its subject.
  const isMail = name === 'href' && value.startsWith('mailto:');
  return codesIn(isMail ? decodeURIComponent(value) : value);
}

function labelsOf(control: Element | null): Element[] {
  return control?.matches('input') ? [...((control as HTMLInputElement).labels ?? [])] : [];
}
