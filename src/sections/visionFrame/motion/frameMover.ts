import { BELOW_WIDE } from '../../../theme/tokens.ts';
import { HOME_REGION, type RegionId } from '../scene/regions.ts';
import { createDragListener } from './dragListener.ts';
import { centerOf, clampOffset, nearestBox, type Point } from './geometry.ts';
import { measureSceneGeometry, partOf, regionOf } from './sceneGeometry.ts';

export interface FrameMover {
  /** In CSS pixels; x grows to the right in every language. */
  moveBy(distance: Point): void;
  /** The window under the lens. */
  under(): RegionId;
  /** Centers the lens on a window's target, as far as the frame fits into the scene there. */
  moveTo(region: RegionId): void;
  goHome(): void;
  destroy(): void;
}

/** The frame is at rest when it has not moved for this long, in milliseconds. */
const REST_AFTER = 180;

/**
 * Moves the frame over the scene, outside React: each move of a drag sets one transform, highlights
 * the window under the lens and reads no layout. On narrow screens only the lens moves; the answer
 * stays below.
 *
 * @param stage contains the elements with `data-part` scene, frame, glass, lens and handle, and in
 * the scene one with `data-region` for each window.
 * @param onRest is called with the window under the lens when the frame has come to rest.
 */
export function createFrameMover(
  stage: HTMLElement,
  onRest: (region: RegionId) => void,
): FrameMover {
  const scene = partOf(stage, 'scene');
  const frame = partOf(stage, 'frame');
  const glass = partOf(stage, 'glass');
  const lens = partOf(stage, 'lens');
  const handle = partOf(stage, 'handle');
  const narrow = matchMedia(BELOW_WIDE);

  let moving = narrow.matches ? glass : frame;
  let geometry = measureSceneGeometry(scene, glass, lens, moving);
  let offset: Point = { x: 0, y: 0 };
  let restTimer: ReturnType<typeof setTimeout> | undefined;
  let under = HOME_REGION;
  let lastRest = under;
  /** The window that was pressed. It is read even where the frame does not fit over it. */
  let chosen: RegionId | undefined;

  function place(desired: Point): void {
    const { home, lensCenter, area, windows } = geometry;
    offset = clampOffset(desired, home, area);
    moving.style.transform = `translate3d(${offset.x}px, ${offset.y}px, 0)`;
    const lensPoint = {
      x: home.x + offset.x + lensCenter.x,
      y: home.y + offset.y + lensCenter.y,
    };
    const next = chosen ?? nearestBox(lensPoint, windows);
    if (next && next !== under) highlight(next);
    scheduleRest();
  }

  /** Highlights the window under the lens and dims an answer about another one. */
  function highlight(region: RegionId): void {
    for (const windowElement of scene.querySelectorAll<HTMLElement>('[data-region]')) {
      windowElement.toggleAttribute('data-read', regionOf(windowElement) === region);
    }
    under = region;
    stage.toggleAttribute('data-stale', under !== lastRest);
  }

  /** Restarts the rest timer; a frame that is being dragged is not at rest, however still. */
  function scheduleRest(): void {
    clearTimeout(restTimer);
    if (stage.dataset.dragging === undefined) restTimer = setTimeout(comeToRest, REST_AFTER);
  }

  function comeToRest(): void {
    lastRest = under;
    stage.removeAttribute('data-stale');
    onRest(under);
  }

  function moveTo(region: RegionId): void {
    const { home, lensCenter, windows } = geometry;
    const box = windows.get(region);
    if (!box) return;
    chosen = region;
    // Horizontally the lens is centered on the whole window.
    const { x } = centerOf(box);
    place({ x: x - home.x - lensCenter.x, y: box.targetY - home.y - lensCenter.y });
  }

  function moveFreely(desired: Point): void {
    chosen = undefined;
    place(desired);
  }

  function moveToClicked({ target }: MouseEvent): void {
    const windowElement = (target as Element).closest<HTMLElement>('[data-region]');
    if (windowElement) moveTo(regionOf(windowElement));
  }

  /** Adapts to a resize, including to the other layout, in which another element moves. */
  function handleResize(): void {
    const next = narrow.matches ? glass : frame;
    const hasLayoutChanged = next !== moving;
    if (hasLayoutChanged) moving.style.transform = '';
    moving = next;
    geometry = measureSceneGeometry(scene, glass, lens, moving);
    const wasMoved = offset.x !== 0 || offset.y !== 0;
    if (hasLayoutChanged) offset = { x: 0, y: 0 };
    if (hasLayoutChanged && wasMoved) moveTo(under);
    else place(offset);
  }

  const resizes = new ResizeObserver(handleResize);
  resizes.observe(scene);
  resizes.observe(frame);
  let dragStart = offset;
  const drags = createDragListener(frame, {
    accepts(pressed, pointerType) {
      const isOnHandle = handle.contains(pressed);
      // Touch scrolls the page everywhere but on the handle.
      if (pointerType !== 'mouse' && !isOnHandle) return false;
      return moving.contains(pressed) && (isOnHandle || !pressed.closest('button'));
    },
    begin() {
      dragStart = offset;
      stage.dataset.dragging = '';
    },
    move: ({ x, y }) => moveFreely({ x: dragStart.x + x, y: dragStart.y + y }),
    end() {
      delete stage.dataset.dragging;
      scheduleRest();
    },
  });
  scene.addEventListener('click', moveToClicked);

  return {
    moveBy: ({ x, y }) => moveFreely({ x: offset.x + x, y: offset.y + y }),
    moveTo,
    under: () => under,
    goHome() {
      drags.endDrag();
      moveFreely({ x: 0, y: 0 });
    },
    destroy() {
      resizes.disconnect();
      drags.destroy();
      clearTimeout(restTimer);
      scene.removeEventListener('click', moveToClicked);
    },
  };
}
