import { color } from '../../../../src/theme/tokens.ts';

/** What the preview adds to the styles of the page, and of mails: the outline of an open text. */
export const pageStyles = `
[data-translation] {
  outline: 2px solid ${color.focus};
  outline-offset: 2px;
}
main.mail {
  display: grid;
  gap: 1rem;
  padding: 1rem;
}
main.mail iframe {
  inline-size: min(100%, 44rem);
  block-size: 50rem;
  border: 0;
}
`;

let outlined: Element[] = [];

/** Outlines elements as what the panel shows, and no others any more. */
export function outline(elements: Element[]): void {
  for (const element of outlined) element.removeAttribute('data-translation');
  for (const element of elements) element.setAttribute('data-translation', '');
  outlined = elements;
}
