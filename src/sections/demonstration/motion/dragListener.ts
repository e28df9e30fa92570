import type { Point } from './geometry.ts';

interface DragHandlers {
  /** Whether a press on this element may become a drag. */
  accepts(pressed: Element, pointerType: string): boolean;
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

  function press(start: PointerEvent, pressed = start.target as Element): void {
    if (start.buttons !== 1 || !handlers.accepts(pressed, start.pointerType)) return;
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

  const isListening = new AbortController();
  const { signal } = isListening;
  element.addEventListener('pointerdown', (event) => press(event), { signal });
  // A drag that began before the page responded continues with the next move.
  const held = [...element.querySelectorAll(':active')].at(-1);
  if (held) addEventListener('pointermove', (event) => press(event, held), { signal, once: true });
  return {
    /** Ends a drag in progress at its current position. */
    endDrag: () => endDrag(),
    destroy() {
      isListening.abort();
      endDrag();
    },
  };
}
