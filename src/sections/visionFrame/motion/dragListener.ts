import type { Point } from './geometry.ts';

interface DragHandlers {
  /** Whether this press may become a drag. */
  accepts(press: PointerEvent): boolean;
  begin(): void;
  /**
   * @param distance from the start of the drag on the page, in CSS pixels; x grows to the right.
   */
  move(distance: Point): void;
  end(): void;
}

/** A press that moves less than this, in CSS pixels, is a click. */
const CLICK_RADIUS = 4;

/**
 * Reports drags that start on `element`, at most one move per animation frame. Stops propagation,
 * so that the page's other pointermove listeners, enough to cost a slow machine frames, stay idle.
 */
export function createDragListener(element: HTMLElement, handlers: DragHandlers) {
  let endDrag = () => {};

  function press(start: PointerEvent): void {
    if (start.button !== 0 || !handlers.accepts(start)) return;
    endDrag();
    let isDragging = false;
    let distance: Point = { x: 0, y: 0 };
    let nextFrame = 0;
    const ended = new AbortController();
    const reportMove = () => {
      nextFrame = 0;
      handlers.move(distance);
    };

    const move = (event: PointerEvent) => {
      if (event.pointerId !== start.pointerId) return;
      // The button may have been released where no event was delivered.
      if (event.buttons === 0) return endDrag();
      // In page coordinates: the page may scroll during the drag.
      distance = { x: event.pageX - start.pageX, y: event.pageY - start.pageY };
      if (!isDragging) {
        if (Math.hypot(distance.x, distance.y) < CLICK_RADIUS) return;
        isDragging = true;
        // Captured, the press ends on the element and is no click on anything beneath.
        element.setPointerCapture(start.pointerId);
        handlers.begin();
      }
      event.stopPropagation();
      nextFrame ||= requestAnimationFrame(reportMove);
    };
    const stopPropagation = (event: MouseEvent) => event.stopPropagation();
    const release = ({ pointerId }: PointerEvent) => pointerId === start.pointerId && endDrag();
    endDrag = () => {
      endDrag = () => {};
      ended.abort();
      cancelAnimationFrame(nextFrame);
      if (!isDragging) return;
      reportMove();
      handlers.end();
    };
    const early = { signal: ended.signal, capture: true };
    addEventListener('pointermove', move, early);
    addEventListener('mousemove', stopPropagation, early);
    addEventListener('pointerup', release, early);
    addEventListener('pointercancel', release, early);
  }

  element.addEventListener('pointerdown', press);
  return {
    /** Ends a drag in progress at its current position. */
    endDrag: () => endDrag(),
    destroy() {
      element.removeEventListener('pointerdown', press);
      endDrag();
    },
  };
}
