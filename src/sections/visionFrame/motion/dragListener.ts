import type { Point } from './geometry.ts';

interface DragListener {
  /** Whether a press there may become a drag. */
  accepts(press: PointerEvent): boolean;
  begin(): void;
  /** @param distance from where the drag began, on the page, in CSS pixels; x grows to the right. */
  move(distance: Point): void;
  end(): void;
}

/** A press that moves no further than this, in pixels, is a click. */
const CLICK_RADIUS = 4;

/**
 * Tells of drags that begin on an element. A move is told once for each frame that the screen draws, however
 * often the pointer reports, and nobody else on the page hears of it: a page has listeners enough to cost a
 * slow machine its frames.
 */
export function listenForDrags(element: HTMLElement, listener: DragListener) {
  let endDrag = () => {};

  function press(start: PointerEvent): void {
    if (start.button !== 0 || !listener.accepts(start)) return;
    endDrag();
    let isDragging = false;
    let distance: Point = { x: 0, y: 0 };
    let nextFrame = 0;
    const ended = new AbortController();
    const tell = () => {
      nextFrame = 0;
      listener.move(distance);
    };

    const move = (event: PointerEvent) => {
      if (event.pointerId !== start.pointerId) return;
      // The button may have been let go where nobody heard of it.
      if (event.buttons === 0) return endDrag();
      // On the page, which may be scrolled meanwhile.
      distance = { x: event.pageX - start.pageX, y: event.pageY - start.pageY };
      if (!isDragging) {
        if (Math.hypot(distance.x, distance.y) < CLICK_RADIUS) return;
        isDragging = true;
        // From here on the press is no click on what is beneath: it ends on the element.
        element.setPointerCapture(start.pointerId);
        listener.begin();
      }
      event.stopPropagation();
      nextFrame ||= requestAnimationFrame(tell);
    };
    const keepQuiet = (event: MouseEvent) => event.stopPropagation();
    const release = ({ pointerId }: PointerEvent) => pointerId === start.pointerId && endDrag();
    endDrag = () => {
      endDrag = () => {};
      ended.abort();
      cancelAnimationFrame(nextFrame);
      if (!isDragging) return;
      tell();
      listener.end();
    };
    const early = { signal: ended.signal, capture: true };
    addEventListener('pointermove', move, early);
    addEventListener('mousemove', keepQuiet, early);
    addEventListener('pointerup', release, early);
    addEventListener('pointercancel', release, early);
  }

  element.addEventListener('pointerdown', press);
  return {
    /** Ends the drag, if there is one, where it is. */
    endDrag: () => endDrag(),
    destroy() {
      element.removeEventListener('pointerdown', press);
      endDrag();
    },
  };
}
