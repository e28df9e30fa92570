import { type RefObject, useEffect, useReducer } from 'react';

/** An element to outline, and how: as a task, or as what the panel shows. */
export interface Outlined {
  element: Element;
  kind: 'open' | 'outdated' | 'doubtful' | 'chosen';
}

interface OutlinesProps {
  find: () => Outlined[];
  /** Is set to a function that draws the outlines again. */
  redraw: RefObject<() => void>;
}

/** What moves elements. What scrolls by itself, or stays while the page scrolls, moves too. */
const MOVES = ['scroll', 'resize', 'toggle', 'load', 'transitionend'];

/** Draws outlines over elements of the page and of its frames, again when something moves. */
export function Outlines({ find, redraw }: OutlinesProps) {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    let isDue = false;
    const onMove = () => {
      if (isDue) return;
      isDue = true;
      requestAnimationFrame(() => {
        isDue = false;
        draw();
      });
    };
    redraw.current = onMove;
    const stopped = new AbortController();
    const options = { capture: true, passive: true, signal: stopped.signal };
    for (const event of MOVES) addEventListener(event, onMove, options);
    const observer = new ResizeObserver(onMove);
    observer.observe(document.body);
    return () => {
      stopped.abort();
      observer.disconnect();
    };
  }, [redraw]);
  return find().map(({ element, kind }, index) => {
    const { left, top, width, height } = rectOf(element);
    if (!isVisible(element) || width + height === 0) return null;
    // Positioned in the document, so that it scrolls with the page; not beyond the window, which
    // would make the page scroll sideways.
    const [start, end] = [left - GAP, Math.min(left + width + GAP, document.body.clientWidth)];
    const style = {
      left: start + scrollX,
      top: top + scrollY - GAP,
      width: end - start,
      height: height + 2 * GAP,
    };
    // biome-ignore lint/suspicious/noArrayIndexKey: outlines have no state
    return <div key={index} className={`outline ${kind}`} style={style} />;
  });
}

/** Room in px around an element. */
const GAP = 4;

/** Tells whether an element is rendered, in its frame or on the page. */
export function isVisible(target: Element): boolean {
  return target.isConnected && target.closest('head') === null && target.checkVisibility();
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
