import { element } from './elements.ts';

/** An element to outline, and how: as a task, or as what the panel shows. */
export interface Outlined {
  element: Element;
  kind: 'open' | 'outdated' | 'doubtful' | 'chosen';
}

/**
 * Draws outlines over elements of the page and of its frames, and redraws them when something
 * moves.
 *
 * @param outlined is asked for the elements at each drawing
 */
export function drawOutlines(outlined: () => Outlined[]): { layer: HTMLElement; redraw(): void } {
  const layer = element('div', { class: 'outlines' });
  let isDue = false;
  const redraw = () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      layer.replaceChildren(...outlined().flatMap(boxOf));
    });
  };
  // What scrolls by itself, or stays while the page scrolls, moves against the page.
  for (const event of ['scroll', 'resize', 'toggle', 'load', 'transitionend']) {
    addEventListener(event, redraw, { capture: true, passive: true });
  }
  new ResizeObserver(redraw).observe(document.body);
  return { layer, redraw };
}

/** Room in px around an element. */
const GAP = 4;

function boxOf({ element: target, kind }: Outlined): HTMLElement[] {
  const { left, top, width, height } = rectOf(target);
  if (!isVisible(target) || width + height === 0) return [];
  const box = element('div', { class: `outline ${kind}` });
  // Positioned in the document, so that it scrolls with the page.
  // Not beyond the window, which would make the page scroll sideways.
  const [start, end] = [left - GAP, Math.min(left + width + GAP, document.body.clientWidth)];
  box.style.cssText = `left: ${start + scrollX}px; top: ${top + scrollY - GAP}px; width: ${end - start}px; height: ${height + 2 * GAP}px; box-sizing: border-box;`;
  return [box];
}

/** Tells whether an element is rendered, in its frame or on the page. */
export function isVisible(target: Element): boolean {
  return target.closest('head') === null && target.checkVisibility();
}

/** Returns the place of an element in the window; of one in a frame, as far as the frame shows it. */
export function rectOf(target: Element): DOMRect {
  const rect = target.getBoundingClientRect();
  const frame = target.ownerDocument.defaultView?.frameElement;
  if (!frame) return rect;
  const around = frame.getBoundingClientRect();
  const left = Math.max(0, rect.left) + around.left + frame.clientLeft;
  const top = Math.max(0, rect.top) + around.top + frame.clientTop;
  const right = Math.min(frame.clientWidth, rect.right) + around.left + frame.clientLeft;
  const bottom = Math.min(frame.clientHeight, rect.bottom) + around.top + frame.clientTop;
  const isOutside = right <= left || bottom <= top;
  return isOutside ? new DOMRect() : new DOMRect(left, top, right - left, bottom - top);
}
