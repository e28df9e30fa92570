import { codesIn } from '../invisibleCode.ts';

/** An element with texts as content or attributes, by the texts' numbers. */
export interface Marked {
  element: Element;
  codes: number[];
}

/** Controls, which can have texts in labels and titles beside their content. */
const CONTROL = 'a, button, summary, label, input, [role]';

/** Finds the nearest element with a text, and the texts of the control it belongs to. */
export function textsAt(target: Element): Marked | undefined {
  const { body } = target.ownerDocument;
  for (let element: Element | null = target; element; element = element.parentElement) {
    if (element === body) return undefined;
    const codes = textCodes(element);
    if (codes.length === 0 && attributeCodes(element).length === 0) continue;
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
