import { HOME_REGION, type RegionId } from '../scene/regions.ts';
import { BELOW_WIDE } from '../stage.ts';
import { completeCopy } from './completeCopy.ts';
import { createDragListener } from './dragListener.ts';
import { areaFor, centerOf, clampOffset, nearestBox, type Point } from './geometry.ts';
import { OPENING } from './opening.ts';
import { measureSceneGeometry, partOf, regionOf } from './sceneGeometry.ts';

export interface FrameMover {
  /** In CSS pixels; x grows to the right in every language. */
  moveBy(distance: Point): void;
  /** The window under the lens. */
  under(): RegionId;
  /** Centers the lens on a window's target, as far as the scene has room for the frame. */
  moveTo(region: RegionId): void;
  goHome(): void;
  destroy(): void;
}

/** Minimum distance of the frame from the scene's edges and from the dock, in CSS pixels. */
const MARGIN = 4;
/** The frame is at rest when it has not moved for this long, in milliseconds. */
const REST_AFTER = 180;

/**
 * Moves the frame over the scene, outside React: each move of a drag sets two transforms and reads
 * no layout. The sharp copy of the scene in the lens moves against the glass. On narrow screens only
 * the glass moves; the answer stays.
 *
 * @param stage contains the elements with `data-part` scene, copy, frame, glass, lens and handle, and
 * in the scene one with `data-region` for each window.
 * @param onRest is called with the window under the lens when the frame has come to rest.
 */
export function createFrameMover(
  stage: HTMLElement,
  onRest: (region: RegionId) => void,
): FrameMover {
  const scene = partOf(stage, 'scene');
  const frame = partOf(stage, 'frame');
  const glass = partOf(stage, 'glass');
  const copy = partOf(stage, 'copy');
  const handle = partOf(stage, 'handle');
  const narrow = matchMedia(BELOW_WIDE);

  let moving = narrow.matches ? glass : frame;
  let geometry = measureSceneGeometry(stage, moving);
  let offset: Point = { x: 0, y: 0 };
  let restTimer: ReturnType<typeof setTimeout> | undefined;
  let under = HOME_REGION;
  let lastRest = under;
  /** The window that was pressed. The answer is about it even if the frame does not fit over it. */
  let chosen: RegionId | undefined;

  function place(desired: Point): void {
    const { home, lensCenter, scene, dock, windows } = geometry;
    const { x } = clampOffset(desired, home, areaFor(home, scene, MARGIN));
    const area = areaFor({ ...home, x: home.x + x }, scene, MARGIN, dock);
    offset = clampOffset(desired, home, area);
    move(moving, offset);
    move(copy, { x: -offset.x, y: -offset.y });
    const lensPoint = { x: lensCenter.x + offset.x, y: lensCenter.y + offset.y };
    under = chosen ?? nearestBox(lensPoint, windows) ?? under;
    // Dims an answer about another window.
    stage.toggleAttribute('data-stale', under !== lastRest);
    scheduleRest();
  }

  /** Prepares the stage for a gesture. */
  function begin(): void {
    stage.dataset.moved = '';
    completeCopy(scene, copy);
    geometry = measureSceneGeometry(stage, moving);
  }

  /** Ends the opening at rest, or, while the glass is pressed, where it is. */
  function endOpening(isPressed: boolean): void {
    opening.abort();
    const { translate } = getComputedStyle(moving);
    stage.removeAttribute(OPENING);
    if (translate === 'none' || !isPressed) return;
    const [x = 0, y = 0] = translate.split(' ').map(Number.parseFloat);
    stage.dataset.dragging = '';
    place({ x, y });
    // Applies the position before transitions are enabled again.
    moving.getBoundingClientRect();
    delete stage.dataset.dragging;
    scheduleRest();
  }

  /** Lets the opening play until it is over, or until the visitor uses the stage. */
  function followOpening(): void {
    const { signal } = opening;
    for (const type of ['pointerdown', 'keydown', 'click']) {
      const end = ({ target }: Event) =>
        endOpening(type === 'pointerdown' && glass.contains(target as Element));
      // Before the listeners that answer it.
      stage.addEventListener(type, end, { capture: true, signal });
    }
    const animations = stage.getAnimations({ subtree: true });
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => {
      if (!signal.aborted) endOpening(false);
    });
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
    begin();
    const { lensCenter, windows } = geometry;
    const box = windows.get(region);
    if (!box) return;
    chosen = region;
    // Horizontally the lens is centered on the whole window; at home its place is designed.
    const { x } = region === HOME_REGION ? lensCenter : centerOf(box);
    const y = region === HOME_REGION ? lensCenter.y : box.markY;
    place({ x: x - lensCenter.x, y: y - lensCenter.y });
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
    geometry = measureSceneGeometry(stage, moving);
    const wasMoved = offset.x !== 0 || offset.y !== 0;
    if (hasLayoutChanged) offset = { x: 0, y: 0 };
    if (hasLayoutChanged && wasMoved) moveTo(under);
    else if (wasMoved) place(offset);
  }

  const opening = new AbortController();
  if (glass.matches(':active')) endOpening(true);
  else if (stage.hasAttribute(OPENING)) followOpening();
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
      begin();
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
    moveBy({ x, y }) {
      begin();
      moveFreely({ x: offset.x + x, y: offset.y + y });
    },
    moveTo,
    under: () => under,
    goHome() {
      drags.endDrag();
      begin();
      moveFreely({ x: 0, y: 0 });
    },
    destroy() {
      opening.abort();
      resizes.disconnect();
      drags.destroy();
      clearTimeout(restTimer);
      scene.removeEventListener('click', moveToClicked);
    },
  };
}

function move(element: HTMLElement, { x, y }: Point): void {
  element.style.transform = `translate3d(${x}px, ${y}px, 0)`;
}
