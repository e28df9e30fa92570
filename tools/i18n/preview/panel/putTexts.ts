import { allTexts, codesInAttribute } from './textsOnPage.ts';

/**
 * Puts the texts with these numbers from a newer document of the page into the page itself. Its
 * elements stay wherever the texts have the same ones, so that it goes on working.
 */
export function putTexts(codes: readonly number[], newer: Document): void {
  for (const code of codes) {
    const made = elementsWith(code, newer);
    for (const [index, element] of elementsWith(code, document).entries()) {
      // A menu or a message may show the text once more than the document does.
      const from = made[index] ?? made[0];
      if (from) copyTexts(from, element);
    }
  }
}

/** Lists the elements with a text, without what marks it as not translated. */
function elementsWith(code: number, page: Document): Element[] {
  return allTexts(page)
    .filter(({ codes }) => codes.includes(code))
    .flatMap(({ element }) => element.closest(':not(bdi)') ?? []);
}

function copyTexts(from: Element, to: Element): void {
  for (const attribute of from.attributes) {
    if (codesInAttribute(attribute).length > 0) to.setAttribute(attribute.name, attribute.value);
  }
  if (hasSameElements(from, to)) copyValues(from, to);
  else to.replaceChildren(...to.ownerDocument.importNode(from, true).childNodes);
}

function hasSameElements(one: Node, other: Node): boolean {
  return (
    one.nodeName === other.nodeName &&
    one.childNodes.length === other.childNodes.length &&
    [...one.childNodes].every((child, index) =>
      hasSameElements(child, other.childNodes[index] as Node),
    )
  );
}

function copyValues(from: Node, to: Node): void {
  if (to.nodeValue !== from.nodeValue) to.nodeValue = from.nodeValue;
  for (const [index, child] of from.childNodes.entries()) {
    copyValues(child, to.childNodes[index] as Node);
  }
}
