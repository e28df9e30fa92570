import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type RootOptions } from 'react-dom/client';
import { copyLaterStyles } from './copyLaterStyles.ts';

/** Renders an application into an element. */
export type Render = (root: Element, application: ReactNode, options: RootOptions) => void;

/**
 * Returns what renders a page anew, in place of its prerendered HTML, at once. Before that, waits for
 * the code of what only the HTML holds, and for the end of a press: a button that is replaced before
 * it is released gets no click.
 */
export async function prepareRendering(root: Element, code: Promise<void>): Promise<Render> {
  const styles = copyLaterStyles('all');
  await Promise.all([
    // The page is complete without them.
    code.catch(() => {}),
    styles &&
      new Promise((resolve) => Object.assign(styles, { onload: resolve, onerror: resolve })),
  ]);
  while (root.querySelector(':active')) await new Promise(requestAnimationFrame);
  return (container, application, options) => {
    for (const tag of document.head.querySelectorAll(PAGE_HEAD)) tag.remove();
    flushSync(() => createRoot(container, options).render(application));
  };
}

/** The tags of `PageHead`, which precede those of `index.html`. */
const PAGE_HEAD =
  ":is(title, meta, link):has(~ [property='og:type']):not([charset], [http-equiv], [name='viewport'])";
