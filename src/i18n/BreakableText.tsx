import { createElement, Fragment, type ReactNode } from 'react';
import { PHRASE_BREAK } from './phraseBreak.ts';

/**
 * Renders a text with a `<wbr>` at each of its phrase breaks. The character itself would be in
 * accessible names, in what visitors copy, and in the way of the browser's search.
 */
export function BreakableText({ text }: { text: string }): ReactNode {
  const [first, ...others] = text.split(PHRASE_BREAK);
  const children: ReactNode[] = [first];
  for (const phrase of others) children.push(<wbr />, phrase);
  // Children that are passed as arguments need no keys.
  return createElement(Fragment, null, ...children);
}
