import { codesIn } from './invisibleCode.ts';

/** An element with texts as content or attributes, by the texts' numbers. */
export interface Marked {
  element: Element;
  codes: number[];
}

/** Controls, which can have texts in labels and titles beside their content. */
const CONTROL = 'a, button, summary, label, input, [role]';

/** Finds the nearest element with a text, and the texts of the control it belongs to. */
export function textsAt(target: Element): Marked | undefined {
  for (let element: Element | null = target; element; element = element.parentElement) {
    if (element === document.body) return undefined;
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

/** Lists the elements with texts in document order: the page's title, then visible elements. */
export function textsOnPage(): Marked[] {
  return [...document.querySelectorAll('title, meta[name="description"], body *')]
    .filter((element) => element.closest('head') || element.checkVisibility())
    .map((element) => ({
      element,
      codes: [...ownTexts(element).flatMap(codesIn), ...attributeCodes(element)],
    }))
    .filter(({ codes }) => codes.length > 0);
}

function textCodes(element: Element): number[] {
  const codes: number[] = [];
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) codes.push(...codesIn(nodes.currentNode.nodeValue ?? ''));
  return codes;
}

function ownTexts(element: Element): string[] {
  return [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.nodeValue ?? '');
}

function attributeCodes(element: Element): number[] {
  return [...element.attributes].flatMap(({ name, value }) =>
    // The link of an email contains its subject.
    codesIn(name === 'href' && value.startsWith('mailto:') ? decodeURIComponent(value) : value),
  );
}

function labelsOf(control: Element | null): HTMLLabelElement[] {
  return control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
}
