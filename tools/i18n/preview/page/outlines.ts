import { color } from '../../../../src/theme/tokens.ts';

/** What the preview adds to the styles of the page, and of mails: outlines follow their texts. */
export const pageStyles = `
[data-translation] {
  outline: 2px dashed ${color.yellowText};
  outline-offset: 2px;
}
[data-translation='doubtful'] { outline-style: dotted; }
[data-translation='outdated'] { outline: 4px double ${color.yellowText}; }
[data-translation='chosen'] { outline: 2px solid ${color.focus}; }
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

/** Outlines elements as what the panel shows, or as what needs work, and no others any more. */
export function outline(elements: ReadonlyMap<Element, string>): void {
  for (const element of outlined) element.removeAttribute('data-translation');
  outlined = [...elements.keys()];
  for (const [element, as] of elements) element.setAttribute('data-translation', as);
}
