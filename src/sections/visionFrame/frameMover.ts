import { media } from '../../theme/tokens.ts';
import { type Box, centreOf, clampOffset, nearestBox, type Point } from './geometry.ts';
import type { RegionId } from './regions.ts';

export interface FrameMover {
  /** In CSS pixels; x grows to the right in every language. */
  moveBy(distance: Point): void;
  /** Lays the lens over the middle of a window, as far as the frame fits into the scene there. */
  moveTo(region: RegionId): void;
  goHome(): void;
  destroy(): void;
}

/** A press that moves no further than this, in pixels, is a click. */
const CLICK_RADIUS = 4;
/** How far the frame stays from the scene's edges, in pixels. */
const MARGIN = 8;
/** A frame that has not moved for this long, in milliseconds, is at rest. */
const REST_AFTER = 180;

/**
 * Moves the frame over the scene, outside React: a drag sets one transform a move and asks nothing of
 * the layout. On narrow screens only the lens moves and its answer stays below.
 *
 * @param stage holds the elements with `data-part` scene, frame, glass, lens and handle, and in the scene
 * one with `data-region` for each window.
 * @param onPass is told the window under the lens after each move.
 * @param onRest is told when the frame has come to rest.
 */
export function createFrameMover(
  stage: HTMLElement,
  onPass: (region: RegionId) => void,
  onRest: () => void,
): FrameMover {
  const scene = part(stage, 'scene');
  const frame = part(stage, 'frame');
  const glass = part(stage, 'glass');
  const lens = part(stage, 'lens');
  const handle = part(stage, 'handle');
  const narrow = matchMedia(media.narrow.replace('@media ', ''));

  let moving = narrow.matches ? glass : frame;
  let places = measure();
  let offset: Point = { x: 0, y: 0 };
  let rest: ReturnType<typeof setTimeout> | undefined;

  /** Where everything is without any offset, which transforms do not change. */
  function measure() {
    const lensBox = boxOf(lens);
    if (moving === frame) {
      lensBox.x += glass.offsetLeft;
      lensBox.y += glass.offsetTop;
    }
    const windows = [...scene.querySelectorAll<HTMLElement>('[data-region]')];
    return {
      home: boxOf(moving),
      lensCentre: centreOf(lensBox),
      area: {
        x: MARGIN,
        y: MARGIN,
        width: scene.clientWidth - 2 * MARGIN,
        height: scene.clientHeight - 2 * MARGIN,
      },
      windows: new Map(windows.map((element) => [regionOf(element), boxOf(element)])),
    };
  }

  function place(wished: Point): void {
    const { home, lensCentre, area, windows } = places;
    offset = clampOffset(wished, home, area);
    moving.style.transform = `translate3d(${offset.x}px, ${offset.y}px, 0)`;
    const under = nearestBox(
      { x: home.x + offset.x + lensCentre.x, y: home.y + offset.y + lensCentre.y },
      windows,
    );
    if (under) onPass(under);
    clearTimeout(rest);
    rest = setTimeout(onRest, REST_AFTER);
  }

  function moveTo(region: RegionId): void {
    const { home, lensCentre, windows } = places;
    const window = windows.get(region);
    if (!window) return;
    const centre = centreOf(window);
    place({ x: centre.x - home.x - lensCentre.x, y: centre.y - home.y - lensCentre.y });
  }

  function drag(start: PointerEvent): void {
    const target = start.target as Element;
    const isOnHandle = handle.contains(target);
    // A finger scrolls the page wherever it does not take the handle.
    if (start.button !== 0 || (start.pointerType !== 'mouse' && !isOnHandle)) return;
    if (target.closest('button') && !isOnHandle) return;
    const from = offset;

    const move = ({ clientX, clientY }: PointerEvent) => {
      const distance = { x: clientX - start.clientX, y: clientY - start.clientY };
      if (!frame.hasPointerCapture(start.pointerId)) {
        if (Math.hypot(distance.x, distance.y) < CLICK_RADIUS) return;
        // From here on the press is no click on the handle: it ends on the frame.
        frame.setPointerCapture(start.pointerId);
        frame.dataset.dragging = '';
      }
      place({ x: from.x + distance.x, y: from.y + distance.y });
    };
    const ended = new AbortController();
    const end = () => {
      delete frame.dataset.dragging;
      ended.abort();
    };
    addEventListener('pointermove', move, { signal: ended.signal });
    addEventListener('pointerup', end, { signal: ended.signal });
    addEventListener('pointercancel', end, { signal: ended.signal });
  }

  function followClick({ target }: MouseEvent): void {
    const window = (target as Element).closest<HTMLElement>('[data-region]');
    if (window) moveTo(regionOf(window));
  }

  /** Also into another layout, in which another part moves. */
  function fit(): void {
    moving.style.transform = '';
    const next = narrow.matches ? glass : frame;
    if (next !== moving) offset = { x: 0, y: 0 };
    moving = next;
    places = measure();
    place(offset);
  }

  const resizes = new ResizeObserver(fit);
  resizes.observe(scene);
  frame.addEventListener('pointerdown', drag);
  scene.addEventListener('click', followClick);

  return {
    moveBy: ({ x, y }) => place({ x: offset.x + x, y: offset.y + y }),
    moveTo,
    goHome: () => place({ x: 0, y: 0 }),
    destroy() {
      resizes.disconnect();
      clearTimeout(rest);
      frame.removeEventListener('pointerdown', drag);
      scene.removeEventListener('click', followClick);
    },
  };
}

function part(stage: HTMLElement, name: string): HTMLElement {
  const element = stage.querySelector<HTMLElement>(`[data-part='${name}']`);
  if (!element) throw new Error(`the stage has no ${name}`);
  return element;
}

function regionOf(window: HTMLElement): RegionId {
  return window.dataset.region as RegionId;
}

function boxOf({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): Box {
  return { x: offsetLeft, y: offsetTop, width: offsetWidth, height: offsetHeight };
}
