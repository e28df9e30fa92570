// React hoists head tags, which components render in place, to the front of the string.
const HEAD_TAGS = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** Splits what React has rendered into the tags for the document's head and its body. */
export function splitHead(html: string): { head: string; body: string } {
  const [head = ''] = HEAD_TAGS.exec(html) ?? [];
  return { head, body: html.slice(head.length) };
}
