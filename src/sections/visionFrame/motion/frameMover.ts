import { media } from '../../../theme/tokens.ts';
import { HOME_REGION, type RegionId } from '../scene/regions.ts';
import { listenForDrags } from './dragListener.ts';
import { centreOf, clampOffset, nearestBox, type Point } from './geometry.ts';
import { measureScene, regionOf } from './sceneGeometry.ts';

export interface FrameMover {
  /** In CSS pixels; x grows to the right in every language. */
  moveBy(distance: Point): void;
  /** The window under the lens. */
  under(): RegionId;
  /** Lays the lens over what is read in a window, as far as the frame fits into the scene there. */
  moveTo(region: RegionId): void;
  goHome(): void;
  destroy(): void;
}

/** A frame that has not moved for this long, in milliseconds, is at rest. */
const REST_AFTER = 180;

/**
 * Moves the frame over the scene, outside React: a drag sets one transform a move, lights the window that it
 * comes over, and asks nothing of the layout. On narrow screens only the lens moves and its answer stays below.
 *
 * @param stage holds the elements with `data-part` scene, frame, glass, lens and handle, and in the scene
 * one with `data-region` for each window.
 * @param onRest is told the window under the lens when the frame has come to rest.
 */
export function createFrameMover(
  stage: HTMLElement,
  onRest: (region: RegionId) => void,
): FrameMover {
  const scene = part(stage, 'scene');
  const frame = part(stage, 'frame');
  const glass = part(stage, 'glass');
  const lens = part(stage, 'lens');
  const handle = part(stage, 'handle');
  const narrow = matchMedia(media.belowWide.replace('@media ', ''));

  let moving = narrow.matches ? glass : frame;
  let places = measureScene(scene, glass, lens, moving);
  let offset: Point = { x: 0, y: 0 };
  let rest: ReturnType<typeof setTimeout> | undefined;
  let under = HOME_REGION;
  let rested = under;

  function place(wished: Point): void {
    const { home, lensCentre, area, windows } = places;
    offset = clampOffset(wished, home, area);
    moving.style.transform = `translate3d(${offset.x}px, ${offset.y}px, 0)`;
    const next = nearestBox(
      { x: home.x + offset.x + lensCentre.x, y: home.y + offset.y + lensCentre.y },
      windows,
    );
    if (next && next !== under) light(next);
    settle();
  }

  /** What lies beneath lights up, and what was said of another window pales. */
  function light(region: RegionId): void {
    const windows = scene.querySelectorAll<HTMLElement>('[data-region]');
    for (const window of windows) {
      window.toggleAttribute('data-read', regionOf(window) === region);
    }
    under = region;
    stage.toggleAttribute('data-stale', under !== rested);
  }

  /** A frame that is held is not at rest, however still. */
  function settle(): void {
    clearTimeout(rest);
    if (stage.dataset.dragging === undefined) rest = setTimeout(comeToRest, REST_AFTER);
  }

  function comeToRest(): void {
    rested = under;
    stage.removeAttribute('data-stale');
    onRest(under);
  }

  function moveTo(region: RegionId): void {
    const { home, lensCentre, windows } = places;
    const window = windows.get(region);
    if (!window) return;
    // Along the lines the whole window counts.
    const { x } = centreOf(window);
    place({ x: x - home.x - lensCentre.x, y: window.aim - home.y - lensCentre.y });
  }

  function followClick({ target }: MouseEvent): void {
    const window = (target as Element).closest<HTMLElement>('[data-region]');
    if (window) moveTo(regionOf(window));
  }

  /** Also into another layout, in which another part moves. */
  function fit(): void {
    const next = narrow.matches ? glass : frame;
    const isOther = next !== moving;
    if (isOther) moving.style.transform = '';
    moving = next;
    places = measureScene(scene, glass, lens, moving);
    const wasMoved = offset.x !== 0 || offset.y !== 0;
    if (isOther) offset = { x: 0, y: 0 };
    if (isOther && wasMoved) moveTo(under);
    else place(offset);
  }

  const resizes = new ResizeObserver(fit);
  resizes.observe(scene);
  resizes.observe(frame);
  let from = offset;
  const drags = listenForDrags(frame, {
    accepts({ target, pointerType }) {
      const pressed = target as Element;
      const isOnHandle = handle.contains(pressed);
      // A finger scrolls the page wherever it does not take the handle.
      if (pointerType !== 'mouse' && !isOnHandle) return false;
      return moving.contains(pressed) && (isOnHandle || !pressed.closest('button'));
    },
    begin() {
      from = offset;
      stage.dataset.dragging = '';
    },
    move: ({ x, y }) => place({ x: from.x + x, y: from.y + y }),
    end() {
      delete stage.dataset.dragging;
      settle();
    },
  });
  scene.addEventListener('click', followClick);

  return {
    moveBy: ({ x, y }) => place({ x: offset.x + x, y: offset.y + y }),
    moveTo,
    under: () => under,
    goHome() {
      drags.endDrag();
      place({ x: 0, y: 0 });
    },
    destroy() {
      resizes.disconnect();
      drags.destroy();
      clearTimeout(rest);
      scene.removeEventListener('click', followClick);
    },
  };
}

function part(stage: HTMLElement, name: string): HTMLElement {
  const element = stage.querySelector<HTMLElement>(`[data-part='${name}']`);
  if (!element) throw new Error(name);
  return element;
}
