import styles from './outlines.css?inline';

/** Styles of the outlines, for the page and for the documents of mails. */
export const OUTLINE_STYLES = styles;

let outlined: Element[] = [];
let hovered: Element | undefined;

/** Outlines elements as what the panel shows, or as what needs work, and no others any more. */
export function outline(elements: ReadonlyMap<Element, string>): void {
  for (const element of outlined) element.removeAttribute('data-translation');
  outlined = [...elements.keys()];
  for (const [element, as] of elements) element.setAttribute('data-translation', as);
}

/** Outlines the text below the pointer. */
export function outlineHovered(element: Element | undefined): void {
  hovered?.removeAttribute('data-hovered');
  hovered = element;
  hovered?.setAttribute('data-hovered', '');
}
