import { createElement } from 'react';

const WRAPPER = 'html-comment';

/** A comment in the markup, which React cannot render. Its text is put in as it is. */
export function HtmlComment({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has no other way to a comment
  return createElement(WRAPPER, { dangerouslySetInnerHTML: { __html: `<!--${text}-->` } });
}

/** Removes the elements that `HtmlComment` needs around its comments. */
export function unwrapComments(html: string): string {
  return html.replaceAll(new RegExp(`</?${WRAPPER}>`, 'g'), '');
}
