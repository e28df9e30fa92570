import type { RegionId } from '../scene/regions.ts';
import { type Box, centreOf, type Point } from './geometry.ts';

interface WindowPlace extends Box {
  /** How far down the scene the middle is of what is read in it. */
  aim: number;
}

/** In CSS pixels from the scene's corner. */
export interface ScenePlaces {
  /** Of what moves: the whole frame, or its glass. */
  home: Box;
  /** From the corner of what moves. */
  lensCentre: Point;
  /** What moves stays within it. */
  area: Box;
  windows: Map<RegionId, WindowPlace>;
}

/** How far the frame stays from the scene's edges, in pixels. */
const MARGIN = 8;

/**
 * Where everything is without any offset, which transforms do not change.
 *
 * @param moving the frame, or on narrow screens the glass in it that the lens is cut into.
 */
export function measureScene(
  scene: HTMLElement,
  glass: HTMLElement,
  lens: HTMLElement,
  moving: HTMLElement,
): ScenePlaces {
  const lensBox = boxOf(lens);
  if (moving !== glass) {
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
    windows: new Map(
      windows.map((element) => [
        regionOf(element),
        { ...boxOf(element), aim: aimOf(element, scene) },
      ]),
    ),
  };
}

/** Which window an element of the scene is. */
export function regionOf(window: HTMLElement): RegionId {
  return window.dataset.region as RegionId;
}

function aimOf(window: HTMLElement, scene: HTMLElement): number {
  const aims = window.querySelectorAll('[data-aim]');
  const boxes = [...(aims.length > 0 ? aims : window.querySelectorAll('[data-mark]'))].map(
    (element) => element.getBoundingClientRect(),
  );
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return (top + bottom) / 2 - scene.getBoundingClientRect().top;
}

function boxOf({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): Box {
  return { x: offsetLeft, y: offsetTop, width: offsetWidth, height: offsetHeight };
}
