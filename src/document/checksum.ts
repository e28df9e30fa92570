/**
 * Sums up a part of a document: its elements, and their text. The build writes the page's checksum
 * into the document; a page with another one was changed by an extension or a translator.
 */
export function checksum(elements: number, text: string): string {
  let hash = elements;
  for (let i = 0; i < text.length; i += 1) hash = (hash * 31 + text.charCodeAt(i)) | 0;
  return (hash >>> 0).toString(36);
}

/** Returns the checksum of what an element holds. */
export function checksumOf(element: Element): string {
  return checksum(element.getElementsByTagName('*').length, element.textContent ?? '');
}
