import { color } from '../../src/theme/tokens.ts';

/** The styles that the workbench adds to the page. */
export const pageStyles = `
main.mail { padding: 1rem; }
main.mail iframe {
  inline-size: min(100%, 44rem);
  block-size: 50rem;
  border: 0;
}
`;

const OUTLINE = `2px solid ${color.focus}`;

let outlined: Element[] = [];

/** Outlines only these elements, whose texts the panel shows. */
export function outline(elements: Element[]): void {
  for (const element of outlined) (element as HTMLElement).style.outline = '';
  outlined = elements;
  for (const element of outlined) (element as HTMLElement).style.outline = OUTLINE;
}
